import { expect, it } from "vitest";
import { cutShards, type Shard } from "../../src/search/indexing/cut-shards.js";
import { type EncodedPostings, encodePostings } from "../../src/search/indexing/encode-postings.js";
import type { AddedWords } from "../../src/search/indexing/weigh-links.js";
import { lowerBound, readPostings, readShard } from "../../src/search/reading/read-shard.js";
import type { Postings } from "../../src/search/segment.js";

/** Terms with their sections; the later, the heavier. */
const terms: readonly (readonly [string, readonly number[]])[] = [
  ["a", [0]],
  ["auth", [0, 1, 2, 300, 70_000]],
  ["authenticate", [127, 128, 16_383, 16_384]],
  ["école", [5]],
  ["登录", [6]],
  ["\u{20000}\u{20001}", [7]],
  ["\u{20000}\u{20002}", [8]],
];

/** One page of 70,001 sections. */
function encoded(added: AddedWords = new Map()): EncodedPostings {
  const sizes: number[] = [];
  const ids: number[] = [];
  for (let section = 0; section <= 70_000; section++) {
    const held = [...terms.keys()].filter((index) => terms[index]?.[1].includes(section));
    sizes.push(held.length);
    ids.push(...held);
  }
  const weights = Uint16Array.from(ids, (id) => 100 * (id + 1));
  const words = { terms: terms.map(([term]) => term).join("\n"), sizes, ids: Uint32Array.from(ids), weights };
  return encodePostings([{ words }], added);
}

/** What the shards say of each term. */
function readAll(shards: readonly Shard[]): Map<string, Postings> {
  const read = shards.map(({ bytes }) => readShard(bytes()));
  return new Map(
    read.flatMap((shard) => shard.terms.map((term, index) => [term, readPostings(shard, index)] as const)),
  );
}

const sizes = { "one shard": 1_000_000, "a shard for each term": 1 };
it.each(Object.entries(sizes))("reads back every term from %s", (_, size) => {
  const shards = cutShards(encoded(), (bytes) => bytes >= size);
  expect(shards.length).toBe(size === 1 ? terms.length : 1);
  const read = readAll(shards);
  expect([...read.keys()]).toEqual(terms.map(([term]) => term));
  for (const [term, sections] of terms) expect([...(read.get(term)?.sections ?? [])]).toEqual(sections);
  const impacts = terms.map(([term]) => read.get(term)?.impacts[0] ?? 0);
  expect(impacts).toEqual([...impacts].sort((a, b) => a - b));
  expect(new Set(impacts).size).toBe(terms.length);
});

it("adds what links say to what a section says itself", () => {
  const inFifth = new Map(Object.entries({ auth: 200, new: 50 }));
  const added = new Map([
    [0, new Map([["auth", 300]])],
    [4, inFifth],
  ]);
  const read = readAll(cutShards(encoded(added), () => false));
  expect([...(read.get("auth")?.sections ?? [])]).toEqual([0, 1, 2, 4, 300, 70_000]);
  const [linked = 0, own = 0, , only] = read.get("auth")?.impacts ?? [];
  expect(linked).toBeGreaterThan(own);
  expect(only).toBe(own);
  expect([...(read.get("new")?.sections ?? [])]).toEqual([4]);
});

it("finds where a term would stand", () => {
  expect(lowerBound(["b", "d"], "a")).toBe(0);
  expect(lowerBound(["b", "d"], "b")).toBe(0);
  expect(lowerBound(["b", "d"], "c")).toBe(1);
  expect(lowerBound(["b", "d"], "e")).toBe(2);
});
