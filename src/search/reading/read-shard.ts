// Opens the bytes of a shard.
import type { Postings, Shard } from "../segment.js";

/** Reads the terms of a shard and where their postings are. */
export function readShard(bytes: Uint8Array): Shard {
  const { number, take } = byteReader(bytes);
  const count = number();
  const additions = new TextDecoder().decode(take(number())).split("\n");
  const terms: string[] = [];
  const counts = new Uint32Array(count);
  const starts = new Uint32Array(count);
  let previous = "";
  let start = 0;
  for (let index = 0; index < count; index++) {
    previous = previous.slice(0, number()) + (additions[index] ?? "");
    terms.push(previous);
    counts[index] = number();
    starts[index] = start;
    start += number();
  }
  return { terms, counts, starts, bytes: take(bytes.length), read: [] };
}

/** The postings of the term at `index`, read once. */
export function readPostings(shard: Shard, index: number): Postings {
  const postings = shard.read[index] ?? decoded(shard, index);
  shard.read[index] = postings;
  return postings;
}

function decoded(shard: Shard, index: number): Postings {
  const count = shard.counts[index] ?? 0;
  const sections = new Uint32Array(count);
  const reader = byteReader(shard.bytes.subarray(shard.starts[index]));
  let section = -1;
  for (let each = 0; each < count; each++) {
    section += reader.number() + 1;
    sections[each] = section;
  }
  return { sections, impacts: reader.take(count) };
}

/** Index of the first value that is not less than `wanted`; the values are in order. */
export function lowerBound<Value extends string | number>(values: ArrayLike<Value>, wanted: Value): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const value = values[middle];
    if (value !== undefined && value < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

function byteReader(bytes: Uint8Array) {
  let at = 0;
  return {
    /** The next so many bytes, or those that are left. */
    take(length: number): Uint8Array {
      const start = at;
      at += length;
      return bytes.subarray(start, at);
    },
    number(): number {
      let byte = bytes[at++] ?? 0;
      let value = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = bytes[at++] ?? 0;
        value |= (byte & 127) << shift;
      }
      return value;
    },
  };
}
