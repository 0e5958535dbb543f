import { expect, it } from "vitest";
import { smartQuotes } from "../../../src/content/tree/prose-texts.js";

it.each([
  ['He said "yes".', "He said “yes”."],
  ["It's the dogs' day", "It’s the dogs’ day"],
  ["'quoted' text", "‘quoted’ text"],
  ["the '90s", "the ’90s"],
  ["wait... a -- b", "wait… a — b"],
  ["run --verbose and --no-cache", "run --verbose and --no-cache"],
  ["a-b 1.2.3", "a-b 1.2.3"],
])("%s", (text, result) => expect(smartQuotes(text)).toBe(result));

it("closes a quotation behind what stood before the text", () => expect(smartQuotes('" said', "x")).toBe("” said"));
