// Authors' sheets rely on the custom properties that the documentation lists.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

it("the documentation lists every custom property of the design, and none that is gone", () => {
  const defined = [...read("src/layout/styles/tokens.css").matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name]) => name);
  const rows = read("docs/write/styling.mdx").match(/^\| `--.*$/gm) ?? [];
  const listed = rows.flatMap((row) =>
    [...(row.split(" | ")[0] ?? "").matchAll(/`(--[\w-]+)`/g)].map(([, name]) => name),
  );
  expect(listed.length).toBeGreaterThan(90);
  expect([...listed].sort()).toEqual([...new Set(defined)].sort());
});
