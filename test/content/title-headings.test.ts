import { expect, it } from "vitest";
import { type BuiltSite, buildSite } from "../build-site.js";
import { buildProject, writeProject } from "../site/write-project.js";
import { yamlBeside } from "../yaml-beside.js";

interface Case {
  readonly text: string;
  readonly title: string;
  readonly headings?: number;
  readonly others?: readonly string[];
}

const CASES = yamlBeside<Readonly<Record<string, Case>>>(import.meta.url, "title-headings.yaml");

const api = {
  openapi: "3.1.0",
  info: { title: "A", version: "1" },
  paths: { "/plants": { get: { summary: "List plants", responses: { 200: { description: "ok" } } } } },
};

async function withPages(test: (built: BuiltSite) => Promise<void>): Promise<void> {
  const pages = Object.keys(CASES).map((file) => file.replace(/\.mdx?$/, ""));
  const more = { variables: { product: "Spade" }, api: { openapi: "api.json" } };
  const settings = { navigation: { pages: ["index", ...pages] }, ...more };
  const links = "[to its folder](guides/README.md) [to its heading](guides/README.md#guides-for-all)";
  const files = {
    ...Object.fromEntries(Object.entries(CASES).map(([file, { text }]) => [file, text])),
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
    for (const [file, { title, headings = 1, others = [] }] of Object.entries(CASES)) {
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
