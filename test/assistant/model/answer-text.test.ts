// What a model says before it searches is no part of its answer.
import { expect, test } from "vitest";
import { AnswerText } from "../../../src/assistant/model/answer-text.js";

/** What readers get of words that come `seconds` apart, before the model searches or ends. */
function shown(pieces: readonly string[], seconds: number, ending: "searches" | "ends"): string {
  let time = 0;
  const text = new AnswerText(() => time);
  let read = "";
  for (const piece of pieces) {
    read += text.push(piece);
    time += seconds * 1000;
  }
  if (ending === "searches") text.announceTool();
  return read + text.endStep();
}

test.each([
  ["in one line", ["Let me search ", "the documentation."], 0.1],
  ["in two lines", ["Sure! Let me look that up.\n\n", "Searching for queues."], 0.1],
  ["slowly", ["I'll ", "search ", "the ", "documentation ", "for ", "queues."], 1],
])("a search that is announced %s", (_how, pieces, seconds) => {
  expect(shown(pieces, seconds, "searches")).toBe("");
  expect(shown(pieces, seconds, "ends")).toBe(pieces.join(""));
});

test("other words are not held back for longer than readers would wait, nor beyond a line", () => {
  expect(shown(["A queue ", "keeps ", "jobs ", "until ", "taken."], 1, "searches")).toBe(
    "A queue keeps jobs until taken.",
  );
  expect(shown(["A queue keeps jobs.\n", "Workers take them."], 0.1, "searches")).toBe(
    "A queue keeps jobs.\nWorkers take them.",
  );
  const long = `Let me explain. ${"A queue keeps jobs. ".repeat(15)}`;
  expect(shown([long], 0.1, "searches")).toBe(long);
});
