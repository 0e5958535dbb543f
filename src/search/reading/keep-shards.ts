// Keeps the shards that were opened last, of all segments of a site together.

import type { Shard } from "../segment.js";
import { readShard } from "./read-shard.js";

type ReadBytes = (index: number) => Promise<Uint8Array>;
type OpenShard = (index: number) => Promise<Shard>;

/** Bytes of shards that are kept; opened, with the postings that were read, they take up to six times as much. */
const MOST_BYTES = 2_000_000;

interface Kept {
  readonly shard: Promise<Shard>;
  /** 0 until it is there. */
  bytes: number;
}

/** A function that turns the reading of a segment's shards into one that remembers. */
export function shardKeeper(): (read: ReadBytes) => OpenShard {
  // In the order of use: what was asked for longest ago is let go first.
  const kept = new Map<string, Kept>();
  let bytes = 0;
  let segments = 0;

  function add(key: string, shard: Promise<Shard>): Kept {
    const entry: Kept = { shard, bytes: 0 };
    const count = (opened: Shard): void => {
      if (kept.get(key) !== entry) return;
      entry.bytes = opened.bytes.length;
      bytes += entry.bytes;
      for (const [oldest, { bytes: freed }] of kept) {
        if (bytes <= MOST_BYTES || oldest === key) break;
        kept.delete(oldest);
        bytes -= freed;
      }
    };
    shard.then(count, () => kept.delete(key));
    return entry;
  }

  return (read) => {
    const segment = segments++;
    return (index) => {
      const key = `${segment}/${index}`;
      const entry = kept.get(key) ?? add(key, read(index).then(readShard));
      kept.delete(key);
      kept.set(key, entry);
      return entry.shard;
    };
  };
}
