// Owns names and shapes of the browser's index files.
import type { AllSearchWords } from "../shared/english/all-search.js";
import type { SegmentRoot } from "./segment.js";

/** Raised when an older search dialog could not read what is written. */
export const BROWSER_FORMAT = 3;
/** Folder of the index, below the base path. */
export const BROWSER_FOLDER = "search";
/** The one file whose name does not change. */
export const BROWSER_INDEX_FILE = "search/index.json";

export interface BrowserIndex {
  readonly format: number;
  readonly segments: readonly SegmentEntry[];
  /** The dialog's words, by language tag. */
  readonly words: Readonly<Record<string, AllSearchWords>>;
}

export interface SegmentEntry {
  /** BCP 47 tag, as the pages' `lang` has it. */
  readonly tag: string;
  readonly version: string | null;
  /** Hash of its root: what it names in turn is named by its content too, and so a file of one name never changes. */
  readonly root: string;
  readonly products: readonly string[];
  /** Set where some of its pages belong to an API and others do not. */
  readonly isMixed?: true;
}

/** The root of a segment. */
export interface BrowserRoot extends SegmentRoot {
  /** Hashes of the shards, one after the other. */
  readonly shardHashes: string;
  /** Hash of the words for misspelt ones. */
  readonly vocabulary: string;
  /** Hashes of the groups of display blocks, one after the other, and number of pages in each. */
  readonly groupHashes: string;
  readonly groupPages: number;
  /** Number of sections in each display block. */
  readonly blockSize: number;
}

/** One display block: what is shown of neighbouring sections. */
export interface DisplayBlock {
  readonly pages: readonly DisplayPage[];
  readonly sections: readonly DisplaySection[];
}

export interface DisplayPage {
  /** As links write it, without base path. */
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

/** Letters of a hash. */
export const HASH_LENGTH = 8;

/** Path below `search/` of what a hash names: a root, a shard, words, or with a number behind it a display block.
 * All but the index are compressed with gzip, for hosts that do not. */
export function partFile(name: string): string {
  return `parts/${name}.bin`;
}

/** Whether a file below the output folder is named by its content. */
export function isNamedByContent(file: string): boolean {
  return /^search\/parts\/.*\.bin$/.test(file);
}
