// Reads many texts fast: caches the terms of a word, and numbers terms.
import { growingNumbers, unitReader } from "../indexing/growing-numbers.js";
import { chunkFinder } from "./find-chunks.js";
import { chunkCutter, type Tokeniser, withoutAccents } from "./tokeniser.js";
import { numberTable, wordTable } from "./word-table.js";

export interface TermReader {
  /** The terms by their numbers. */
  readonly names: readonly string[];
  readonly numberOf: (term: string) => number;
  /** The numbers of a text's terms in reading order; a piece of an identifier is the complement of its number. */
  readonly read: (text: string) => Int32Array;
}

const MOST_REMEMBERED = 100_000;
/** Characters of remembered texts: titles and headings come again in every section, whole sections in every version. */
const MOST_CHARACTERS = 400_000;
/** Runs of text without spaces are long, and seldom come twice. */
const LONGEST_REMEMBERED = 24;
/** What no language has forms of. */
const DIGITS = /^[0-9]+$/;

/**
 * Stemmers know endings by their accents, so a word without them may become another term ("configuracion"): it gets both. Of 900
 * words of a Spanish, a French and a Turkish site that it was not made on, typed without accents, 729 → 781 are found, 481 → 552
 * first; of those as they are written 769 → 767.
 */
export function termReader({ language, termOf }: Tokeniser): TermReader {
  const cutChunk = chunkCutter(language);
  const { words: names, numberOfWord } = wordTable();
  const readAnew = chunkReader((chunk, add) =>
    cutChunk(chunk, (word, kind) => {
      const number = numberOfWord(kind === "whole" || DIGITS.test(word) ? word : termOf(word));
      add(kind === "part" ? ~number : number);
      const bare = withoutAccents(word);
      if (kind !== "word" || bare === word) return;
      const other = numberOfWord(termOf(bare));
      if (other !== number) add(~other);
    }),
  );
  const texts = new Map<string, Int32Array>();
  let characters = 0;
  return {
    names,
    numberOf: numberOfWord,
    read(text) {
      const known = texts.get(text);
      if (known) return known;
      const made = readAnew(text);
      characters += text.length;
      if (characters > MOST_CHARACTERS) {
        texts.clear();
        characters = text.length;
      }
      texts.set(text, made);
      return made;
    },
  };
}

type ReadChunk = (chunk: string, add: (term: number) => void) => void;

/** Reads a text chunk by chunk, and remembers the terms of each. */
function chunkReader(readChunk: ReadChunk): (text: string) => Int32Array {
  const findChunks = chunkFinder();
  const readUnits = unitReader();
  const found = growingNumbers();
  let numberOfChunk = numberTable();
  // The terms of each chunk begin where those of the one before end.
  let ends: number[] = [];
  let terms: number[] = [];

  function remember(chunk: string): void {
    readChunk(chunk, (term) => terms.push(term));
    ends.push(terms.length);
  }

  function forgetAll(): void {
    numberOfChunk = numberTable();
    ends = [];
    terms = [];
  }

  return (text) => {
    if (ends.length > MOST_REMEMBERED) forgetAll();
    const units = readUnits(text);
    findChunks(units, (start, end) => {
      if (end - start > LONGEST_REMEMBERED) return readChunk(text.slice(start, end), found.push);
      const chunk = numberOfChunk(units, start, end);
      if (chunk === ends.length) remember(text.slice(start, end));
      const last = ends[chunk] ?? 0;
      for (let at = ends[chunk - 1] ?? 0; at < last; at++) found.push(terms[at] ?? 0);
    });
    // What was pushed below zero is so again.
    return new Int32Array(found.take().buffer);
  };
}
