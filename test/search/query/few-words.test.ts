// What a query's words count where few of them are found.
import { expect, it } from "vitest";
import { knownPieces } from "../../../src/search/query/like-terms.js";
import type { Found, Weighted } from "../../../src/search/query/score-sections.js";
import { withCoverage } from "../../../src/search/query/weigh-coverage.js";
import type { Segment } from "../../../src/search/reading/open-segment.js";
import { loadTokeniser } from "../../../src/search/words/tokeniser.js";
import { found } from "../sample-pages.js";

it("keeps the score of a section with all words, and lowers that of one that lacks some", () => {
  const segment = {} as Segment;
  const lookUp = (factor: number, ...sections: number[]) => ({ factor, postings: [{ sections }] });
  const lookUps = [lookUp(3, 0, 1), lookUp(1, 1)] as unknown as readonly Weighted[];
  const found = [0, 1].map((section): Found => ({ segment, section, page: 0, score: 10 }));
  const [some, all] = withCoverage(found, lookUps, [segment]);
  expect(all).toMatchObject({ covered: 1, score: 10 });
  expect(some).toMatchObject({ covered: 0.75, score: expect.closeTo(9, -1) });
  expect(some?.score).toBeLessThan(10);
});

it.each(Object.entries({ 退款政策: ["退款", "政策"], 新退款: ["退款"], refund: [] }))(
  "cuts %s into the words that the index has",
  async (word, pieces) => {
    const known = new Set(["退款", "政策", "退"]);
    const segment = { find: async (term: string) => (known.has(term) ? {} : null) } as unknown as Segment;
    expect(await knownPieces(word, [segment], await loadTokeniser("zh"))).toEqual(pieces);
  },
);

it.each([
  ["two words as one", "front matter", "Frontmatter", ["Front desk", "A matter of taste"]],
  ["one word as two", "darkmode", "Dark mode", ["Dark colours", "A mode of work"]],
])("finds %s, before what has a part of them", async (_what, query, title, others) => {
  const pages = [...others, title].map((each) => ({ path: each, title: each }));
  expect((await found(pages, query))[0]).toBe(title);
});
