// Finds shards that the last build had too, and reuses their files.
import type { Shard } from "./cut-shards.js";

/** Where the shards of a segment begin: numbers of terms, and last how many there are. */
type ShardStarts = readonly number[];

/** Shards as the browser's index has them. Plain data, as the next. */
export interface BrowserShards {
  readonly starts: ShardStarts;
  readonly hashes: readonly string[];
}

/** Shards as the assistant's bundle has them. */
export interface BundleShards {
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
