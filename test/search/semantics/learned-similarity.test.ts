import { describe, expect, it } from "vitest";
import type { Weighted } from "../../../src/search/query/score-sections.js";
import { spaceSimilarity, withLearnedSimilarity } from "../../../src/search/query/similarity.js";
import type { Covering } from "../../../src/search/query/weigh-coverage.js";
import type { Segment } from "../../../src/search/reading/open-segment.js";
import type { SemanticSpace } from "../../../src/search/semantics/segment-space.js";

// Nothing inside a segment is looked at.
const segment = {} as Segment;

/** One section a page, found in this order. */
function pagesWith(scores: readonly (readonly [score: number, covered: number])[]): Covering[] {
  return scores.map(([score, covered], page) => ({ segment, page, section: page, score, covered }));
}

function orderOf(found: readonly Covering[], like: readonly number[]): number[] {
  return [...withLearnedSimilarity(found, (_, section) => like[section] ?? 0)]
    .sort((a, b) => b.score - a.score)
    .map(({ page }) => page);
}

describe("similarity that is learned from the site", () => {
  const two = pagesWith([
    [1, 0.8],
    [0.9, 0.8],
  ]);

  it("orders pages that answer about equally", () => expect(orderOf(two, [0, 1])).toEqual([1, 0]));

  it("counts less the more of the words the best has", () => {
    const gain = (covered: number) => {
      const [only] = withLearnedSimilarity(pagesWith([[1, covered]]), () => 1);
      return (only?.score ?? 0) - 1;
    };
    expect(gain(1)).toBeLessThan(gain(0.5));
    expect(gain(1)).toBeGreaterThan(0);
  });

  it("says nothing of a question whose words the site has too seldom", () => {
    const vectors = { termVectors: Int8Array.of(127), sectionVectors: Int8Array.of(127) };
    const space: SemanticSpace = { dimensions: 1, rowOf: new Map([["queue", 0]]), ...vectors };
    const asked = (term: string) => {
      const lookUps = [{ terms: [term], weight: 1 }] as unknown as readonly Weighted[];
      const similarity = spaceSimilarity(() => space, lookUps);
      const [only] = withLearnedSimilarity(pagesWith([[1, 1]]), similarity);
      return only;
    };
    expect(asked("queue")?.similarity).toBe(1);
    expect(asked("ollama")).not.toHaveProperty("similarity");
    expect(asked("ollama")?.score).toBe(1);
  });
});
