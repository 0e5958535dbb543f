// Finds the sections that hold a term itself, or what it is short for.
import { type LookUp, withMore } from "./join-terms.js";
import type { Segment } from "./open-segment.js";
import type { QueryWord } from "./plan-query.js";
import { ranking } from "./ranking.js";

/** Null: no section has it. */
export async function lookUpExact(word: QueryWord, segments: readonly Segment[]): Promise<LookUp | null> {
  const postings = await Promise.all(segments.map((segment) => segment.find(word.term)));
  const long =
    word.longForm === null ? null : await lookUpExact({ ...word, term: word.longForm, longForm: null }, segments);
  if (postings.every((each) => each === null)) return long;
  const isPart = word.kind === "part";
  const weight = word.count * (isPart ? ranking.part : 1);
  const exact: LookUp = { word: word.text, terms: [word.term], how: isPart ? "part" : "exact", weight, postings };
  return long ? withMore(exact, long, ranking.longForm) : exact;
}
