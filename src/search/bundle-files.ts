// Owns names and shapes of the assistant bundle's files.
import type { SearchPage } from "../shared/search-record.js";
import type { SegmentRoot } from "./segment.js";

/** Raised when an older docsgen could not read what is written. */
export const BUNDLE_FORMAT = 8;
/** Folder of the bundle, below the output folder. */
export const BUNDLE_FOLDER = "_docsgen/assistant";
/** The first line of the index says format, length and checksum; the rest is JSON. */
export const BUNDLE_INDEX_FILE = "index.txt";
export const BUNDLE_MARK = "docsgen-assistant";
export const TERMS_FILE = "terms.bin";
export const pagesFile = (part: number): string => `pages-${part}.bin`;

export interface BundleIndex {
  readonly segments: readonly BundleSegment[];
  /** Whether who opens the bundle learns from it which words go together (`search.semantic`). */
  readonly isSemantic: boolean;
  /** Length and checksum of the file of terms. */
  readonly terms: Stretch;
  /** Lengths of the parts that hold the pages. */
  readonly parts: readonly number[];
}

/** The files beside the index, by name, with their lengths. */
export function bundleFileLengths({ terms, parts }: BundleIndex): Map<string, number> {
  return new Map([[TERMS_FILE, terms.length], ...parts.map((length, part) => [pagesFile(part), length] as const)]);
}

export interface BundleSegment {
  readonly root: SegmentRoot;
  /** Where the segment's shards begin in the file of terms, and where the last ends. */
  readonly shards: readonly number[];
  /** Start and end of the words for misspelt ones, in the file of terms. */
  readonly vocabulary: readonly [start: number, end: number];
  /** For each page of the root, in its order. */
  readonly pages: readonly PageEntry[];
  /** The position of each page in the site's order. */
  readonly places: readonly number[];
}

/** `[path, address, title, part, start, length, checksum]` of a page; start, length and checksum are those of its head. */
export type PageEntry = readonly [
  path: string,
  address: string,
  title: string,
  part: number,
  start: number,
  length: number,
  checksum: number,
];

interface Stretch {
  readonly length: number;
  readonly checksum: number;
}

/**
 * A page in a part: this head, then its sections and its Markdown, compressed together (raw deflate): they say the same, so
 * that the second takes little.
 */
export interface PageHead {
  readonly page: SearchPage;
  /** Lengths of the sections, one behind the other as UTF-8, and of the Markdown behind them. */
  readonly lengths: readonly number[];
  /** Length and checksum of the compressed bytes. */
  readonly packed: PackedStretch;
}

export type PackedStretch = readonly [length: number, checksum: number];

export interface StoredSection {
  readonly anchor: string | null;
  readonly headings: readonly string[];
  readonly text: string;
  readonly code: string;
}
