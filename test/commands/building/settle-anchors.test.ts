import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { build } from "../../../src/commands/build.js";
import type { BuildFlags } from "../../../src/commands/building/build-step.js";
import { PLAIN_FLAGS } from "../../build-site.js";
import { type Project, writeProject } from "../../site/write-project.js";
import { yamlBeside } from "../../yaml-beside.js";

const FLAGS: BuildFlags = { ...PLAIN_FLAGS, cache: true, format: "json", siteUrl: "https://x.example" };

const PROJECT = yamlBeside<Project>(import.meta.url, "settle-anchors.yaml");

/** Builds and gives the text of a file. */
async function built(root: string, flags: Partial<BuildFlags> = {}): Promise<(file: string) => string> {
  const out = join(root, "dist");
  expect(await build(root, { ...FLAGS, ...flags, lenient: true, out })).toBe(0);
  return (file) => (existsSync(join(out, file)) ? readFileSync(join(out, file), "utf8") : "");
}

const hrefs = (html: string) =>
  [...html.matchAll(/<a\s[^>]*?href="([^"]*#[^"]*)"/g)]
    .map(([, href]) => href)
    .filter((href) => href !== "#content-area");
const article = (html: string) => html.slice(html.indexOf('id="content"'), html.indexOf("page-foot"));

it("lets links lead to the places they mean, wherever they stand", async () => {
  const root = writeProject(PROJECT);
  const read = await built(root);
  const index = read("index.html");
  expect(hrefs(article(index))).toEqual([
    "#own-place",
    ...["#own-place", "/guide/#what-s-new", "/guide/#what-s-new", "/guide/#what-s-new"],
    ...["/guide/#what-s-new", "/guide/#my-tab", "/guide/#set-up", "/guide/#my-accordion", "/guide/#param-user-id"],
    ...["/guide/#nothing-like-it", "/guide/#what-s-new"],
  ]);
  expect(hrefs(index).filter((href) => /What's|My_Tab/.test(href ?? ""))).toEqual([]);
  const footer = index.slice(index.indexOf("<footer"));
  expect(hrefs(footer)).toEqual(["/guide/#my-tab"]);
  expect(hrefs(read("404.html"))).toContain("/guide/#what-s-new");
  expect(article(read("api-reference/list-things/index.html"))).toContain('href="/guide/#what-s-new"');
  expect(read("old/index.html")).toContain('url=/guide/#what-s-new"');
  expect(read("_redirects")).toContain("/old /guide/#what-s-new 308\n");
  expect(read("news/rss.xml")).toContain("/guide/#what-s-new");
  for (const file of ["index.md", "llms-full.txt"]) {
    const guide = "https://x.example/guide/#what-s-new";
    expect(read(file)).toContain(`[one](#own-place) [two](${guide}) [three](${guide})`);
    expect(read(file)).toContain("```md\n[one](#own_place)\n```");
    expect(read(file)).toContain(`[five](${guide})`);
  }
});

it("keeps up with the headings of pages that links lead to", async () => {
  const root = writeProject(PROJECT);
  await built(root);
  const files = ["index.html", "index.md", "llms-full.txt", "404.html", "_redirects", "news/rss.xml", "news.md"];
  const guide = (text: string) => writeFileSync(join(root, "guide.mdx"), text);
  for (const [heading, two] of [
    ["## Whats-New", "/guide/#whats-new"],
    ["## What s New", "/guide/#what-s-new"],
    ["## Nothing", "/guide/#What's-New"],
    ["Text.\n\n## Nothing", "/guide/#What's-New"],
    ["## What [s](/other) New", "/guide/#what-s-new"],
  ] as const) {
    await new Promise((resolve) => setTimeout(resolve, 30));
    guide(`${heading}\n`);
    const read = await built(root);
    const kept = files.map(read);
    expect(hrefs(article(kept[0] ?? ""))[2]).toBe(two);
    expect(kept).toEqual(files.map(await built(root, { cache: false })));
  }
});
