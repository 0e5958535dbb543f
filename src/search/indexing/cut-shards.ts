// Cuts encoded postings into shards of neighbouring terms.

import { sharedLetters } from "../shared-letters.js";
import type { EncodedPostings } from "./encode-postings.js";

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

/** Turns neighbouring terms with their postings into the bytes of a shard; `read-shard.ts` is the way back. */
const writer = byteWriter();

const encoder = new TextEncoder();

/** The shard of the terms from `first` to before `end`.
 * Layout: number of terms, bytes of their text, the text (what each term adds to the one before it, by lines),
 * then for each term the letters it shares with the one before, its number of sections and the bytes of its postings,
 * then all postings. */
function shardBytes({ terms, counts, starts, bytes }: EncodedPostings, first: number, end: number): Uint8Array {
  const shared = new Uint8Array(end - first);
  let text = "";
  for (let index = first; index < end; index++) {
    const term = terms[index] ?? "";
    if (index === first) {
      text = term;
      continue;
    }
    const letters = sharedLetters(terms[index - 1] ?? "", term);
    shared[index - first] = letters;
    text += `\n${term.slice(letters)}`;
  }
  const lines = encoder.encode(text);
  writer.number(end - first);
  writer.number(lines.length);
  writer.bytes(lines);
  for (let index = first; index < end; index++) {
    writer.number(shared[index - first] ?? 0);
    writer.number(counts[index] ?? 0);
    writer.number((starts[index + 1] ?? 0) - (starts[index] ?? 0));
  }
  writer.bytes(bytes.subarray(starts[first] ?? 0, starts[end] ?? 0));
  return writer.take();
}

/** Writes numbers and texts into a growing array of bytes. */
function byteWriter() {
  let buffer = new Uint8Array(1 << 14);
  let end = 0;

  function reserve(count: number): void {
    if (end + count <= buffer.length) return;
    const larger = new Uint8Array(Math.max(buffer.length * 2, end + count));
    larger.set(buffer.subarray(0, end));
    buffer = larger;
  }

  return {
    /** An unsigned number in groups of seven bits, lowest first. */
    number(value: number) {
      reserve(5);
      let rest = value;
      while (rest > 127) {
        buffer[end++] = (rest & 127) | 128;
        rest >>>= 7;
      }
      buffer[end++] = rest;
    },
    bytes(values: Uint8Array) {
      reserve(values.length);
      buffer.set(values, end);
      end += values.length;
    },
    /** A copy of everything written; the writer then starts over. */
    take() {
      const taken = buffer.slice(0, end);
      end = 0;
      return taken;
    },
  };
}
