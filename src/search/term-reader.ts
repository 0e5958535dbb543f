// Reads texts by the thousand: remembers which terms a word gives, and numbers the terms, so that counting needs no names.
import { chunkFinder } from "./find-chunks.js";
import type { Tokeniser } from "./tokeniser.js";

type VisitNumber = (term: number, isPart: boolean) => void;

export interface TermReader {
  /** The terms by their numbers. */
  readonly names: readonly string[];
  readonly numberOf: (term: string) => number;
  /** Calls `visit` with the number of each term of a text, in reading order. `isPart`: of a piece of an identifier. */
  readonly read: (text: string, visit: VisitNumber) => void;
}

const mostRemembered = 100_000;
/** Runs of text without spaces are long, and seldom come twice. */
const longestRemembered = 24;

/** A piece of a text keeps all of it in memory; a copy does not. Short pieces are copies already. */
function apart(piece: string): string {
  return piece.length < 13 ? piece : ` ${piece}`.slice(1);
}

export function termReader({ cut, termOf }: Tokeniser): TermReader {
  const findChunks = chunkFinder();
  const names: string[] = [];
  const numbers = new Map<string, number>();
  // Parts of identifiers are kept as the complement of their numbers.
  const known = new Map<string, readonly number[]>();

  function numberOf(term: string): number {
    const number = numbers.get(term) ?? names.length;
    if (number < names.length) return number;
    const name = apart(term);
    names.push(name);
    numbers.set(name, number);
    return number;
  }

  function termsOf(chunk: string): readonly number[] {
    const terms: number[] = [];
    cut(chunk, (word, kind) => {
      const number = numberOf(kind === "whole" ? word : termOf(word));
      terms.push(kind === "part" ? ~number : number);
    });
    if (chunk.length > longestRemembered) return terms;
    if (known.size > mostRemembered) known.clear();
    known.set(apart(chunk), terms);
    return terms;
  }

  return {
    names,
    numberOf,
    read(text, visit) {
      for (const chunk of findChunks(text)) {
        const terms = known.get(chunk) ?? termsOf(chunk);
        for (let index = 0; index < terms.length; index++) {
          const term = terms[index] ?? 0;
          if (term < 0) visit(~term, true);
          else visit(term, false);
        }
      }
    },
  };
}
