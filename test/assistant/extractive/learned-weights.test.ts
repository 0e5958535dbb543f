// The weights come from the table of signs, and choose as well on sites that they were not learned on.
import { expect, test } from "vitest";
import { figuresOf, groupOf, learn, leftOut, RIGHTLY_REFUSED } from "../../../bench/answers/learn.js";
import { readSigns } from "../../../bench/answers/signs-table.js";
import { CHANCE, LEAST_CHANCE, RANK } from "../../../src/assistant/extractive/learned/weights.js";

const questions = readSigns();

test("the weights are those that are learned from the table", () => {
  const { rank, chance, least } = learn(questions);
  // Another version of Node may round otherwise.
  const rounded = (values: object) => Object.entries(values).map(([name, value]) => [name, Number(value).toFixed(1)]);
  expect(rounded(RANK)).toEqual(rounded(rank));
  expect(rounded(CHANCE)).toEqual(rounded(chance));
  for (const [group, { quote, closest }] of Object.entries(LEAST_CHANCE)) {
    expect(quote).toBeCloseTo(least[group]?.quote ?? 0, 2);
    expect(closest).toBeCloseTo(least[group]?.closest ?? 0, 2);
  }
});

/** At as many right refusals as the rules had before: leads, right among three, good quotes, and hundredths under the curve. */
const LEAST = { english: [227, 309, 205, 95], other: [43, 48, 31, 81], unspaced: [38, 46, 24, 60] } as const;

test("on sites left out they lead, refuse and quote as well as they did", () => {
  const leads = leftOut(questions);
  for (const group of ["english", "other", "unspaced"] as const) {
    const own = leads.filter((lead) => groupOf(lead) === group);
    const figures = figuresOf(own, RIGHTLY_REFUSED[group]);
    console.info(group, figures);
    const reached = [figures.leadsRight, figures.rightOfThree, figures.goodQuotes, Math.floor(100 * figures.auc)];
    for (const [index, least] of LEAST[group].entries()) expect(reached[index]).toBeGreaterThanOrEqual(least);
  }
});
