import { expect, test } from "vitest";
import { insightsCsv } from "../../../src/assistant/insights/insights-csv.js";
import { summarise } from "../../../src/assistant/insights/summarise.js";
import { madeReply } from "../support/made-replies.js";
import { testTime } from "../support/open-assistant.js";

/** The lines of a kind, by the names of their columns. */
function linesOf(csv: string, kind: string): Record<string, string>[] {
  const [head = [], ...rows] = csv.split("\n").map((line) => line.split(","));
  return rows
    .filter(([first]) => first === kind)
    .map((row) => Object.fromEntries(head.map((name, column) => [name, row[column] ?? ""])));
}

const today = { since: testTime - 1000, until: testTime };

test("says of a day what became of its questions", () => {
  const states = ["complete", "failed", "failed", "stopped"] as const;
  const csv = insightsCsv(
    summarise(
      states.map((state, id) => madeReply(id, { state })),
      [],
      today,
    ),
  );
  expect(linesOf(csv, "day")).toMatchObject([
    { day: "2026-11-21", questions: "4", answered: "1", unanswered: "0", failed: "2", stopped: "1" },
  ]);
});
