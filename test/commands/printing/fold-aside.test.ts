import { expect, it } from "vitest";
import { printProblems } from "../../../src/commands/printing/print-problems.js";
import { type Problem, warning } from "../../../src/shared/problem.js";
import { buildProject } from "../../site/write-project.js";

const FILES = {
  "index.mdx": "---\ntitle: A\n---\n[x](/nowhere)\n",
  "notes.md": "# R\n\n[x](/nowhere)\n",
  "draft/b.mdx": "# B\n\n<Card tilte='x'>a</Card>\n",
  "draft/c.mdx": "# C\n\n<Nobody />\n",
};

const print = (problems: readonly Problem[], verbose = false) =>
  printProblems(problems, { root: ".", nameFile: (name) => name, format: "text", colour: false, verbose });

it("counts the warnings of files outside the navigation, for every command that reads a project", async () => {
  const { problems } = await buildProject({ files: FILES });
  const aside = problems.filter((each) => each.isAside);
  expect(new Set(aside.map(({ place }) => place?.file))).toEqual(new Set(["notes.md", "draft/b.mdx", "draft/c.mdx"]));
  const text = print(problems);
  expect(text).toContain("index.mdx:4:1");
  expect(text).not.toMatch(/notes\.md|draft/);
  expect(text).toMatch(/… and \d warnings in 3 files outside the navigation \(--verbose shows all\)\n$/);
  expect(print(problems, true)).toContain("notes.md:3:1");
});

it("shows that a page is outside, which only --orphans asks for", () => {
  const orphan = { ...warning("orphan-page", { file: "notes.md", line: 1, column: 1 }, "No."), isAside: true } as const;
  expect(print([orphan])).toContain("No.");
});
