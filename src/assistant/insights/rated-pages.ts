// Sums up page ratings.
import type { PageRating } from "../store/replies.js";

export interface RatedPage {
  readonly domain: string;
  readonly page: string;
  readonly up: number;
  readonly down: number;
}

/** What a reader wrote of a page. */
export interface Opinion {
  readonly domain: string;
  readonly page: string;
  readonly rating: "up" | "down";
  readonly reason: string;
  readonly at: string;
}

/** Those that helped least first: by the share of readers that they surely did not help. */
export function ratedPages(ratings: readonly PageRating[]): RatedPage[] {
  const pages = new Map<string, { domain: string; page: string; up: number; down: number }>();
  for (const { domain, page, isHelpful } of ratings) {
    const key = JSON.stringify([domain, page]);
    const known = pages.get(key) ?? { domain, page, up: 0, down: 0 };
    known[isHelpful ? "up" : "down"]++;
    pages.set(key, known);
  }
  return [...pages.values()].sort((a, b) => surelyDown(b) - surelyDown(a) || b.down - a.down || b.up - a.up);
}

/** Standard deviations within which 95 % of samples lie. */
const DEVIATIONS = 1.96;

/**
 * The lower bound of Wilson's interval for the share that was not helped. The share alone would put a page with one rating first,
 * the number alone the page that is read most.
 */
function surelyDown({ up, down }: RatedPage): number {
  const count = up + down;
  const share = down / count;
  const spread = DEVIATIONS ** 2 / count;
  const margin = DEVIATIONS * Math.sqrt((share * (1 - share) + spread / 4) / count);
  return Math.max(0, (share + spread / 2 - margin) / (1 + spread));
}

/** The latest first. */
export function opinionsIn(ratings: readonly PageRating[]): Opinion[] {
  return ratings
    .flatMap(({ domain, page, isHelpful, reason, at }): Opinion[] =>
      reason === null
        ? []
        : [{ domain, page, rating: isHelpful ? "up" : "down", reason, at: new Date(at).toISOString() }],
    )
    .reverse();
}
