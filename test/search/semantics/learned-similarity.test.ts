import { describe, expect, it } from "vitest";
import { withLearnedSimilarity } from "../../../src/search/query/learned-similarity.js";
import type { Weighted } from "../../../src/search/query/score-sections.js";
import { spaceSimilarity } from "../../../src/search/query/similarity.js";
import type { Covering } from "../../../src/search/query/weigh-coverage.js";
import type { Segment } from "../../../src/search/reading/open-segment.js";
import type { SemanticSpace } from "../../../src/search/semantics/segment-space.js";

// The rules look at nothing inside a segment.
const segment = {} as Segment;
const otherEdition = {} as Segment;

/** One section a page, found in this order. */
function pagesWith(scores: readonly (readonly [score: number, covered: number])[], own = segment): Covering[] {
  return scores.map(([score, covered], page) => ({ segment: own, page, section: page, score, covered }));
}

function orderOf(found: readonly Covering[], like: readonly number[]): number[] {
  return [...withLearnedSimilarity(found, (_, section) => like[section] ?? 0)]
    .sort((a, b) => b.score - a.score)
    .map(({ page }) => page);
}

describe("similarity that is learned from the site", () => {
  const seven = pagesWith([
    [1, 0.8],
    [0.9, 0.8],
    [0.8, 0.8],
    [0.75, 0.8],
    [0.7, 0.5],
    [0.69, 0.8],
    [0.68, 0.8],
  ]);

  it("orders pages that answer about equally", () => {
    expect(orderOf(seven.slice(0, 2), [0, 1])).toEqual([1, 0]);
  });

  it("takes the place of the last of the first five only where that has fewer of the words", () => {
    const order = orderOf(seven, [0, 0, 0, 0, 0, 1, 0.9]);
    expect(order.slice(0, 5).toSorted()).toEqual([0, 1, 2, 3, 5]);
    const all = seven.map((each) => ({ ...each, covered: 0.8 }));
    expect(orderOf(all, [0, 0, 0, 0, 0, 1, 1]).slice(0, 5).toSorted()).toEqual([0, 1, 2, 3, 4]);
  });

  it("keeps the order of those that have to wait", () => {
    const all = seven.map((each) => ({ ...each, covered: 0.8 }));
    expect(orderOf(all, [0, 0, 0, 0, 0, 0.9, 1]).slice(5)).toEqual([6, 5]);
  });

  it("counts less the more of the words the best has", () => {
    const gain = (covered: number) => {
      const [only] = withLearnedSimilarity(pagesWith([[1, covered]]), () => 1);
      return (only?.score ?? 0) - 1;
    };
    expect(gain(1)).toBeLessThan(gain(0.5));
    expect(gain(1)).toBeGreaterThan(0);
  });

  it("lets each edition of the site keep its own first pages", () => {
    const found = [...seven, ...pagesWith([[0.6, 0.8]], otherEdition)];
    const [last] = withLearnedSimilarity(found, (own) => (own === otherEdition ? 1 : 0)).slice(-1);
    expect(last?.score).toBeGreaterThan(0.8);
  });

  it("says nothing of a question whose words the site has too seldom", () => {
    const space: SemanticSpace = {
      dimensions: 1,
      rowOf: new Map([["queue", 0]]),
      termVectors: Int8Array.of(127),
      sectionVectors: Int8Array.of(127),
    };
    const asked = (term: string) => {
      const lookUps = [{ terms: [term], weight: 1 }] as unknown as readonly Weighted[];
      const [only] = withLearnedSimilarity(
        pagesWith([[1, 1]]),
        spaceSimilarity(() => space, lookUps),
      );
      return only;
    };
    expect(asked("queue")?.similarity).toBe(1);
    expect(asked("ollama")).not.toHaveProperty("similarity");
    expect(asked("ollama")?.score).toBe(1);
  });
});
