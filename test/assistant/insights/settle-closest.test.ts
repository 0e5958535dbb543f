// Whether the closest sections were an answer.
import { expect, test } from "vitest";
import { settleClosest } from "../../../src/assistant/insights/read-insights.js";
import { madeReply } from "../support/made-replies.js";

const closest = { threadId: "t", question: "How do I dim a lamp?", isAnswered: false, pages: ["lamps"] };

test.each([
  ["the closest sections answer if nobody says otherwise", [closest], [true]],
  ["they do not if their reader says so", [{ ...closest, rating: -1 as const }], [false]],
  [
    "nor if their reader asks the same again",
    [closest, { ...closest, question: "how do i dim a lamp" }],
    [false, true],
  ],
  ["another reader may ask the same", [closest, { ...closest, threadId: "u" }], [true, true]],
  ["what found nothing does not answer", [{ ...closest, pages: [] }], [false]],
  ["what was cut does not either", [{ ...closest, state: "cut" as const }], [false]],
])("%s", (_, replies, answered) => {
  const made = replies.map((more, id) => madeReply(id, more));
  expect(settleClosest(made).map(({ isAnswered }) => isAnswered)).toEqual(answered);
});
