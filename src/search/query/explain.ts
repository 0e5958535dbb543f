// Says what each word of a query gave to a section's score.
import type { Reason } from "../bundle.js";
import { lowerBound } from "../reading/read-shard.js";
import type { Postings } from "../segment.js";
import type { Found, Weighted } from "./score-sections.js";

const MOST_TERMS = 3;

/** The words that gave anything, the strongest first. `number`: of the section's segment among those that were searched. */
export function explain({ section }: Found, number: number, lookUps: readonly Weighted[]): Reason[] {
  const given = lookUps.map(({ factor, postings }) => factor * impactIn(postings[number] ?? null, section));
  const sum = given.reduce((total, each) => total + each, 0);
  const reasons = lookUps.map(({ word, terms, how }, index): Reason => {
    const share = sum === 0 ? 0 : (given[index] ?? 0) / sum;
    return { word, term: terms.slice(0, MOST_TERMS).join(", "), how, share };
  });
  return reasons.filter(({ share }) => share > 0).sort((a, b) => b.share - a.share);
}

function impactIn(postings: Postings | null, section: number): number {
  if (!postings) return 0;
  const index = lowerBound(postings.sections, section);
  return postings.sections[index] === section ? (postings.impacts[index] ?? 0) : 0;
}
