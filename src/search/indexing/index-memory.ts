// Keeps the inputs of an index, so that the next build only updates what changed.
import type { EncodedPostings } from "./encode-postings.js";
import type { BrowserShards, BundleShards } from "./same-shards.js";
import type { KeptPage, KeptPostings } from "./update-postings.js";

/** A group of pages as the search dialog shows them: its name, and how many blocks it has. */
export type KeptGroup = readonly [hash: string, blocks: number];

/** What the assistant reads of a page: all bytes, where its head begins, how long that is, and its checksum. */
export type StoredShape = readonly [length: number, headStart: number, headLength: number, checksum: number];

export interface KeptIndex {
  /** Changes whenever links may add other words to pages. */
  readonly linking: string;
  /** By readers, language and version. */
  readonly segments: ReadonlyMap<string, KeptPostings>;
  /** By the hashes of their pages. */
  readonly groups: ReadonlyMap<string, KeptGroup>;
  /** By the hashes of pages. */
  readonly shapes: ReadonlyMap<string, StoredShape>;
  /** What the files of pages were made of. */
  readonly parts: ReadonlyMap<string, string>;
  /** By the names of segments. */
  readonly browserShards: ReadonlyMap<string, BrowserShards>;
  readonly bundleShards: ReadonlyMap<string, BundleShards>;
}

/** What a build knows of the drafts of its pages and of the index of the last build, and what it leaves to the next. */
export interface IndexMemory {
  /** Changes whenever the page's draft does. */
  readonly hashOf: (path: string) => string;
  readonly linking: string;
  readonly before: KeptIndex | null;
  readonly segments: Map<string, KeptPostings>;
  readonly groups: Map<string, KeptGroup>;
  readonly shapes: Map<string, StoredShape>;
  /** Sets, by their hashes, which pages a file is made from. If it was made from the same pages and is unchanged, it stays. */
  readonly notePart: (file: string, pages: readonly string[]) => void;
  readonly parts: ReadonlyMap<string, string>;
  readonly browserShards: Map<string, BrowserShards>;
  readonly bundleShards: Map<string, BundleShards>;
  /** A file of the output as the last build left it; null: it is not there, or others wrote it. */
  readonly lastFile: (file: string) => Uint8Array | null;
}

type HeadPage = readonly [path: string, hash: string, sections: number, added: string];

type HeadSegment = readonly [
  name: string,
  pages: readonly HeadPage[],
  lengths: { readonly terms: number; readonly bytes: number; readonly text: number },
];

/** Comes last. Plain JSON. */
interface Head {
  readonly linking: string;
  readonly segments: readonly HeadSegment[];
  readonly groups: readonly (readonly [hash: string, group: KeptGroup])[];
  readonly shapes: readonly (readonly [hash: string, shape: StoredShape])[];
  readonly parts: readonly (readonly [file: string, hash: string])[];
  readonly browserShards: readonly (readonly [segment: string, shards: BrowserShards])[];
  readonly bundleShards: readonly (readonly [segment: string, shards: BundleShards])[];
}

/** The length of the head. */
const START = 4;

/** Of all segments the numbers, which must begin at a multiple of their size; then bytes and terms of each; the head. */
export function packIndex({ segments, ...kept }: KeptIndex): Uint8Array {
  const numbers: Uint8Array[] = [];
  const rest: Uint8Array[] = [];
  const heads = [...segments].map(([name, { pages, postings }]): HeadSegment => {
    const { terms, counts, starts, bytes } = postings;
    const text = Buffer.from(terms.join("\n"));
    numbers.push(bytesOf(counts), bytesOf(starts));
    rest.push(bytes, text);
    const rows = pages.map(({ path, hash, sections, added }): HeadPage => [path, hash, sections, added]);
    return [name, rows, { terms: terms.length, bytes: bytes.length, text: text.length }];
  });
  const [groups, shapes, parts] = [[...kept.groups], [...kept.shapes], [...kept.parts]];
  const [browserShards, bundleShards] = [[...kept.browserShards], [...kept.bundleShards]];
  const all: Head = { linking: kept.linking, segments: heads, groups, shapes, parts, browserShards, bundleShards };
  const head = Buffer.from(JSON.stringify(all));
  const packed = Buffer.concat([new Uint8Array(START), ...numbers, ...rest, head]);
  packed.writeUInt32LE(head.length);
  return packed;
}

export function openIndex(packed: Buffer): KeptIndex {
  const head = packed.subarray(packed.length - packed.readUInt32LE());
  const { segments, ...rest } = JSON.parse(head.toString()) as Head;
  const numbers = taker(packed, START);
  const termNumbers = segments.map(([, , { terms }]) => {
    const [counts, starts] = [numbers(terms * 4), numbers((terms + 1) * 4)];
    return { counts: numbersOf(counts), starts: numbersOf(starts) };
  });
  const bytesAndTerms = taker(packed, START + segments.reduce((sum, [, , { terms }]) => sum + (2 * terms + 1) * 4, 0));
  const opened = segments.map(([name, rows, { bytes, text }], index): [string, KeptPostings] => {
    const pages = rows.map(([path, hash, sections, added]): KeptPage => ({ path, hash, sections, added }));
    const own = termNumbers[index] ?? { counts: new Uint32Array(), starts: new Uint32Array() };
    const postings: EncodedPostings = { ...own, bytes: bytesAndTerms(bytes), terms: linesOf(bytesAndTerms(text)) };
    return [name, { pages, postings }];
  });
  return {
    linking: rest.linking,
    segments: new Map(opened),
    groups: new Map(rest.groups),
    shapes: new Map(rest.shapes),
    parts: new Map(rest.parts),
    browserShards: new Map(rest.browserShards),
    bundleShards: new Map(rest.bundleShards),
  };
}

/** Gives one stretch after the other. */
function taker(packed: Buffer, start: number): (length: number) => Buffer {
  let at = start;
  return (length) => {
    at += length;
    return packed.subarray(at - length, at);
  };
}

function linesOf(text: Buffer): string[] {
  return text.length === 0 ? [] : text.toString().split("\n");
}

function bytesOf({ buffer, byteOffset, byteLength }: Uint32Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

function numbersOf({ buffer, byteOffset, byteLength }: Buffer): Uint32Array {
  return new Uint32Array(buffer, byteOffset, byteLength / 4);
}
