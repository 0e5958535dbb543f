import { describe, expect, it } from "vitest";
import type { PageEntry } from "../../../src/search/bundle-files.js";
import { cutSegment, segmentPages } from "../../../src/search/indexing/draft.js";
import { segmentWords } from "../../../src/search/reading/open-bundle.js";
import { samplePages } from "../../../src/search/semantics/sample-pages.js";
import { learnSpace, learnTerms, type SemanticSpace } from "../../../src/search/semantics/segment-space.js";
import { drafts, type SamplePage } from "../sample-pages.js";

const TOPICS = [
  "delete remove erase purge discard",
  "invoice billing payment refund receipt",
  "login password session logout account",
  "deploy release rollout pipeline artifact",
  "database table column row schema",
].map((words) => words.split(" "));

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** Words of the page's topic, of which no section has all, among words that many pages share. */
function pageOf(number: number): SamplePage {
  const topic = TOPICS[number % TOPICS.length] ?? [];
  const text = (section: number) => {
    const own = topic.filter((_, index) => (index + number + section) % 3 !== 0).join(" ");
    const shared = Array.from({ length: 8 }, (_, index) => LETTERS[(number * 7 + section * 3 + index * 5) % 26]);
    return `${own} ${shared.map((letter) => `word${letter}x thing${letter}y`).join(" ")}`;
  };
  return { path: `page-${number}`, sections: Object.fromEntries([0, 1, 2, 3].map((each) => [`H${each}`, text(each)])) };
}

const site = Array.from({ length: 60 }, (_, number) => pageOf(number));

const shardSize = (size: number) => size >= 512;

async function segmentOf(samples: readonly SamplePage[]) {
  const [segment] = segmentPages(await drafts(samples), "assistant");
  if (!segment) throw new Error("The samples have no segment.");
  return segment;
}

/** As a server learns it: from the shards of a stored segment. */
async function spaceOf(samples: readonly SamplePage[]): Promise<SemanticSpace | null> {
  const segment = await segmentOf(samples);
  const { root, shards } = cutSegment(segment, shardSize);
  const pages = segment.pages.map(({ page }): PageEntry => [page.path, page.address, page.title, 0, 0, 0, 0]);
  const entry = { root, pages, shards: [], vocabulary: [0, 0], places: [] } as const;
  expect(shards.length).toBeGreaterThan(1);
  return learnSpace(segmentWords(entry, (number) => shards[number]?.bytes() ?? new Uint8Array()));
}

/** The cosine of two terms. */
function likeness(space: SemanticSpace | null, one: string, other: string): number {
  const vectorOf = (term: string) => {
    const row = space?.rowOf.get(term) ?? -1;
    const size = space?.dimensions ?? 0;
    return [...(space?.termVectors.subarray(row * size, (row + 1) * size) ?? [])];
  };
  const product = (a: readonly number[], b: readonly number[]) =>
    a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
  const [a, b] = [vectorOf(one), vectorOf(other)];
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
}

describe("the semantic space of a segment", () => {
  it("points words that go together in one direction", async () => {
    const space = await spaceOf(site);
    const together = likeness(space, "purg", "eras");
    expect(together).toBeGreaterThan(2 * likeness(space, "purg", "invoic"));
    expect(together).toBeGreaterThan(2 * likeness(space, "purg", "wordax"));
  });

  it("is left out where there are too few sections", async () => expect(await spaceOf(site.slice(0, 20))).toBeNull());

  it("is the same from the stored shards as from the postings they were cut of, and each time", async () => {
    const segment = await segmentOf(site);
    const pages = segment.pages.map(({ page, anchors }) => ({ path: page.path, sections: anchors.length }));
    function* postings() {
      yield;
      return segment.postings;
    }
    const expected = await learnSpace({ pages, postings });
    expect(expected).not.toBeNull();
    expect(await spaceOf(site)).toEqual(expected);
  });

  it("is learned in steps, between which others have turns", async () => {
    const segment = await segmentOf(site);
    const pages = segment.pages.map(({ page, anchors }) => ({ path: page.path, sections: anchors.length }));
    const steps = learnTerms(segment.postings, samplePages(pages));
    let count = 0;
    while (!steps.next().done) count++;
    expect(count).toBeGreaterThan(5);
  });

  // 700 pages with 2,800 sections: not all are in the sample.
  it("has a vector for every section, also of pages that it is not learned from", { timeout: 60_000 }, async () => {
    const space = await spaceOf(Array.from({ length: 700 }, (_, number) => pageOf(number)));
    const { dimensions = 0, sectionVectors = new Int8Array() } = space ?? {};
    expect(sectionVectors).toHaveLength(2800 * dimensions);
    const rows = Array.from({ length: 2800 }, (_, row) =>
      sectionVectors.subarray(row * dimensions, (row + 1) * dimensions),
    );
    expect(rows.filter((row) => row.every((value) => value === 0))).toEqual([]);
  });
});
