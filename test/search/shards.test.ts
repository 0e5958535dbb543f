import { expect, it } from "vitest";
import { lowerBound, readPostings, readShard } from "../../src/search/read-shard.js";
import { shardWriter } from "../../src/search/write-shard.js";

const terms: readonly (readonly [string, readonly number[], readonly number[]])[] = [
  ["a", [0], [1]],
  ["auth", [0, 1, 2, 300, 70_000, 20_000_000], [255, 1, 2, 3, 4, 5]],
  ["authenticate", [127, 128, 16_383, 16_384], [9, 8, 7, 6]],
  ["école", [5], [50]],
  ["登录", [6], [60]],
  ["\u{20000}\u{20001}", [7], [70]],
  ["\u{20000}\u{20002}", [8], [80]],
];

function written(): Uint8Array {
  const writer = shardWriter();
  for (const [term, sections, impacts] of terms) {
    writer.add(term, { sections: Uint32Array.from(sections), impacts: Uint8Array.from(impacts) });
  }
  return writer.take();
}

it("reads back every term with its sections and impacts", () => {
  const shard = readShard(written());
  expect(shard.terms).toEqual(terms.map(([term]) => term));
  for (const [index, [, sections, impacts]] of terms.entries()) {
    const postings = readPostings(shard, index);
    expect([...postings.sections]).toEqual(sections);
    expect([...postings.impacts]).toEqual(impacts);
  }
});

it("writes a second shard as if there had been no first", () => {
  const writer = shardWriter();
  const postings = { sections: Uint32Array.of(3), impacts: Uint8Array.of(4) };
  writer.add("abc", postings);
  const first = writer.take();
  writer.add("abc", postings);
  expect(writer.take()).toEqual(first);
});

it("finds where a term would stand", () => {
  expect(lowerBound(["b", "d"], "a")).toBe(0);
  expect(lowerBound(["b", "d"], "b")).toBe(0);
  expect(lowerBound(["b", "d"], "c")).toBe(1);
  expect(lowerBound(["b", "d"], "e")).toBe(2);
});
