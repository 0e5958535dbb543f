import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { docsPages } from "../scripts/docs-pages.js";

const root = fileURLToPath(new URL("..", import.meta.url));

it("says what the code says of commands, settings, front matter, props and problems; `npm run docs` writes it", async () => {
  for (const [file, text] of await docsPages()) {
    const path = `${root}docs/${file}`;
    expect(existsSync(path) ? readFileSync(path, "utf8") : "missing", file).toBe(text);
  }
});

it("shows the props of every component on a page", async () => {
  const shown = new Set(
    [...readComponentPages().matchAll(/"\/snippets\/props\/([\w-]+)\.mdx"/g)].map(([, name]) => name),
  );
  // Callouts of one kind share a table; these two show their content alone.
  const others = ["info", "tip", "check", "warning", "danger", "mdx", "github"];
  const props = [...(await docsPages()).keys()].flatMap((file) => /^snippets\/props\/(.+)\.mdx$/.exec(file)?.[1] ?? []);
  expect(props.filter((name) => !shown.has(name) && !others.includes(name))).toEqual([]);
});

it("has no problems, with every check", () => {
  const args = ["check", "docs", "--strict", "--orphans", "--redirects", "--a11y", "--offline", "--no-cache"];
  const { stderr, status } = spawnSync(process.execPath, [`${root}bin/docsgen.js`, ...args], { cwd: root });
  expect(stderr.toString()).toContain("no problems");
  expect(status).toBe(0);
});

function readComponentPages(): string {
  const { navigation } = JSON.parse(readFileSync(`${root}docs/docs.json`, "utf8"));
  const pages: string[] = navigation.tabs[1].groups[0].pages;
  return pages.map((page) => readFileSync(`${root}docs/${page}.mdx`, "utf8")).join("\n");
}
