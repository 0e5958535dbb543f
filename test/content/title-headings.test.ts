import { expect, it } from "vitest";
import { type BuiltSite, buildSite } from "../build-site.js";
import { buildProject, writeProject } from "../site/write-project.js";

/** Body or whole file; what the page is called; how many `<h1>` it has, if not one; others that its copy has. */
type Case = readonly [file: string, text: string, title: string, headings?: number, ...others: string[]];

const CASES: readonly Case[] = [
  ["atx.md", "# The **Real** Title\n\nText.", "The Real Title"],
  ["closed.md", "# Closed #\n\nText.", "Closed"],
  ["setext.md", "Set in\nText\n=======\n\nText.", "Set in Text"],
  ["coded.md", "# `use_it()`\n\nText.", "use_it()"],
  ["both.md", "# The `<Card>` of *all* [links](https://a.example)\n", "The <Card> of all links"],
  ["late.md", "![badge](/b.svg)\n\nA word before.\n\n# Late\n\nText.", "Late"],
  ["comment.mdx", "{/*\n# Not this\n*/}\n\n# This\n", "This"],
  ["html-comment.md", "<!--\n# Not this\n-->\n\n# That\n", "That"],
  ["fenced.md", "```sh\n# not a heading\n```\n\n# After code\n", "After code"],
  ["entity.md", "# Salt &amp; pepper\n", "Salt & pepper"],
  ["quotes.md", '# It\'s "quoted"\n', 'It\'s "quoted"'],
  ["escaped.md", "# snake\\_case \\<b\\>\n", "snake_case <b>"],
  ["anchor.md", "# Named {#own-name}\n\n[up](#own-name)", "Named"],
  ["imported.mdx", 'import { T } from "/snippets/t.jsx";\n\n# Below imports\n', "Below imports"],
  ["html.md", '<h1 align="center">In <b>HTML</b></h1>\n\nText.', "In HTML"],
  ["boxed.mdx", '<div align="center">\n\n# In a box\n\n</div>\n', "In a box"],
  ["logo.md", "# ![Logo](/b.svg)\n", "Logo"],
  ["badge.mdx", "# Beta <Badge>new</Badge>\n", "Beta new"],
  ["variable.mdx", "# Install {{product}}\n", "Install Spade"],
  ["second.md", "## Second level\n\nText.\n\n### Third\n", "Second level"],
  ["listed.md", "- # in a list\n\n> # in a quotation\n\nText.", "Listed", 3],
  ["no_heading-here.md", "Only text.", "No heading here"],
  ["parts.md", "Text.\n\n## First\n\n## Second\n", "Parts"],
  ["front.mdx", "---\ntitle: Front\n---\n\n# Front\n\nText.", "Front"],
  ["front-case.mdx", "---\ntitle: What's new\n---\n\nWhat’s New\n=====\n", "What's new"],
  ["front-below.mdx", "---\ntitle: Deep\n---\n\n## Deep\n\nText.", "Deep"],
  ["front-other.mdx", "---\ntitle: Two\n---\n\n# Others\n\nText.", "Two", 2, "# Others"],
  ["side.mdx", "---\nsidebarTitle: Side\n---\n\n# Written above\n", "Written above"],
  ["null.mdx", "---\ntitle:\n---\n\n# From below\n", "From below"],
  ["operation.mdx", "---\nopenapi: GET /plants\n---\n\n# By hand\n", "By hand"],
  ["crlf.md", "Windows\r\n=======\r\n\r\nText.\r\n", "Windows"],
  ["guides/README.md", "# Guides for all\n\n[other](../late.md)", "Guides for all"],
  ["empty/Readme.md", "Text.", "Empty"],
];

const api = {
  openapi: "3.1.0",
  info: { title: "A", version: "1" },
  paths: { "/plants": { get: { summary: "List plants", responses: { 200: { description: "ok" } } } } },
};

async function withPages(test: (built: BuiltSite) => Promise<void>): Promise<void> {
  const pages = CASES.map(([file]) => file.replace(/\.mdx?$/, ""));
  const more = { variables: { product: "Spade" }, api: { openapi: "api.json" } };
  const settings = { navigation: { pages: ["index", ...pages] }, ...more };
  const links = "[to its folder](guides/README.md) [to its heading](guides/README.md#guides-for-all)";
  const files = {
    ...Object.fromEntries(CASES),
    "api.json": JSON.stringify(api),
    "b.svg": "<svg/>",
    "snippets/t.jsx": "export const T = 1;",
    "index.mdx": `---\ntitle: Home\n---\n\n${links}\n`,
  };
  await test(await buildProject({ settings, files }));
}

it("calls a page without a title after its first heading, and draws that once", async () => {
  await withPages(async (built) => {
    expect(built.problems.map(({ code, place }) => [code, place?.file])).toEqual(
      ["front-below.mdx", "front-case.mdx", "front.mdx"].map((file) => ["repeated-title", file]),
    );
    for (const [file, , title, headings = 1, ...others] of CASES) {
      const page = [...(built.site?.pages.values() ?? [])].find(({ source }) => source?.file === file);
      const html = await built.file(`${page?.address.slice(1)}/index.html`);
      const drawn = [...html.matchAll(/<h1\b/g)].length;
      expect({ file, title: page?.title, headings: drawn }).toEqual({ file, title, headings });
      const copy = await built.file(`${page?.address.slice(1)}.md`);
      const titles = copy
        .replace(/```[\s\S]*?```/g, "")
        .split("\n")
        .filter((line) => line.startsWith("# "));
      expect({ file, titles }).toEqual({ file, titles: [`# ${title}`, ...others] });
    }
  });
});

it("makes README.md the page of its folder, and leads there from the address that it had", async () => {
  await withPages(async (built) => {
    expect(await built.file("index.html")).toContain('<a href="/guides/">to its folder</a>');
    expect(await built.file("index.html")).toContain('<a href="/guides/#guides-for-all">to its heading</a>');
    expect(await built.file("_redirects")).toContain("/guides/README /guides/ 308");
  });
});

it("leaves README.md beside an index where it is", async () => {
  const files = { "a/README.md": "# Two", "a/index.mdx": "# One" };
  const settings = { navigation: { pages: ["index", "a/index", "a/README"] } };
  const built = await buildProject({ settings, files });
  expect(built.problems).toEqual([]);
  expect([...(built.site?.pages.values() ?? [])].map(({ address, title }) => [address, title])).toEqual([
    ["/a/README", "Two"],
    ["/a", "One"],
    ["/", "Home"],
  ]);
});

it.each([
  ['title: ""', "Garden", "Bare"],
  ["title: '  '\nsidebarTitle: Side", "Side - Garden", "Side"],
])("draws no heading where the title is empty: %s", async (matter, title, label) => {
  const files = { "bare.mdx": `---\n${matter}\n---\n\nText.\n` };
  const root = writeProject({ settings: { navigation: { pages: ["index", "bare"] } }, files });
  const built = await buildSite(root);
  const html = await built.file("bare/index.html");
  expect(html).toContain(`<title>${title}</title>`);
  expect(html).not.toContain('<h1 id="page-title" dir');
  expect([...(built.site?.pages.values() ?? [])].find(({ path }) => path === "bare")?.label).toBe(label);
});
