import { expect, test } from "vitest";
import { percentAnswered, totalsOf } from "../../../src/assistant/insights/totals.js";
import type { RatedReply } from "../../../src/assistant/store/replies.js";
import { madeReply } from "../support/made-replies.js";

test.each<[string, Partial<RatedReply>, string]>([
  ["a complete reply that answers", {}, "answered"],
  ["a complete reply that does not", { isAnswered: false }, "unanswered"],
  ["an answer that was cut for its length", { state: "cut" }, "answered"],
  ["a refusal that was cut for its length", { state: "cut", isAnswered: false }, "unanswered"],
  ["an answer that a filter broke off", { state: "filtered" }, "answered"],
  ["a reply that a filter left without words", { state: "filtered", pages: [] }, "unanswered"],
  ["a reply that failed after it cited a page", { state: "failed" }, "failed"],
  ["a reply that failed before", { state: "failed", isAnswered: false, pages: [] }, "failed"],
  ["a reply that its reader stopped", { state: "stopped" }, "stopped"],
])("%s counts once", (_, more, outcome) => {
  const none = { answered: 0, unanswered: 0, failed: 0, stopped: 0 };
  expect(totalsOf([madeReply(1, more)])).toMatchObject({ questions: 1, ...none, [outcome]: 1 });
});

test("only what was answered counts for the share that was", () => {
  const states = ["complete", "failed", "failed", "stopped"] as const;
  expect(percentAnswered(totalsOf(states.map((state, id) => madeReply(id, { state }))))).toBe("25 %");
  expect(percentAnswered(totalsOf([]))).toBe("–");
});

test("what broke off says nothing about the time to answer", () => {
  const replies = [1000, 2000, 6000].map((milliseconds, id) => madeReply(id, { milliseconds }));
  const broken = [madeReply(4, { state: "failed", milliseconds: 60_000 }), madeReply(5, { state: "stopped" })];
  expect(totalsOf([...replies, ...broken])).toMatchObject({ seconds: 3, medianSeconds: 2 });
  expect(totalsOf(replies.slice(0, 2))).toMatchObject({ seconds: 1.5, medianSeconds: 1.5 });
  expect(totalsOf([])).toMatchObject({ seconds: 0, medianSeconds: 0 });
});
