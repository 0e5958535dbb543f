// Owns the English words of the empty search box, of the filters and of misspelt words, which are loaded when first shown.

export const SEARCH_START_WORDS = {
  recentSearches: "Recent searches",
  recentPages: "Recent pages",
  suggestedPages: "Suggested pages",
  actions: "Actions",
  lightMode: "Switch to light theme",
  darkMode: "Switch to dark theme",
  systemMode: "Switch to system theme",
  copyPage: "Copy page",
  keyboardShortcuts: "Keyboard shortcuts",
  language: "Language",
  product: "Product",
  version: "Version",
  kind: "Kind",
  guides: "Guides",
  perhapsYouMean: "Perhaps you are looking for",
};

export type SearchStartWords = Readonly<Record<keyof typeof SEARCH_START_WORDS, string>>;
