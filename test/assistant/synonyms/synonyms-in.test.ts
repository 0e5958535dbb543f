import { expect, test } from "vitest";
import { synonymsIn } from "../../../src/assistant/synonyms/synonyms-in.js";
import { loadTokeniser } from "../../../src/search/words/tokeniser.js";

const english = await loadTokeniser("en");

function meant(question: string, word: string): readonly string[] {
  return synonymsIn(question, english)(english.termOf(word))?.terms ?? [];
}

const terms = (...words: string[]) => words.map(english.termOf);

test("everyday words stand for those of documentation, in any of their forms", () => {
  expect(meant("Can I load a spreadsheet?", "spreadsheet")).toContain("csv");
  expect(meant("erasing old files", "erasing")).toEqual(expect.arrayContaining(terms("delete", "remove")));
});

test("the words of documentation do not stand for everyday ones", () => {
  expect(meant("How do I import a CSV file?", "csv")).toEqual([]);
});

test("a phrase stands for what it means", () => {
  expect(synonymsIn("get rid of a user", english)("rid")?.isOfPhrase).toBe(true);
  expect(meant("get rid of a user", "rid")).toEqual(expect.arrayContaining(terms("delete")));
});

test("a word that only has the same stem is another word", () => {
  expect(english.termOf("custom")).toBe(english.termOf("customer"));
  expect(meant("How do I add a custom domain?", "custom")).toEqual([]);
});

test("other languages have no synonyms", async () => {
  expect(synonymsIn("un crew spreadsheet", await loadTokeniser("fr"))("spreadsheet")).toBeNull();
});
