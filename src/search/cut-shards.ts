// Cuts sorted postings into shards of neighbouring terms.
import type { SortedPostings } from "./sort-postings.js";
import { shardWriter } from "./write-shard.js";

export interface Shards {
  /** First term of each shard. */
  readonly firstTerms: readonly string[];
  readonly bytes: readonly Uint8Array[];
}

/** Shards of about `shardBytes` each; a term with more postings than that has a shard of its own size. */
export function cutShards({ terms, starts, sections, impacts }: SortedPostings, shardBytes: number): Shards {
  const firstTerms: string[] = [];
  const bytes: Uint8Array[] = [];
  const writer = shardWriter();
  let isOpen = false;
  for (const [index, term] of terms.entries()) {
    if (!isOpen) firstTerms.push(term);
    const [from, to] = [starts[index] ?? 0, starts[index + 1] ?? 0];
    writer.add(term, { sections: sections.subarray(from, to), impacts: impacts.subarray(from, to) });
    isOpen = writer.size() < shardBytes;
    if (!isOpen) bytes.push(writer.take());
  }
  if (isOpen) bytes.push(writer.take());
  return { firstTerms, bytes };
}
