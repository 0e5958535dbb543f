// Finds for each word of a query the terms of the index that answer it: the word itself, else what it begins or was meant to be.

import { joinTerms, type LookUp, withMore } from "./join-terms.js";
import { lookUpExact } from "./look-up-exact.js";
import type { Segment } from "./open-segment.js";
import type { QueryWord } from "./plan-query.js";
import { ranking } from "./ranking.js";

/** Looks up every word in all segments, which are of one language. Words that nothing answers are left out. */
export async function lookUpWords(words: readonly QueryWord[], segments: readonly Segment[]): Promise<LookUp[]> {
  const found = await Promise.all(words.map((word) => lookUpWord(word, segments)));
  return found.flat();
}

async function lookUpWord(word: QueryWord, segments: readonly Segment[]): Promise<LookUp[]> {
  const exact = await lookUpExact(word, segments);
  if (word.isOpen) return lookUpOpen(word, exact, segments);
  if (exact) return [exact];
  // Identifiers are found by their words anyway.
  if (word.kind !== "word") return [];
  return lookUpUnknown(word, segments);
}

/** The word being typed: itself, and what it may become. */
async function lookUpOpen(word: QueryWord, exact: LookUp | null, segments: readonly Segment[]): Promise<LookUp[]> {
  const prefix = shortest(word.text, word.term);
  const found = await Promise.all(segments.map((segment) => segment.beginningWith(prefix, ranking.mostLikeTerms)));
  const longer = found.map((terms) => terms.filter(({ term }) => term !== word.term));
  if (longer.some((terms) => terms.length > 0)) {
    const like = joinTerms(word, "prefix", longer, ranking.prefix);
    return exact ? [withMore(exact, like, 1)] : [like];
  }
  if (exact) return [exact];
  return lookUpUnknown(word, segments);
}

/** What the reader typed, unless its term is a beginning of it. */
function shortest(text: string, term: string): string {
  return text.startsWith(term) ? term : text;
}

/** Browsers fetch what deals with unknown words when the first one comes up: most readers never need it. */
async function lookUpUnknown(word: QueryWord, segments: readonly Segment[]): Promise<LookUp[]> {
  const { lookUpLike } = await import("./look-up-like.js");
  return lookUpLike(word, segments);
}
