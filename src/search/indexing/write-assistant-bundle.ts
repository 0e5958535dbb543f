// Writes the assistant's bundle: terms in one file, pages in parts, and an index with checksums.
import { crc32 } from "node:zlib";
import { once } from "../../shared/once.js";
import {
  BUNDLE_FOLDER,
  BUNDLE_FORMAT,
  BUNDLE_INDEX_FILE,
  BUNDLE_MARK,
  type BundleIndex,
  type BundleSegment,
  type PageEntry,
  pagesFile,
  TERMS_FILE,
} from "../bundle-files.js";
import type { Shard } from "./cut-shards.js";
import { cutSegment, type DraftPage, type Segmented } from "./draft.js";
import { findSame, type IndexMemory, type StoredShape, startsOf } from "./index-memory.js";
import { type StoredBytes, storedHead } from "./store-page.js";
import type { SearchFile } from "./write-browser-index.js";

/** Server shards are small: one is read from disk and opened for each word. */
const BUNDLE_SHARD_BYTES = 4 * 1024;
/** Small parts, so that few bytes are rewritten when a page changes; but never too many files to keep open. */
const partBytes = (part: number): number => (part < 32 ? 1 : 16) * 1024 * 1024;

/** What the bundle depends on besides its segments. */
interface BundleSettings {
  /** Whether who opens the bundle learns from it which words go together. Default: true. */
  readonly isSemantic?: boolean;
  /** What is known of the last build is taken from there. */
  readonly memory?: IndexMemory | null;
}

/** The bundle's files, the index last. */
export function* writeAssistantBundle(
  segments: readonly Segmented[],
  { isSemantic = true, memory = null }: BundleSettings = {},
): Iterable<SearchFile> {
  const pages = pageParts(memory);
  const entries = new Map<Segmented, PageEntry[]>();
  for (const segment of segments) {
    const own: PageEntry[] = [];
    for (const page of segment.pages) {
      own.push(pages.add(page));
      if (pages.isFull()) yield pages.take();
    }
    entries.set(segment, own);
  }
  if (!pages.isEmpty()) yield pages.take();

  const terms = termStretches();
  const shardsOf = shardWriter(memory);
  const written = segments.map((segment): BundleSegment => {
    const cut = cutSegment(segment, (size) => size >= BUNDLE_SHARD_BYTES);
    const first = terms.end();
    const shards = [first, ...shardsOf(segment, cut.shards).map(terms.add)];
    const start = terms.end();
    const end = terms.add(utf8(segment.vocabulary()));
    memory?.bundleShards.set(segment.name, { starts: startsOf(cut.shards), places: shards });
    const { places } = segment;
    return { root: cut.root, shards, vocabulary: [start, end], pages: entries.get(segment) ?? [], places };
  });
  const bytes = terms.take();
  yield file(TERMS_FILE, bytes);
  const stretch = { length: bytes.length, checksum: crc32(bytes) };
  yield file(BUNDLE_INDEX_FILE, indexBytes({ segments: written, isSemantic, terms: stretch, parts: pages.lengths() }));
}

/** Gives the bytes of shards: of those that the last build had too as it wrote them. */
function shardWriter(memory: IndexMemory | null) {
  const lastTerms = once(() => memory?.lastFile(`${BUNDLE_FOLDER}/${TERMS_FILE}`) ?? null);
  return (segment: Segmented, shards: readonly Shard[]): Uint8Array[] => {
    const before = memory?.before?.bundleShards.get(segment.name) ?? null;
    const last = before && lastTerms();
    if (before === null || last === null) return shards.map(({ bytes }) => bytes());
    const same = findSame(before.starts, segment.origins);
    return shards.map((shard) => {
      const number = same(shard);
      return number === null ? shard.bytes() : last.subarray(before.places[number], before.places[number + 1]);
    });
  };
}

/** What segments look up is stored consecutively in one file. */
function termStretches() {
  const stretches: Uint8Array[] = [];
  let end = 0;
  return {
    end: () => end,
    /** Returns where the stretch ends. */
    add(bytes: Uint8Array): number {
      stretches.push(bytes);
      end += bytes.length;
      return end;
    },
    take: () => Buffer.concat(stretches),
  };
}

function pageParts(memory: IndexMemory | null) {
  const lengths: number[] = [];
  let pending: DraftPage[] = [];
  let length = 0;
  return {
    isFull: () => length >= partBytes(lengths.length),
    isEmpty: () => pending.length === 0,
    lengths: () => lengths,
    add(draft: DraftPage): PageEntry {
      const { path, address, title } = draft.page;
      const [size, headStart, headLength, checksum] = shapeOf(draft, memory);
      const start = length + headStart;
      pending.push(draft);
      length += size;
      return [path, address, title, lengths.length, start, headLength, checksum];
    },
    take(): SearchFile {
      const pages = pending;
      const name = pagesFile(lengths.length);
      memory?.notePart(
        `${BUNDLE_FOLDER}/${name}`,
        pages.map(({ page }) => memory.hashOf(page.path)),
      );
      lengths.push(length);
      pending = [];
      length = 0;
      return { file: `${BUNDLE_FOLDER}/${name}`, make: () => Buffer.concat(pages.map(({ stored }) => stored)) };
    },
  };
}

/** Of a page that is as it was, as the last build found it. */
function shapeOf(draft: DraftPage, memory: IndexMemory | null): StoredShape {
  const hash = memory?.hashOf(draft.page.path) ?? null;
  const shape = (hash === null ? undefined : memory?.before?.shapes.get(hash)) ?? shapeOfStored(draft.stored);
  if (hash !== null) memory?.shapes.set(hash, shape);
  return shape;
}

function shapeOfStored(stored: StoredBytes): StoredShape {
  const head = storedHead(stored);
  return [stored.length, head.byteOffset - stored.byteOffset, head.length, crc32(head)];
}

function indexBytes(index: BundleIndex): Uint8Array {
  const body = Buffer.from(JSON.stringify(index));
  const head = `${BUNDLE_MARK} ${BUNDLE_FORMAT} ${body.length} ${crc32(body).toString(16)}\n`;
  return Buffer.concat([Buffer.from(head), body]);
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function file(name: string, bytes: Uint8Array): SearchFile {
  return { file: `${BUNDLE_FOLDER}/${name}`, make: () => bytes };
}
