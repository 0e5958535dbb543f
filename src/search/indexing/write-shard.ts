// Turns neighbouring terms with their postings into the bytes of a shard; `read-shard.ts` is the way back.

import { sharedLetters } from "../shared-letters.js";
import { byteWriter } from "./byte-writer.js";
import type { EncodedPostings } from "./encode-postings.js";

const writer = byteWriter();
const encoder = new TextEncoder();

/** The shard of the terms from `first` to before `end`.
 * Layout: number of terms, bytes of their text, the text (what each term adds to the one before it, by lines),
 * then for each term the letters it shares with the one before, its number of sections and the bytes of its postings,
 * then all postings. */
export function shardBytes({ terms, counts, starts, bytes }: EncodedPostings, first: number, end: number): Uint8Array {
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
