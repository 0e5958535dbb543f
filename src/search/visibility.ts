// Owns who may find a page: the reader's search box and the assistant.
import type { SearchVisibility } from "../shared/search-record.js";

/** What the settings say about one page. */
export interface Standing {
  readonly inNavigation: boolean;
  /** The page's own `hidden`; null: not said. */
  readonly hidden: boolean | null;
  readonly noindex: boolean;
  /** The page's own `searchable`; only `false` acts. */
  readonly searchable: boolean | null;
  /** The elements above the page, outermost first. */
  readonly above: readonly { readonly hidden: boolean; readonly searchable: boolean | null }[];
  /** `seo.indexing` of the site. */
  readonly indexing: "navigable" | "all";
}

/** The rows of the visibility table that concern search and assistant; the writer's plainest word decides. */
export function visibility(standing: Standing): SearchVisibility {
  if (standing.noindex || standing.searchable === false) return NOBODY;
  if (standing.indexing === "all") return EVERYBODY;
  if (!standing.inNavigation || standing.hidden === true) return NOBODY;
  if (standing.hidden === false) return EVERYBODY;
  return isHiddenAbove(standing.above) ? NOBODY : EVERYBODY;
}

const EVERYBODY: SearchVisibility = { site: true, assistant: true };
const NOBODY: SearchVisibility = { site: false, assistant: false };

/** `searchable: true` lets what a hidden element holds be found, down to the next hidden element that does not say so. */
function isHiddenAbove(above: Standing["above"]): boolean {
  let isFindable = true;
  for (const { hidden, searchable } of above) {
    if (searchable === true) isFindable = true;
    else if (hidden || searchable === false) isFindable = false;
  }
  return !isFindable;
}
