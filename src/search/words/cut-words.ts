// Cuts text into words in lower case: the same way for the index and for a query, on the server and in the browser.

import { chunkFinder } from "./find-chunks.js";

/** `whole`: an identifier with its punctuation (`docs.json`). `part`: a piece of one (`use` of `useState`). */
type WordKind = "word" | "whole" | "part";
type VisitWord = (word: string, kind: WordKind) => void;
/** Calls `visit` for each word of the text in reading order; identifiers also whole and by their parts. */
export type CutWords = (text: string, visit: VisitWord) => void;

const LONGEST_WORD = 64;
const LONGEST_IDENTIFIER = 40;
/** Most words of most texts: worth a test of their own, since classes of Unicode are slow. */
const USUAL_WORD = /^[A-Z]?[a-z0-9]{1,63}$/;
const WORDS = /[\p{L}\p{M}\p{N}_]+/gu;
const PLAIN_WORD = /^[\p{L}\p{M}\p{N}]+$/u;
/** A letter of a script that writes words without spaces between them: Thai, Lao, Burmese, Khmer, kana, Han. */
export const UNSPACED = /[\u0e01-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\ud840-\ud87f]/;
const KANA = /[\u3040-\u30ff]/;

/** Makes the cutter for texts of a language. */
export function wordCutter(language: string): CutWords {
  const findChunks = chunkFinder();
  const cutChunk = chunkCutter(language);
  return (text, visit) => {
    const units = new Uint16Array(text.length);
    for (let at = 0; at < text.length; at++) units[at] = text.charCodeAt(at);
    findChunks(units, (start, end) => cutChunk(text.slice(start, end), visit));
  };
}

/** The same for a text that is one chunk. */
export function chunkCutter(language: string): CutWords {
  const unspacedWords = unspacedCutter(language);
  const joinsApostrophes = /^u[kz]$/.test(language);

  function cutWord(word: string, visit: VisitWord): void {
    if (UNSPACED.test(word)) {
      unspacedWords(word, visit);
      return;
    }
    if (word.length > LONGEST_WORD) return;
    visit(word.toLowerCase(), "word");
    visitParts(word, visit);
  }

  return (chunk, visit) => {
    if (USUAL_WORD.test(chunk)) {
      visit(chunk.toLowerCase(), "word");
      return;
    }
    if (PLAIN_WORD.test(chunk)) {
      cutWord(chunk, visit);
      return;
    }
    // Where an apostrophe is a letter, the word continues after it.
    const joined = joinsApostrophes ? chunk.replace(/['’ʻʼ‘]/g, "") : chunk;
    for (const word of joined.match(WORDS) ?? []) cutWord(word, visit);
    const whole = identifier(joined);
    if (whole !== null) visit(whole, "whole");
  };
}

/** `docs.json`, `a/b`, `--flag-name` and `@scope/name` count as one word too; prose with hyphens does not. */
function identifier(chunk: string): string | null {
  const name = chunk.replace(/^-+/, "").toLowerCase();
  const marks = chunk.startsWith("--") ? /-/ : /[./:@]/;
  const isOne = chunk.length <= LONGEST_IDENTIFIER && !chunk.includes("//") && marks.test(name);
  return isOne ? name : null;
}

const SIMPLE = /^\p{Lu}?[^\p{Lu}_]*$|^[^\p{Ll}_]+s?$/u;
const PIECES = /\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?[^\p{Lu}_]+|\p{Lu}+/gu;

/** The pieces of `camelCase`, `snake_case` and `HTTPServer`. */
function visitParts(word: string, visit: VisitWord): void {
  if (SIMPLE.test(word)) return;
  const found = word.match(PIECES) ?? [];
  if (found.length < 2) return;
  for (const piece of found) if (piece.length > 1) visit(piece.toLowerCase(), "part");
}

/** Text with kana is Japanese whatever the page's language; Han alone is read in the page's own way. */
function unspacedCutter(language: string): CutWords {
  const segmenters: Record<string, Intl.Segmenter> = {};
  return (run, visit) => {
    const locale = KANA.test(run) ? "ja" : language;
    segmenters[locale] ??= new Intl.Segmenter(locale, { granularity: "word" });
    const segments = segmenters[locale].segment(run);
    // Asking for one after the other takes three quarters of the time of walking over them.
    let found = segments.containing(0);
    while (found) {
      if (found.isWordLike) visit(found.segment.toLowerCase(), "word");
      found = segments.containing(found.index + found.segment.length);
    }
  };
}
