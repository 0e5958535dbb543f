// Writes the search dialog's static files: one small index, and parts named by their content.

import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { uiStrings } from "../../config/read-ui-strings.js";
import { pageHref } from "../../shared/encode-path.js";
import { ALL_SEARCH_WORDS, type AllSearchWords } from "../../shared/english/all-search.js";
import { languageOf } from "../../shared/languages.js";
import { once } from "../../shared/once.js";
import {
  BROWSER_FOLDER,
  BROWSER_FORMAT,
  BROWSER_INDEX_FILE,
  type BrowserIndex,
  type BrowserRoot,
  type DisplayPage,
  type DisplaySection,
  HASH_LENGTH,
  partFile,
  type SegmentEntry,
} from "../browser-files.js";
import { cutSegment, type DraftPage, type Segmented } from "./draft.js";
import { findSame, type IndexMemory, type KeptGroup, startsOf } from "./index-memory.js";

export interface SearchFile {
  /** Path below the output folder. */
  readonly file: string;
  /** The content; asked for at once or never. */
  readonly make: () => Uint8Array;
}

interface IndexSettings {
  /** Whether addresses of results end with a slash. */
  readonly trailingSlash: boolean;
  /** What is known of the last index; null: nothing, and nothing is left to the next. */
  readonly memory: IndexMemory | null;
}

/** Files named by their content, without the folder. */
interface NamedFile {
  readonly name: string;
  readonly bytes: () => Uint8Array;
}

/** The files of all segments, and last the index that names them. What is the same in several segments is one file. */
export function* writeBrowserIndex(segments: readonly Segmented[], settings: IndexSettings): Iterable<SearchFile> {
  const entries: SegmentEntry[] = [];
  const words: Record<string, AllSearchWords> = {};
  const written = new Set<string>();
  for (const segment of segments) {
    const files = segmentFiles(segment, settings);
    let next = files.next();
    for (; !next.done; next = files.next()) {
      const { name, bytes } = next.value;
      if (!written.has(name)) yield { file: `${BROWSER_FOLDER}/${name}`, make: () => packed(bytes()) };
      written.add(name);
    }
    const { language, version, pages } = segment;
    const products = new Set(pages.flatMap(({ page }) => page.product ?? []));
    const tag = languageOf(language)?.tag ?? language;
    words[tag] = searchWords(uiStrings(language));
    const kinds = new Set(pages.map(({ page }) => page.kind === "page"));
    const mixed: Pick<SegmentEntry, "isMixed"> = kinds.size > 1 ? { isMixed: true } : {};
    entries.push({ tag, version, root: next.value, products: [...products], ...mixed });
  }
  const index: BrowserIndex = { format: BROWSER_FORMAT, segments: entries, words };
  yield { file: BROWSER_INDEX_FILE, make: () => utf8(JSON.stringify(index)) };
}

function searchWords(ui: AllSearchWords): AllSearchWords {
  return mapValues(ALL_SEARCH_WORDS, (name) => ui[name]);
}

function mapValues<Name extends string>(of: Readonly<Record<Name, string>>, value: (name: Name) => string) {
  const mapped: Record<Name, string> = { ...of };
  for (const name in of) mapped[name] = value(name);
  return mapped;
}

/** Returns the hash of the root, which comes last. */
function* segmentFiles(segment: Segmented, settings: IndexSettings): Generator<NamedFile, string> {
  const { memory } = settings;
  const { root, shards } = cutSegment(segment, endsShard);
  const before = memory?.before?.browserShards.get(segment.name) ?? null;
  const same = findSame(before?.starts ?? [], segment.origins);
  const hashes: string[] = [];
  for (const shard of shards) {
    const bytes = once(shard.bytes);
    const hash = before?.hashes[same(shard) ?? -1] ?? contentHash(bytes());
    hashes.push(hash);
    yield { name: partFile(hash), bytes };
  }
  memory?.browserShards.set(segment.name, { starts: startsOf(shards), hashes });
  const words = utf8(segment.vocabulary());
  const vocabulary = contentHash(words);
  yield { name: partFile(vocabulary), bytes: () => words };
  const { blockSize, groupPages, groups } = displayGroups(segment, settings);
  let groupHashes = "";
  for (const { hash, blocks } of groups) {
    groupHashes += hash;
    for (const [number, bytes] of blocks.entries()) yield { name: partFile(`${hash}/${number}`), bytes };
  }
  const whole: BrowserRoot = { ...root, shardHashes: hashes.join(""), vocabulary, blockSize, groupPages, groupHashes };
  const bytes = utf8(JSON.stringify(whole));
  const hash = contentHash(bytes);
  yield { name: partFile(hash), bytes: () => bytes };
  return hash;
}

/** Sizes at which a first result costs the reader least; measured with `npm run bench:search`. */
const LEAST_SHARD_BYTES = 8 * 1024;

const MOST_SHARD_BYTES = 14 * 1024;

/** One term in so many may end a shard. */
const ENDING_TERMS = 64;

/** The last term decides where a shard ends, so that the shards of other terms stay the same when pages change. */
function endsShard(size: number, term: string): boolean {
  if (size < LEAST_SHARD_BYTES) return false;
  let hash = 0;
  for (let index = 0; index < term.length; index++) hash = Math.imul(hash ^ term.charCodeAt(index), 0x01000193);
  return size >= MOST_SHARD_BYTES || (hash >>> 16) % ENDING_TERMS === 0;
}

/** More than what packing adds to bytes that it cannot make fewer. */
const HEAD_BYTES = 64;

/** Most files are small: a small window costs them nothing, and making a large one would cost more than packing. */
function packed(bytes: Uint8Array): Uint8Array {
  const isSmall = bytes.length <= 1 << 14;
  // What is packed fits into one piece, so that none is copied.
  const chunkSize = bytes.length + HEAD_BYTES;
  return gzipSync(bytes, { level: 6, windowBits: isSmall ? 14 : 15, memLevel: isSmall ? 7 : 8, chunkSize });
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

interface DisplayGroup {
  readonly hash: string;
  /** `DisplayBlock`s as JSON, each made when it is asked for. */
  readonly blocks: readonly (() => Uint8Array)[];
}

/**
 * Makes what the search dialog shows of sections: blocks that are fetched, in groups of neighbouring pages that are
 * named. When a page changes, the files of its group change: few enough of them, and few enough names for the root.
 */
function displayGroups({ pages, sections }: Segmented, settings: IndexSettings) {
  const blockSize = blockSizeFor(sections);
  const groupPages = pages.length < 10_000 ? 32 : 64;
  return {
    /** Sections in each block of a group but its last. */
    blockSize,
    /** Pages in each group but the last. */
    groupPages,
    groups: groupsOf(pages, groupPages, { ...settings, blockSize }),
  };
}

function* groupsOf(pages: readonly DraftPage[], groupPages: number, each: GroupSettings): Iterable<DisplayGroup> {
  for (let first = 0; first < pages.length; first += groupPages) {
    yield groupOf(pages.slice(first, first + groupPages), each);
  }
}

interface GroupSettings extends IndexSettings {
  readonly blockSize: number;
}

/** The blocks of a group that the last build had too are not made unless one of its files is gone. */
function groupOf(pages: readonly DraftPage[], settings: GroupSettings): DisplayGroup {
  const { memory } = settings;
  let made: readonly Uint8Array[] | null = null;
  const make = () => {
    made ??= displayBlocks(pages, settings);
    return made;
  };
  const from = memory && hashOfDrafts(pages, settings, memory);
  const known = from === null ? undefined : memory?.before?.groups.get(from);
  const [hash, count]: KeptGroup = known ?? [contentHash(...make()), make().length];
  if (from !== null) memory?.groups.set(from, [hash, count]);
  return { hash, blocks: Array.from({ length: count }, (_, number) => () => make()[number] ?? new Uint8Array()) };
}

function hashOfDrafts(
  pages: readonly DraftPage[],
  { blockSize, trailingSlash }: GroupSettings,
  memory: IndexMemory,
): string {
  const hash = createHash("sha1").update(`${blockSize} ${trailingSlash}`);
  for (const { page } of pages) hash.update(` ${memory.hashOf(page.path)}`);
  return hash.digest("base64url");
}

/** Small blocks bring less that is not shown; large sites would have too many files of them. */
function blockSizeFor(sections: number): number {
  if (sections < 25_000) return 8;
  return sections < 50_000 ? 12 : 24;
}

function displayBlocks(pages: readonly DraftPage[], { blockSize, trailingSlash }: GroupSettings): Uint8Array[] {
  const blocks: Uint8Array[] = [];
  let shownPages: DisplayPage[] = [];
  let sections: DisplaySection[] = [];
  const take = () => {
    if (sections.length > 0) blocks.push(Buffer.from(JSON.stringify({ pages: shownPages, sections })));
    shownPages = [];
    sections = [];
  };
  for (const { page, anchors, shown } of pages) {
    const { title, crumbs, method, product } = page;
    const shownPage: DisplayPage = {
      address: pageHref(page.address, { base: "", trailingSlash }),
      title,
      crumbs,
      method,
      product,
    };
    for (const [index, section] of shown.entries()) {
      if (shownPages.at(-1) !== shownPage) shownPages.push(shownPage);
      sections.push({ page: shownPages.length - 1, anchor: anchors[index] ?? null, ...section });
      if (sections.length === blockSize) take();
    }
  }
  take();
  return blocks;
}

/** The hash of consecutive parts. */
function contentHash(...parts: readonly Uint8Array[]): string {
  const hash = createHash("sha1");
  for (const part of parts) hash.update(part);
  return hash.digest("base64url").slice(0, HASH_LENGTH);
}
