// Owns all English words of search, as the index has them in each language.
import { SEARCH_WORDS } from "./search.js";
import { SEARCH_START_WORDS } from "./search-start.js";

export const ALL_SEARCH_WORDS = { ...SEARCH_WORDS, ...SEARCH_START_WORDS };

/** All words of search in one language. */
export type AllSearchWords = Readonly<Record<keyof typeof ALL_SEARCH_WORDS, string>>;
