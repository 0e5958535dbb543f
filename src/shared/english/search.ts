// Owns the English words of search, which its panel uses until the index brings the site's own.
import { PANEL_WORDS } from "./panel.js";

export const SEARCH_WORDS = {
  ...PANEL_WORDS,
  search: "Search",
  searchPlaceholder: "Search…",
  searchResults: "Search results",
  noResults: "No results for “{query}”",
  noResultsHint: "Try other or fewer words.",
  searchFailed: "The search could not be loaded.",
  toSelect: "to select",
  toOpen: "to open",
  toClose: "to close",
};

/** The words of search in one language. */
export type SearchWords = Readonly<Record<keyof typeof SEARCH_WORDS, string>>;
