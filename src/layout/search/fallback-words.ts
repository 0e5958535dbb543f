// Owns the words of the search panel for as long as the index, which brings the site's own, is not there.
import type { SearchWords } from "../../search/browser-files.js";

export const FALLBACK_WORDS: SearchWords = {
  search: "Search",
  searchPlaceholder: "Search…",
  searchResults: "Search results",
  noResults: "No results for “{query}”",
  noResultsHint: "Try other or fewer words.",
  searching: "Searching…",
  recentSearches: "Recent searches",
  searchFailed: "The search could not be loaded.",
  toSelect: "to select",
  toOpen: "to open",
  toClose: "to close",
  clear: "Clear",
  close: "Close",
  all: "All",
  product: "Product",
  version: "Version",
  askAssistant: "Ask assistant",
};
