import { expect, it } from "vitest";
import { worthTogether } from "../../../src/assistant/extractive/words-together.js";

const placed = (...words: readonly (readonly [word: string, place: number])[]) =>
  words.map(([word, place]) => ({ word, place }));
const worthOne = () => 1;

it("counts words that are said together, and less the further they are apart", () => {
  const beside = worthTogether(placed(["rotate", 0], ["key", 1]), worthOne);
  const apart = worthTogether(placed(["rotate", 0], ["key", 9]), worthOne);
  expect(beside).toBeGreaterThan(apart);
  expect(apart).toBeGreaterThan(0);
});

it("counts nothing for one word, however often it is said, nor for words that are far apart", () => {
  expect(worthTogether(placed(["key", 0], ["key", 1], ["key", 2]), worthOne)).toBe(0);
  expect(worthTogether(placed(["rotate", 0], ["key", 40]), worthOne)).toBe(0);
});

it("takes the stretch that is worth most", () => {
  const words = placed(["the", 0], ["how", 1], ["rotate", 30], ["key", 31]);
  const worth = (word: string) => (word.length > 2 && word !== "the" && word !== "how" ? 1 : 0.1);
  expect(worthTogether(words, worth)).toBeCloseTo(2 * (1 - 1 / 24));
});
