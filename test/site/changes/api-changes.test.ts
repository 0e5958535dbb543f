// Pages about what releases of an API changed: releases from git and from files, what pages say of them, later builds, and what goes wrong.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { buildQuietly } from "../../../src/commands/build.js";
import { type BuiltSite, buildSite } from "../../build-site.js";
import { gitIn } from "../../running.js";
import { temporaryFolder, writeFiles } from "../../temporary-folder.js";

const folder = temporaryFolder();
const root = join(folder, "zoo");

const write = (path: string, text: string) => writeFiles(root, { [path]: text });

const git = gitIn(root);
const commit = (tag: string) => {
  git("add", ".");
  git("commit", "--allow-empty", "-m", tag);
  git("tag", tag);
};

interface Zoo {
  readonly version: string;
  readonly query?: readonly string[];
  readonly kinds?: readonly string[];
  readonly properties?: object;
  readonly more?: object;
}

/** Both operations name the same parameter, which is described once. */
function zoo({ version, query = [], kinds = ["cat"], properties = {}, more = {} }: Zoo): string {
  const Animal = { type: "object", properties: { kind: { type: "string", enum: kinds }, ...properties } };
  const schema = { $ref: "#/components/schemas/Animal" };
  const answer = { responses: { 200: { description: "Animals.", content: { "application/json": { schema } } } } };
  const named = query.map((name) => ({ $ref: `#/components/parameters/${name}` }));
  const parameter = (name: string) => [name, { name, in: "query", schema: { type: "string" } }];
  const id = { name: "id", in: "path", required: true, schema: { type: "string" } };
  const keeper = {
    ...{ summary: "Show a keeper", parameters: [id, { $ref: "#/components/parameters/sort" }] },
    responses: { 200: { description: "A keeper." } },
  };
  const animals = { summary: "List animals", parameters: named, ...answer };
  return JSON.stringify({
    openapi: "3.1.0",
    info: { title: "Zoo", version },
    paths: { "/animals": { get: animals }, "/keepers/{id}": { get: keeper }, ...more },
    components: { parameters: Object.fromEntries(["sort", "limit"].map(parameter)), schemas: { Animal } },
  });
}

const settings = (more: object) => write("docs.json", JSON.stringify({ theme: "mint", name: "Zoo", ...more }));
const docs = (changes: unknown) =>
  settings({ navigation: { groups: [{ group: "API", openapi: { source: "api.json", directory: "api", changes } }] } });
const build = () => buildSite(root, { url: "https://zoo.example" });
const twin = (site: BuiltSite, path: string) => site.file(`api/${path}.md`);
const codes = ({ problems }: BuiltSite) => problems.map(({ code, place, what }) => [code, place?.line, what]);

mkdirSync(root);
git("init");
write("index.mdx", "---\ntitle: Home\n---\n\nHello.\n");
commit("v0.9");
write("api.json", zoo({ version: "1.0", kinds: ["cat", "dog"], more: { "/food": { get: {} } } }));
commit("v1.0");
commit("v1.0.1");
write("api.json", zoo({ version: "1.1", query: ["sort"], kinds: ["cat", "dog"], properties: { age: {} } }));
commit("v1.1");
write("api.json", zoo({ version: "1.1", query: ["sort"], properties: { age: {}, name: {} } }));
commit("v1.10");

test("tags: an entry for each release that changed something, and marks beside operations and fields", async () => {
  docs("v*");
  const properties = { age: { type: "string" }, name: {} };
  write("api.json", zoo({ version: "1.1", query: ["sort", "limit"], properties }));
  const site = await build();
  expect(codes(site)).toEqual([]);
  const page = await twin(site, "changes");
  expect([...page.matchAll(/^## (.+)/gm)].map(([, label]) => label)).toEqual(["Unreleased", "1.10", "1.1"]);
  expect(page).toContain("**Breaking**\n\n- `GET /food`: Gone.");
  expect(page).toContain("- [`GET /animals`](https://zoo.example/api/list-animals/) › query parameter `sort`: New.");
  const list = await twin(site, "list-animals");
  expect(list).toContain("This operation: changed, unreleased");
  expect(list).toContain("- `sort` (query, since 1.1)");
  expect(list).toContain("- `limit` (query, unreleased)");
  expect(list).toMatch(/^- `age` \(since 1\.1, changed, unreleased\)/m);
  expect(list).toMatch(/^- `name` \(since 1\.10\)/m);
  // The parameter was there before, though it shares its description with one that is new elsewhere.
  expect(await twin(site, "show-a-keeper")).toContain("- `sort` (query): string");
  const html = await site.file("api/list-animals/index.html");
  expect(html).toContain('<a class="field-pill" href="/api/changes/#1-1">since 1.1</a>');
  expect(html).toContain('<a class="field-pill" href="/api/changes/#unreleased">unreleased</a>');
  expect(await site.file("api/changes/index.html")).toContain('id="1-1"');
  expect(await site.file("api/changes/rss.xml")).toMatch(/<link>https:\/\/zoo\.example\/api\/changes\/?#1-10<\/link>/);
});

test("a later build makes the same site as one from nothing, and sees new tags", async () => {
  docs("v*");
  write("api.json", zoo({ version: "1.1", query: ["sort"], properties: { age: {}, name: {} } }));
  const [out, fresh] = [join(folder, "out"), join(folder, "fresh")];
  const options = { out, cache: true, format: "text", parser: "native", siteUrl: "https://zoo.example" } as const;
  const read = (folder: string, path: string) => readFileSync(join(folder, path), "utf8");
  await buildQuietly(root, options);
  expect(read(out, "api/changes.md")).not.toContain("## 2.0");
  write("api.json", zoo({ version: "2.0", query: ["sort", "limit"], properties: { age: {}, name: {} } }));
  await buildQuietly(root, options);
  expect(read(out, "api/changes.md")).toContain("## 2.0");
  commit("v2.0.0");
  await buildQuietly(root, options);
  await buildQuietly(root, { ...options, out: fresh });
  const changes = ["api/changes.md", "api/changes/index.html", "api/changes/rss.xml"];
  for (const path of [...changes, "api/list-animals/index.html", "api/list-animals.md"])
    expect(read(out, path)).toBe(read(fresh, path));
  expect(read(out, "api/list-animals.md")).toContain("- `limit` (query, since 2.0.0)");
  git("tag", "-d", "v2.0.0");
});

test("files: they are no descriptions of the site, and the page can be listed elsewhere", async () => {
  write("old/one.json", zoo({ version: "0.1" }));
  write("api.json", zoo({ version: "0.2", query: ["sort"] }));
  const openapi = { source: "api.json", directory: "api", changes: { source: "old/one.json", date: "2026-01-15" } };
  settings({
    api: { openapi },
    navigation: { groups: [{ group: "A", pages: ["index", "GET /animals", "api/changes"] }] },
  });
  const site = await build();
  expect(codes(site)).toEqual([]);
  expect(site.routes.has("old/one.json")).toBe(false);
  expect(await twin(site, "changes")).toContain("## 0.2\n");
  expect(await twin(site, "list-animals")).toContain("(query, since 0.2)");
  rmSync(join(root, "old"), { recursive: true });
});

test("releases that cannot be read are named with their place", async () => {
  write("api.json", zoo({ version: "1.1", query: ["sort"] }));
  write("broken.json", '{ "openapi": "3.1.0" ');
  docs(["v9", "w*", "v1.0:other.json", "gone.yaml", "broken.json", 3, { source: "v1.0", date: "May" }, { label: "1" }]);
  const found = codes(await build());
  expect(found.map(([code, , what]) => [code, what])).toEqual(
    [
      "A release must be a git ref or a file, not the number 3.",
      '"date" must be a day such as "2026-01-15", not "May".',
      'A release needs a "source": a git ref or a file.',
      'No tag of this repository matches "w*".',
      'git knows no ref "v9".',
      'At "v1.0", there is no file "other.json".',
      'There is no file "gone.yaml".',
      expect.stringMatching(/^The description of "broken\.json" cannot be read: /),
    ].map((what) => ["api-changes", what]),
  );
  expect(found.every(([, line]) => line === 1)).toBe(true);
  rmSync(join(root, "broken.json"));
});

test("what a description says runs nothing and stays text", async () => {
  const expressions = ["a`b```{globalThis.ran = 1}", "{1 + 1}", "``{2}```"];
  const names = [...expressions, "<script>1</script>", "x` <b>y</b> `", "](javascript:1)"];
  const properties = Object.fromEntries(names.map((name) => [name, {}]));
  write("old.json", zoo({ version: "1" }));
  const more = { "/{x}`{3 + 3}`": { get: { summary: "Odd" } } };
  write("api.json", zoo({ version: "2<i>{4}", properties, more }));
  docs("old.json");
  const site = await build();
  expect(codes(site).filter(([code]) => code !== "path-param")).toEqual([]);
  const html = await site.file("api/changes/index.html");
  const article = html.slice(html.indexOf("<docs-update"), html.lastIndexOf("</docs-update>"));
  expect(article).not.toMatch(/<script|<b>|<i>|javascript:1"/);
  expect(article).toContain("{globalThis.ran = 1}");
  expect(article).toContain("{1 + 1}");
  expect(article).toContain("{3 + 3}");
  expect("ran" in globalThis).toBe(false);
  rmSync(join(root, "old.json"));
});

test("pages in other languages say everything in theirs, the feed too", async () => {
  write("old.json", zoo({ version: "1", more: { "/food": { get: {} } } }));
  write("api.json", zoo({ version: "2", query: ["sort"] }));
  const openapi = (directory: string) => ({ source: "api.json", directory, changes: "old.json" });
  const languages = [
    { language: "en", groups: [{ group: "API", openapi: openapi("api") }] },
    { language: "de", groups: [{ group: "API", openapi: openapi("de/api") }] },
  ];
  settings({ navigation: { languages } });
  const site = await build();
  const german = await site.file("de/api/changes.md");
  expect(german).toContain("# API-Änderungen\n\n> Zoo: Was sich geändert hat, Version für Version.");
  expect(german).toContain("**Inkompatibel**\n\n- `GET /food`: Entfernt.");
  expect(german).toContain(
    "[`GET /animals`](https://zoo.example/de/api/list-animals/) › Abfrageparameter `sort`: Neu.",
  );
  const feed = await site.file("de/api/changes/rss.xml");
  expect(feed).toContain("<category>Inkompatibel</category>");
  for (const text of [german, feed]) expect(text).not.toMatch(/\b(?:Breaking|Compatible|Gone|New|Now)\b/);
  expect(await twin(site, "changes")).toContain("**Breaking**\n\n- `GET /food`: Gone.");
});
