import { expect, test } from "vitest";
import { isMetByChance } from "../../../src/assistant/extractive/evidence/met-by-chance.js";

const half = { coverage: 0.5, together: 0.3, titleCoverage: 0 };
const three = { telling: 3, hasUnknown: false };

test("half of a short question, far apart and not in the title, is met by chance", () => {
  expect(isMetByChance({ ...half, together: 0 }, three)).toBe(true);
  expect(isMetByChance(half, three)).toBe(false);
  expect(isMetByChance({ ...half, together: 0, titleCoverage: 0.3 }, three)).toBe(false);
});

test("half of a long question is not, unless one of its words is nowhere", () => {
  expect(isMetByChance({ ...half, together: 0 }, { telling: 6, hasUnknown: false })).toBe(false);
  expect(isMetByChance({ ...half, together: 0 }, { telling: 6, hasUnknown: true })).toBe(true);
});

test("one word cannot be said close to another", () => {
  expect(isMetByChance({ coverage: 1, together: 0, titleCoverage: 0 }, { telling: 1, hasUnknown: false })).toBe(false);
});
