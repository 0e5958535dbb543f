// A class that is renamed in code but not in a style sheet leaves rules behind that match nothing.
import { readFileSync } from "node:fs";
import fg from "fast-glob";
import { expect, it } from "vitest";

/** What packages set, the formulas of KaTeX and lists of tasks, and what code puts together. */
const SET_ELSEWHERE =
  /^(?:katex-display|contains-task-list|task-list-item|(?:callout|card|tok|selector)-[a-z]+|book-[a-z]+-line)$/;

it("code sets every class that a style sheet names", () => {
  const words = new Set(read("src/**/*.{ts,tsx}").match(/[A-Za-z_][\w-]*/g));
  const named = new Set(classesOf(read("src/**/*.css")));
  expect(named.size).toBeGreaterThan(500);
  expect([...named].filter((name) => !words.has(name) && !SET_ELSEWHERE.test(name))).toEqual([]);
});

function read(pattern: string): string {
  const root = new URL("../../", import.meta.url);
  const files = fg.sync(pattern, { cwd: root.pathname });
  return files.map((file) => readFileSync(new URL(file, root), "utf8")).join("\n");
}

/** Comments, texts and addresses name no classes; declarations have decimals. */
function classesOf(css: string): string[] {
  const selectors = css.replace(/\/\*[\s\S]*?\*\/|"[^"]*"|url\([^)]*\)/g, "").replace(/\{[^{}]*\}/g, "{}");
  return [...selectors.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = ""]) => name);
}
