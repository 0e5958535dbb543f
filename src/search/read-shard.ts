// Opens the bytes of a shard.
import type { Postings, Shard } from "./segment.js";

/** Reads the terms of a shard and where their postings lie. */
export function readShard(bytes: Uint8Array): Shard {
  const read = numberReader(bytes, 0);
  const count = read.number();
  const textLength = read.number();
  const additions = new TextDecoder().decode(bytes.subarray(read.at(), read.at() + textLength)).split("\n");
  const table = numberReader(bytes, read.at() + textLength);
  const terms: string[] = [];
  const counts = new Uint32Array(count);
  const sizes = new Uint32Array(count);
  let previous = "";
  for (let index = 0; index < count; index++) {
    previous = previous.slice(0, table.number()) + (additions[index] ?? "");
    terms.push(previous);
    counts[index] = table.number();
    sizes[index] = table.number();
  }
  const starts = new Uint32Array(count);
  let start = table.at();
  for (const [index, size] of sizes.entries()) {
    starts[index] = start;
    start += size;
  }
  return { terms, counts, starts, bytes, read: new Map() };
}

/** The postings of the term at `index`, read once. */
export function readPostings(shard: Shard, index: number): Postings {
  const postings = shard.read.get(index) ?? decoded(shard, index);
  shard.read.set(index, postings);
  return postings;
}

function decoded(shard: Shard, index: number): Postings {
  const count = shard.counts[index] ?? 0;
  const sections = new Uint32Array(count);
  const { bytes } = shard;
  let at = shard.starts[index] ?? 0;
  let section = -1;
  for (let each = 0; each < count; each++) {
    let byte = bytes[at++] ?? 0;
    let step = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++] ?? 0;
      step |= (byte & 127) << shift;
    }
    section += step + 1;
    sections[each] = section;
  }
  return { sections, impacts: bytes.subarray(at, at + count) };
}

/** Position of the first value that does not stand before `wanted`; the values are in order. */
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

function numberReader(bytes: Uint8Array, start: number) {
  let at = start;
  return {
    at: () => at,
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
