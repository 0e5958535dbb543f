// Writes the static files that the search dialog reads: one small index, and for each language and version a folder of shards.
import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { languageOf } from "../shared/languages.js";
import { uiStrings } from "../shared/ui-strings.js";
import {
  type BrowserIndex,
  type BrowserRoot,
  browserFolder,
  browserFormat,
  type DisplayBlock,
  type DisplayPage,
  type DisplaySection,
  type SearchWords,
  type SegmentEntry,
  segmentFile,
} from "./browser-files.js";
import { cutSegment, type Segmented } from "./draft.js";
import { vocabularyText } from "./vocabulary.js";

export interface SearchFile {
  /** Path below the output folder. */
  readonly file: string;
  readonly bytes: Uint8Array;
}

/** Sizes at which a first result costs the reader least; measured with `npm run bench:search`. */
const browserShardBytes = 16 * 1024;

/** The files of all segments, and last the index that names them. */
export function* writeBrowserIndex(segments: readonly Segmented[]): Iterable<SearchFile> {
  const entries: SegmentEntry[] = [];
  const words: Record<string, SearchWords> = {};
  for (const segment of segments) {
    const files = segmentFiles(segment);
    const { language, version, pages } = segment;
    const folder = `${language}-${contentHash(files)}`;
    for (const { name, bytes } of files) yield { file: `${browserFolder}/${folder}/${name}`, bytes };
    const products = new Set(pages.flatMap(({ page }) => page.product ?? []));
    const tag = languageOf(language)?.tag ?? language;
    words[tag] = searchWords(language);
    entries.push({ tag, version, folder, products: [...products] });
  }
  const index: BrowserIndex = { format: browserFormat, segments: entries, words };
  yield { file: `${browserFolder}/index.json`, bytes: utf8(JSON.stringify(index)) };
}

function searchWords(language: string): SearchWords {
  const words = uiStrings(language);
  const { search, searchPlaceholder, searchResults, noResults, noResultsHint, searching, recentSearches } = words;
  const { searchFailed, toSelect, toOpen, toClose, clear, close, all, product, version, askAssistant } = words;
  return {
    ...{ search, searchPlaceholder, searchResults, noResults, noResultsHint, searching, recentSearches },
    ...{ searchFailed, toSelect, toOpen, toClose, clear, close, all, product, version, askAssistant },
  };
}

interface NamedBytes {
  readonly name: string;
  readonly bytes: Uint8Array;
}

function segmentFiles(segment: Segmented): NamedBytes[] {
  const { sections, postings } = segment;
  const { root, shards } = cutSegment(segment, (size) => size >= browserShardBytes);
  const blockSize = blockSizeFor(sections);
  const browserRoot: BrowserRoot = { ...root, blockSize };
  const blocks = displayBlocks(segment, blockSize);
  return [
    { name: segmentFile.root, bytes: packed(utf8(JSON.stringify(browserRoot))) },
    { name: segmentFile.vocabulary, bytes: packed(utf8(vocabularyText(postings, sections))) },
    ...shards.map((bytes, number) => ({ name: segmentFile.shard(number), bytes: packed(bytes) })),
    ...blocks.map((block, number) => ({ name: segmentFile.block(number), bytes: packed(utf8(JSON.stringify(block))) })),
  ];
}

/** Small blocks bring less that is not shown; large sites would have too many files of them. */
function blockSizeFor(sections: number): number {
  if (sections < 25_000) return 8;
  return sections < 50_000 ? 12 : 24;
}

function displayBlocks({ pages }: Segmented, blockSize: number): DisplayBlock[] {
  const blocks: { pages: DisplayPage[]; sections: DisplaySection[] }[] = [];
  let block: { pages: DisplayPage[]; sections: DisplaySection[] } = { pages: [], sections: [] };
  for (const { page, anchors, shown } of pages) {
    let isNew = true;
    for (const [index, section] of shown.entries()) {
      if (block.sections.length === 0) blocks.push(block);
      if (isNew || block.sections.length === 0) {
        const { address, title, crumbs, method, product } = page;
        block.pages.push({ address, title, crumbs, method, product });
      }
      isNew = false;
      block.sections.push({ page: block.pages.length - 1, anchor: anchors[index] ?? null, ...section });
      if (block.sections.length === blockSize) block = { pages: [], sections: [] };
    }
  }
  return blocks;
}

function contentHash(files: readonly NamedBytes[]): string {
  const hash = createHash("sha256");
  for (const { bytes } of files) hash.update(bytes);
  return hash.digest("hex").slice(0, 12);
}

/** Most files are small: a small window costs them nothing, and making a large one would cost more than packing. */
function packed(bytes: Uint8Array): Uint8Array {
  const isSmall = bytes.length <= 1 << 14;
  return gzipSync(bytes, { level: 6, windowBits: isSmall ? 14 : 15, memLevel: isSmall ? 7 : 8 });
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
