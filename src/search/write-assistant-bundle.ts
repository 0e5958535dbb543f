// Writes what the assistant's server opens: terms in one file, pages in parts, and an index with checksums of both.
import { crc32 } from "node:zlib";
import {
  type BundleIndex,
  type BundleSegment,
  bundleFolder,
  bundleFormat,
  bundleIndexFile,
  bundleMark,
  type PageEntry,
  pagesFile,
  termsFile,
} from "./bundle-files.js";
import { cutSegment, type DraftPage, type Segmented } from "./draft.js";
import { storedHead } from "./store-page.js";
import { vocabularyText } from "./vocabulary.js";
import type { SearchFile } from "./write-browser-index.js";

/** Server shards are small: one is read from disk and opened for each word. */
const bundleShardBytes = 4 * 1024;
const partBytes = 16 * 1024 * 1024;

/** The bundle's files, the index last. */
export function* writeAssistantBundle(segments: readonly Segmented[]): Iterable<SearchFile> {
  const pages = pageParts();
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
  const written = segments.map((segment): BundleSegment => {
    const { root, shards: bytes } = cutSegment(segment, (size) => size >= bundleShardBytes);
    const shards = [terms.end(), ...bytes.map(terms.add)];
    const start = terms.end();
    const end = terms.add(utf8(vocabularyText(segment.postings, segment.sections)));
    return { root, shards, vocabulary: [start, end], pages: entries.get(segment) ?? [] };
  });
  const bytes = terms.take();
  yield file(termsFile, bytes);
  const stretch = { length: bytes.length, checksum: crc32(bytes) };
  yield file(bundleIndexFile, indexBytes({ segments: written, terms: stretch, parts: pages.lengths() }));
}

/** What segments look up lies behind each other in one file. */
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

function pageParts() {
  const lengths: number[] = [];
  let pending: Uint8Array[] = [];
  let length = 0;
  return {
    isFull: () => length >= partBytes,
    isEmpty: () => pending.length === 0,
    lengths: () => lengths,
    add({ page, stored: bytes }: DraftPage): PageEntry {
      const head = storedHead(bytes);
      const start = length + head.byteOffset - bytes.byteOffset;
      pending.push(bytes);
      length += bytes.length;
      const { path, address, title } = page;
      return [path, address, title, lengths.length, start, head.length, crc32(head)];
    },
    take(): SearchFile {
      const part = file(pagesFile(lengths.length), Buffer.concat(pending));
      lengths.push(length);
      pending = [];
      length = 0;
      return part;
    },
  };
}

function indexBytes(index: BundleIndex): Uint8Array {
  const body = Buffer.from(JSON.stringify(index));
  const head = `${bundleMark} ${bundleFormat} ${body.length} ${crc32(body).toString(16)}\n`;
  return Buffer.concat([Buffer.from(head), body]);
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function file(name: string, bytes: Uint8Array): SearchFile {
  return { file: `${bundleFolder}/${name}`, make: () => bytes };
}
