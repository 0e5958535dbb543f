// Keeps the inputs of an index, so that the next build only updates what changed, and reuses equal shards.
import { deserialize, serialize } from "node:v8";
import type { Shard } from "./cut-shards.js";
import type { KeptPostings } from "./update-postings.js";

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

/** Where the shards of a segment begin: numbers of terms, and last how many there are. */
type ShardStarts = readonly number[];

/** Shards as the browser's index has them. Plain data, as the next. */
interface BrowserShards {
  readonly starts: ShardStarts;
  readonly hashes: readonly string[];
}

/** Shards as the assistant's bundle has them. */
interface BundleShards {
  readonly starts: ShardStarts;
  /** Where each begins in the file of terms, and where the last ends. */
  readonly places: readonly number[];
}

export function startsOf(shards: readonly Shard[]): ShardStarts {
  return [...shards.map(({ first }) => first), shards.at(-1)?.end ?? 0];
}

/**
 * Gives the number that a shard of the same terms and postings had; null: there was none. `origins` are the numbers that
 * terms had; -1 where their postings were others, or there were none.
 */
export function findSame(before: ShardStarts, origins: Int32Array | null): (shard: Shard) => number | null {
  if (origins === null) return () => null;
  const numbers = new Map(before.map((start, number) => [start, number]));
  return ({ first, end }) => {
    const start = origins[first] ?? -1;
    const number = numbers.get(start);
    if (number === undefined || before[number + 1] !== start + end - first) return null;
    for (let term = first; term < end; term++) if (origins[term] !== start + term - first) return null;
    return number;
  };
}

/** As Node keeps values: maps and arrays of numbers come back as they were. */
export function packIndex(memory: KeptIndex): Uint8Array {
  const { linking, segments, groups, shapes, parts, browserShards, bundleShards } = memory;
  return serialize({ linking, segments, groups, shapes, parts, browserShards, bundleShards } satisfies KeptIndex);
}

export function openIndex(packed: Uint8Array): KeptIndex {
  return deserialize(packed);
}
