// Owns the names and shapes of the browser's index files: what the build writes and the search dialog reads.
import type { UiStrings } from "../shared/ui-strings.js";
import type { SegmentRoot } from "./segment.js";

/** Raised when an older search dialog could not read what is written. */
export const browserFormat = 2;
/** Folder of the index, below the base path. */
export const browserFolder = "search";

/** `search/index.json`: the one file whose name does not change. */
export interface BrowserIndex {
  readonly format: number;
  readonly segments: readonly SegmentEntry[];
  /** The dialog's words, by language tag. */
  readonly words: Readonly<Record<string, SearchWords>>;
}

export interface SegmentEntry {
  /** BCP 47 tag, as the pages' `lang` has it. */
  readonly tag: string;
  readonly version: string | null;
  /** Folder below `search/`, named after its content: what lies in it never changes. */
  readonly folder: string;
  readonly products: readonly string[];
}

/** What the dialog says. */
export type SearchWords = Pick<
  UiStrings,
  | "search"
  | "searchPlaceholder"
  | "searchResults"
  | "noResults"
  | "noResultsHint"
  | "searching"
  | "recentSearches"
  | "searchFailed"
  | "toSelect"
  | "toOpen"
  | "toClose"
  | "clear"
  | "close"
  | "all"
  | "product"
  | "version"
  | "askAssistant"
>;

/** `root.bin` of a segment. */
export interface BrowserRoot extends SegmentRoot {
  /** Number of sections in each display block. */
  readonly blockSize: number;
}

/** One display block: what is shown of neighbouring sections. */
export interface DisplayBlock {
  readonly pages: readonly DisplayPage[];
  readonly sections: readonly DisplaySection[];
}

export interface DisplayPage {
  readonly address: string;
  readonly title: string;
  readonly crumbs: readonly string[];
  readonly method: string | null;
  readonly product: string | null;
}

export interface DisplaySection {
  /** Position in the block's `pages`. */
  readonly page: number;
  readonly anchor: string | null;
  readonly headings: readonly string[];
  /** The beginning of the text. */
  readonly text: string;
}

/** Names of the files in a segment's folder. All but the index are compressed with gzip, for hosts that do not. */
export const segmentFile = {
  root: "root.bin",
  shard: (number: number) => `t${number}.bin`,
  block: (number: number) => `d${number}.bin`,
  vocabulary: "words.bin",
};
