import { describe, expect, it } from "vitest";
import { type DraftPage, segmentPages } from "../../../src/search/indexing/draft.js";
import type { KeptPage } from "../../../src/search/indexing/update-postings.js";
import { segmentSpace } from "../../../src/search/semantics/segment-space.js";
import { openSpace } from "../../../src/search/semantics/semantic-space.js";
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

/** Pages that stay are drafted once. */
const drafted = new Map<SamplePage, DraftPage>();

async function segmentOf(samples: readonly SamplePage[]) {
  const fresh = samples.filter((sample) => !drafted.has(sample));
  for (const [index, draft] of (await drafts(fresh)).entries()) {
    const sample = fresh[index];
    if (sample) drafted.set(sample, draft);
  }
  const all = samples.flatMap((sample) => drafted.get(sample) ?? []);
  const [segment] = segmentPages(all, "assistant");
  if (!segment) throw new Error("The samples have no segment.");
  return segment;
}

async function spaceOf(samples: readonly SamplePage[], last: Parameters<typeof segmentSpace>[1] = null) {
  return segmentSpace(await segmentOf(samples), last);
}

function keptPages(samples: readonly SamplePage[]): KeptPage[] {
  return samples.map((sample) => ({
    path: sample.path,
    hash: JSON.stringify(sample),
    sections: Object.keys(sample.sections ?? {}).length,
    added: "",
  }));
}

/** The cosine of two terms. */
function likeness(packed: Uint8Array, one: string, other: string): number {
  const space = openSpace(packed);
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
    const packed = await spaceOf(site);
    const together = likeness(packed, "purg", "eras");
    expect(together).toBeGreaterThan(2 * likeness(packed, "purg", "invoic"));
    expect(together).toBeGreaterThan(2 * likeness(packed, "purg", "wordax"));
  });

  it("is left out where there are too few sections", async () => {
    expect(await spaceOf(site.slice(0, 20))).toHaveLength(0);
  });

  it("is the same in every build", async () => {
    expect(await spaceOf(site)).toEqual(await spaceOf(site));
  });

  // 700 pages with 2,800 sections: not all are in the sample.
  const large = Array.from({ length: 700 }, (_, number) => pageOf(number));
  const edits: [string, SamplePage[]][] = [
    ["nothing", large],
    ["a new page", [...large, pageOf(900)]],
    ["a page that is gone", large.slice(1)],
    ...[301, 302].map((number): [string, SamplePage[]] => [
      `page ${number}`,
      large.with(number, { path: `page-${number}`, sections: { H: "purge the invoice" } }),
    ]),
  ];
  it("is what a build without a memory makes, whatever changed since the last", { timeout: 60_000 }, async () => {
    const packed = await spaceOf(large);
    for (const [what, changed] of edits) {
      const last = { before: keptPages(large), now: keptPages(changed), packed };
      expect(Buffer.compare(await spaceOf(changed, last), await spaceOf(changed)), what).toBe(0);
    }
  });
});
