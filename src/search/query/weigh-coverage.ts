// Weighs in how much of a query a section has. The search dialog does without: readers type few words.
import type { Segment } from "../reading/open-segment.js";
import { lowerBound } from "../reading/read-shard.js";
import type { Postings } from "../segment.js";
import { COVERAGE_SHARE } from "./ranking.js";
import type { Found, Weighted } from "./score-sections.js";

/** A section found, with the share of the query's words that it has, by what they tell. */
export interface Covering extends Found {
  readonly covered: number;
}

/** Of sections that score the same, one that has more of the words answers more of the question. */
export function withCoverage(
  found: readonly Found[],
  lookUps: readonly Weighted[],
  segments: readonly Segment[],
): Covering[] {
  const sum = lookUps.reduce((total, { factor }) => total + factor, 0);
  return found.map(({ segment, section, page, score }) => {
    const number = segments.indexOf(segment);
    let held = 0;
    for (const { factor, postings } of lookUps) if (holds(postings[number] ?? null, section)) held += factor;
    const covered = held / sum;
    return { segment, section, page, covered, score: score * (1 - COVERAGE_SHARE * (1 - covered)) };
  });
}

function holds(postings: Postings | null, section: number): boolean {
  return postings !== null && postings.sections[lowerBound(postings.sections, section)] === section;
}
