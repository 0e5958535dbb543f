// Keeps one long page from filling the first results.
import type { Segment } from "../reading/open-segment.js";

const FIRST_RESULTS = 5;

interface Ranked {
  readonly segment: Segment;
  readonly page: number;
}

/** At most `perPage` sections of a page among the first five; the others follow in their order. */
export function spreadPages<Result extends Ranked>(ranked: readonly Result[], perPage: number): Result[] {
  const first: Result[] = [];
  const later: Result[] = [];
  for (const result of ranked) {
    const isFull = first.length >= FIRST_RESULTS;
    const ofPage = first.filter(({ page, segment }) => page === result.page && segment === result.segment).length;
    if (isFull || ofPage >= perPage) later.push(result);
    else first.push(result);
  }
  return [...first, ...later];
}
