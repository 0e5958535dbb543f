// Counts what a build has to draw: how many threads pay depends on it.
import type { Page } from "../../model.js";
import type { Site } from "../../site/site.js";

export interface PagesLeft {
  readonly all: number;
  /** Those of which nearly everything seems to be that of the last build. */
  readonly kept: number;
}

/** What of a page the last build left. */
export interface Leavings {
  /** It need not be drawn. */
  readonly isGood: (page: Page) => boolean;
  /** Its article and what search has of it were kept, and its file is what it was. */
  readonly isKept: (page: Page) => boolean;
}

export function pagesLeft({ pages }: Site, { isGood, isKept }: Leavings): PagesLeft {
  const left = [...pages.values()].filter((page) => !isGood(page));
  return { all: left.length, kept: left.filter((page) => isKept(page)).length };
}
