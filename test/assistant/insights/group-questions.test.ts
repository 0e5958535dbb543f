import { expect, test } from "vitest";
import { groupQuestions } from "../../../src/assistant/insights/summarise.js";
import { loadTokeniser } from "../../../src/search/words/tokeniser.js";

const { termOf } = await loadTokeniser("en");

function grouped(questions: readonly string[]): (string | number)[][] {
  const asked = questions.map((question) => ({ question }));
  const groups = groupQuestions(asked, termOf);
  return groups.map(({ question, members }) => [question, members.length]);
}

test("groups questions that ask the same", () => {
  const asked = ["How do I delete a memory?", "delete memories", "Where is my API key?", "how can I delete a memory"];
  expect(grouped([...asked, "API keys", "Create a webhook"])).toEqual([
    ["delete memories", 3],
    ["API keys", 2],
    ["Create a webhook", 1],
  ]);
});

test("brings forms of a word together", () => {
  const asked = ["Which policies are there?", "policy", "policies", "installing on Windows", "install Windows"];
  expect(grouped(asked)).toEqual([
    ["policy", 3],
    ["install Windows", 2],
  ]);
});

test("keeps questions of other scripts, and those of small words only, apart", () => {
  const asked = ["如何删除记忆？", "如何添加记忆？", "كيف أحذف ذاكرة؟", "What is it?", "Where are you?"];
  expect(grouped(asked)).toHaveLength(asked.length);
});
