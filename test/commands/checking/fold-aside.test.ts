import { beforeAll, expect, it } from "vitest";
import { foldAside } from "../../../src/commands/checking/fold-aside.js";
import { type Problem, problem, warning } from "../../../src/shared/problem.js";
import type { Site } from "../../../src/site/site.js";
import { buildSite } from "../../build-site.js";
import { withProject } from "../../site/with-project.js";

const at = (file: string) => ({ file, line: 1, column: 1 });
let site: Site | null = null;

beforeAll(async () => {
  const files = { "index.mdx": "---\ntitle: A\n---\n", "notes.md": "# R\n", "draft/b.mdx": "# B\n" };
  site = (await withProject({ files }, (root) => buildSite(root))).site;
});

it.each<[string, Problem, boolean]>([
  ["a warning of a page", warning("dead-link", at("index.mdx"), "No."), true],
  ["a warning of docs.json", warning("dead-link", at("docs.json"), "No."), true],
  ["a warning without a place", warning("offline", null, "No."), true],
  ["an error outside", problem("page-syntax", at("notes.md"), "No."), true],
  ["that it is outside", warning("orphan-page", at("notes.md"), "No."), true],
  ["a warning outside", warning("dead-link", at("notes.md"), "No."), false],
  ["a warning in a folder outside", warning("unknown-prop", at("draft/b.mdx"), "No."), false],
])("shows or folds %s", (_, each, isShown) => {
  if (site === null) throw new Error("The project cannot be read.");
  const line = "1 warning in 1 file outside the navigation not shown (--verbose shows all).";
  expect(foldAside([each], site)).toEqual(isShown ? { shown: [each], line: null } : { shown: [], line });
});
