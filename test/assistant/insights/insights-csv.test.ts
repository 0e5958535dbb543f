import { expect, test } from "vitest";
import { insightsCsv } from "../../../src/assistant/insights/insights-csv.js";
import { summarise } from "../../../src/assistant/insights/summarise.js";
import { testTime } from "../support/assistant.js";
import { madeReply } from "../support/made-replies.js";

/** The lines of a kind, by the names of their columns. */
function linesOf(csv: string, kind: string): Record<string, string>[] {
  const [head = [], ...rows] = csv.split("\n").map((line) => line.split(","));
  return rows
    .filter(([first]) => first === kind)
    .map((row) => Object.fromEntries(head.map((name, column) => [name, row[column] ?? ""])));
}

const today = { since: testTime - 1000, until: testTime, termOf: (word: string) => word };

test("says of a day what became of its questions", () => {
  const states = ["complete", "failed", "failed", "stopped"] as const;
  const replies = states.map((state, id) => madeReply(id, { state }));
  const became = { questions: "4", answered: "1", unanswered: "0", failed: "2", stopped: "1" };
  const csv = insightsCsv(summarise(replies, [], today));
  expect(linesOf(csv, "day")).toMatchObject([{ day: "2026-11-21", ...became }]);
});

test("says of a site what was asked there, what it cost and how long it took", () => {
  const spent = { inputTokens: 900, outputTokens: 100, cost: 0.25 };
  const replies = [
    madeReply(1, { domain: "small", milliseconds: 500, isAnswered: false }),
    madeReply(2, { milliseconds: 1000, ...spent }),
    madeReply(3, { milliseconds: 4000, ...spent }),
  ];
  expect(linesOf(insightsCsv(summarise(replies, [], today)), "site")).toMatchObject([
    {
      ...{ domain: "acme", questions: "2", answered: "2", input_tokens: "1800", output_tokens: "200", cost: "0.5" },
      ...{ seconds: "2.5", median_seconds: "2.5" },
    },
    { domain: "small", questions: "1", answered: "0", unanswered: "1", cost: "0", seconds: "0.5" },
  ]);
});

test("says which pages were cited, and what readers thought of answers and pages, with their words", () => {
  const replies = [
    madeReply(1, { pages: ["guide/install", "index"], rating: -1, reason: "Too short" }),
    madeReply(2, { rating: 1 }),
  ];
  const rating = { id: "reader-1", domain: "acme", page: "/guide", isHelpful: false, reason: "Old", at: testTime };
  const csv = insightsCsv(summarise(replies, [rating], today));
  expect(linesOf(csv, "cited")).toMatchObject([
    { domain: "acme", page: "/guide/install", questions: "2" },
    { domain: "acme", page: "/", questions: "1" },
  ]);
  const said = { day: "2026-11-21", domain: "acme" };
  expect(linesOf(csv, "thumb")).toMatchObject([
    { ...said, question: "question 2", up: "1", down: "", reason: "" },
    { ...said, question: "question 1", up: "", down: "1", reason: "Too short" },
  ]);
  expect(linesOf(csv, "opinion")).toMatchObject([{ ...said, page: "/guide", up: "", down: "1", reason: "Old" }]);
});
