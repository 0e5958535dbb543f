// Counts what a build has to draw: how many threads pay depends on it.
import type { Page } from "../../model.js";
import type { Site } from "../../site/site.js";

export interface PagesLeft {
  readonly all: number;
  /** Those that probably need no drawing. */
  readonly kept: number;
}

/** What the last build left of a page. */
export interface Leavings {
  /** It need not be drawn. */
  readonly isGood: (page: Page) => boolean;
  /** Its article and search data were kept, and its file is unchanged. */
  readonly isKept: (page: Page) => boolean;
}

export function pagesLeft({ pages }: Site, { isGood, isKept }: Leavings): PagesLeft {
  const left = [...pages.values()].filter((page) => !isGood(page));
  return { all: left.length, kept: left.filter((page) => isKept(page)).length };
}
