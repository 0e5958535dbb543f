// Cuts encoded postings into shards of neighbouring terms.
import type { EncodedPostings } from "./encode-postings.js";
import { shardBytes } from "./write-shard.js";

/** Some neighbouring terms. */
export interface Shard {
  readonly first: number;
  /** The term after the last. */
  readonly end: number;
  /** Made when they are asked for. */
  readonly bytes: () => Uint8Array;
}

/** Approximate bytes of a term, besides its postings. */
const TERM_BYTES = 8;

/** Whether a shard of so many bytes ends with this term. */
export type EndsShard = (size: number, term: string) => boolean;

/** A term with more postings than a shard should have has one of its own size. */
export function cutShards(postings: EncodedPostings, endsShard: EndsShard): Shard[] {
  const { terms, starts } = postings;
  const shards: Shard[] = [];
  let first = 0;
  for (let index = 0; index < terms.length; index++) {
    const size = (starts[index + 1] ?? 0) - (starts[first] ?? 0) + (index + 1 - first) * TERM_BYTES;
    if (index + 1 < terms.length && !endsShard(size, terms[index] ?? "")) continue;
    shards.push(shardOf(postings, first, index + 1));
    first = index + 1;
  }
  return shards;
}

function shardOf(postings: EncodedPostings, first: number, end: number): Shard {
  return { first, end, bytes: () => shardBytes(postings, first, end) };
}
