import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { build } from "../../../src/commands/build.js";
import type { BuildFlags } from "../../../src/commands/building/build-step.js";
import { PLAIN_FLAGS } from "../../build-site.js";
import { writeProject } from "../../site/write-project.js";

const FLAGS: BuildFlags = { ...PLAIN_FLAGS, cache: true, format: "json", siteUrl: "https://x.example" };

const API = {
  openapi: "3.1.0",
  info: { title: "Things", version: "1" },
  paths: { "/things": { get: { summary: "List things", description: "See [it](/guide#What's-New).", responses: {} } } },
};

const PROJECT = {
  settings: {
    navigation: {
      groups: [
        { group: "A", pages: ["index", "guide", "news"] },
        { group: "API", openapi: "api.json" },
      ],
    },
    navbar: { links: [{ label: "Fees", href: "/guide#What's-New" }] },
    footer: { links: [{ header: "More", items: [{ label: "Deep", href: "/guide#My_Tab" }] }] },
    redirects: [{ source: "/old", destination: "/guide#What's-New" }],
  },
  files: {
    "api.json": JSON.stringify(API),
    "index.mdx": [
      "---\ntitle: Home\n---",
      "import Note from '/snippets/note.mdx';",
      "## Own Place",
      "[one](#own_place) [two](guide#What's-New) [three](/guide.mdx#WHATS-NEW) [four](/guide#whats-new)",
      '<Card title="Card" href="/guide#Whats_New">Text</Card>',
      '<a href="/guide#My_Tab">tab</a> <a href="/guide#Set_up">step</a> <a href="/guide#my_accordion">accordion</a>',
      "[field](/guide#param-userId) [gone](/guide#nothing-like-it)",
      "```md\n[one](#own_place)\n```",
      "<Note />",
    ].join("\n\n"),
    "guide.mdx": [
      "---\ntitle: Guide\n---",
      "## What-s New",
      '<Tabs><Tab title="My Tab">Text</Tab></Tabs>',
      '<Steps><Step title="Set up">Text</Step></Steps>',
      '<Accordion title="My accordion">Text</Accordion>',
      '<ParamField query="userId" type="string">Text</ParamField>',
    ].join("\n\n"),
    "news.mdx": '---\ntitle: News\nrss: true\n---\n<Update label="March 2026">[fees](/guide#What\'s-New)</Update>\n',
    "snippets/note.mdx": "[five](/guide#What's-New)\n",
  },
};

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
