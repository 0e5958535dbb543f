// Reads all words of a stored segment at once.
import type { BundleSegment } from "../bundle-files.js";
import type { EncodedPostings } from "../indexing/encode-postings.js";
import type { SegmentWords } from "../semantics/segment-space.js";
import { readShard } from "./read-shard.js";

/** @param shard gives the bytes of a shard by its number */
export function segmentWords({ root, pages }: BundleSegment, shard: (number: number) => Uint8Array): SegmentWords {
  return {
    pages: root.pageSizes.map((sections, page) => ({ path: pages[page]?.[0] ?? "", sections })),
    *postings() {
      const shards: ReturnType<typeof readShard>[] = [];
      for (const number of root.shards.keys()) {
        shards.push(readShard(shard(number)));
        yield;
      }
      return joined(shards);
    },
  };
}

function joined(shards: readonly ReturnType<typeof readShard>[]): EncodedPostings {
  const terms = shards.flatMap((shard) => shard.terms);
  const counts = new Uint32Array(terms.length);
  const starts = new Uint32Array(terms.length + 1);
  let [term, byte] = [0, 0];
  for (const shard of shards) {
    counts.set(shard.counts, term);
    for (const start of shard.starts) starts[term++] = byte + start;
    byte += shard.bytes.length;
  }
  starts[term] = byte;
  return { terms, counts, starts, bytes: Buffer.concat(shards.map(({ bytes }) => bytes)) };
}
