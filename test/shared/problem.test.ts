import { expect, it } from "vitest";
import { gatherAlike, gatherPages, type Problem, warning } from "../../src/shared/problem.js";

const missing = (file: string, line: number, what: string): Problem =>
  warning("missing-file", { file, line, column: 1 }, what);
const told = (problems: readonly Problem[]) => gatherAlike(problems).map(({ place, what }) => `${place?.line} ${what}`);

it("tells once what stands in the same words in many places of a file, and how often", () => {
  const lines = [7, 3, 5, 9];
  expect(told(lines.map((line) => missing("a.mdx", line, "No oak.")))).toEqual(["3 No oak. (4 times in this file)"]);
});

it("tells each of a few, and each of other words, files and severities", () => {
  const few = [1, 2, 3].map((line) => missing("a.mdx", line, "No oak."));
  const others = [missing("b.mdx", 4, "No oak."), missing("a.mdx", 5, "No elm.")];
  const error: Problem = { ...missing("a.mdx", 6, "No oak."), severity: "error" };
  expect(gatherAlike([...few, ...others, error])).toEqual([...few, ...others, error]);
});

it("counts as alike what differs only in words that do not matter", () => {
  const paths = [1, 2, 3, 4].map((line) => missing("a.json", line, `"/a${line}" has no oak.`));
  const without = ({ what }: Problem) => what.replace(/"[^"]*"/, "");
  expect(gatherAlike(paths, without).map(({ what }) => what)).toEqual([
    '"/a1" has no oak. (and 3 more like it in this file)',
  ]);
});

it("keeps what names no place", () => {
  const nowhere = Array.from({ length: 4 }, () => warning("missing-file", null, "No oak."));
  expect(gatherAlike(nowhere).map(({ place, what }) => [place, what])).toEqual([
    [null, "No oak. (4 times in this file)"],
  ]);
});

it("tells of a key once for all pages that have it, and counts them", () => {
  const key = (file: string, name: string) =>
    warning("unknown-key", { file, line: 2, column: 1 }, `"${name}" has no effect.`);
  const problems = [key("a.mdx", "slug"), key("a.mdx", "layout"), key("b.mdx", "slug"), missing("c.mdx", 1, "No oak.")];
  expect(gatherPages([...problems, missing("d.mdx", 1, "No oak."), key("c.mdx", "slug")])).toEqual([
    { ...problems[0], what: '"slug" has no effect. (on 3 pages)' },
    problems[1],
    problems[3],
    missing("d.mdx", 1, "No oak."),
  ]);
});

it("tells of a wrong value once for all pages, but of each error", () => {
  const value = (file: string, severity: "warning" | "error"): Problem => ({
    ...warning("invalid-front-matter", { file, line: 2, column: 1 }, '"hidden" must be true or false; ignored.'),
    severity,
  });
  const warnings = [value("a.mdx", "warning"), value("b.mdx", "warning")];
  const problems = [...warnings, value("c.mdx", "error"), value("d.mdx", "error")];
  const what = '"hidden" must be true or false; ignored. (on 2 pages)';
  expect(gatherPages(problems)).toEqual([{ ...problems[0], what }, problems[2], problems[3]]);
});
