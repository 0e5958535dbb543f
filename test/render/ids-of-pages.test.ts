import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { buildProject } from "../site/write-project.js";

const settings = {
  footer: { links: [{ header: "More", items: [{ label: "Blog", href: "https://example.com" }] }] },
  navigation: { pages: ["index", "second", "third", "plant"] },
};

const read = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");

const plant = "---\ntitle: Plant\nopenapi: POST /plants\n---\n[body](#body)\n\n## Body\n";

const third = "---\ntitle: Content\n---\n[title](#content), [part](#content-3)\n\n# Content\n\n## Content\n";

const content = (schema: unknown) => ({ content: { "application/json": { schema } } });
const body = { type: "object", properties: { content: { type: "string" } } };
const responses = { 200: { description: "Planted.", ...content({ type: "string" }) } };
const post = { requestBody: content(body), responses };
const api = { openapi: "3.1.0", info: { title: "Garden API", version: "1" }, paths: { "/plants": { post } } };

const files = {
  ...{ "index.mdx": read("./ids-index.mdx"), "second.mdx": read("./ids-second.mdx"), "third.mdx": third },
  ...{ "plant.mdx": plant, "api.json": JSON.stringify(api) },
};
const built = await buildProject({ settings, files });

const idsOf = (html: string): string[] => Array.from(html.matchAll(/<[^>]*\sid="([^"]+)"/g), ([, id = ""]) => id);

it.each(["index", "second/index", "third/index", "plant/index"])("the ids of %s are unique", async (page) => {
  const ids = idsOf(await built.file(`${page}.html`));
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

it("links to a heading that is named like a part of the frame lead to the heading", async () => {
  const html = await built.file("index.html");
  const text = html.slice(html.indexOf('id="content"'), html.indexOf("</article>"));
  const targets = Array.from(text.matchAll(/href="([^"]*#[^"]+)"/g), ([, href]) => href);
  const written = ["#navbar-2", "/second/#navbar-2", "/second/?a=1#content-2", "#pagination", "#footer", "#navbar-2"];
  expect(targets.slice(0, written.length)).toEqual(written);
  expect(built.problems.map(({ code }) => code)).toEqual(["repeated-title"]);
});

it("a heading that repeats the title keeps its id from those below it", async () => {
  const html = await built.file("third/index.html");
  expect(html).toContain('<a href="#content-2">title</a>, <a href="#content-3">part</a>');
  expect(html).toContain('<span id="content-2"></span><h2 id="content-3">');
});

it("parts of the frame that stand below the text leave their names to its headings", async () => {
  const home = await built.file("index.html");
  expect(home).toContain('<h2 id="pagination">');
  expect(home).toContain('<h2 id="footer">');
  const plain = await built.file("second/index.html");
  expect(plain).toContain('<nav id="pagination"');
  expect(plain).toContain('<footer id="footer"');
});

it("a field keeps the name that links know it by", async () => {
  const html = await built.file("plant/index.html");
  expect(html).toMatch(/api-field" id="body-content"/);
  expect(html).toContain('<div id="page-body" class="body-content"');
});

it("a writer's heading comes before a part of the reference", async () =>
  expect(await built.file("plant/index.html")).toContain('<h2 id="body">'));
