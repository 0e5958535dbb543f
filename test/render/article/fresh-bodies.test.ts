import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import type { Page, PagePath } from "../../../src/model.js";
import { articleContext, createArticles } from "../../../src/render/article/article.js";
import {
  type FreshBody,
  freshBodies,
  nameOf,
  namesakeMemory,
  namesakesTogether,
} from "../../../src/render/article/fresh-bodies.js";
import { codeColours } from "../../../src/render/code/code-colours.js";
import { articlesOfSite } from "../../../src/render/inputs/articles-of-site.js";
import { addressesOfSite } from "../../../src/render/inputs/inputs-of-site.js";
import { folderOfEachTest, writeFiles } from "../../temporary-folder.js";
import { openedSite } from "../built-project.js";

const root = folderOfEachTest();
interface DrawnSite {
  /** By the path of their pages. */
  readonly bodies: ReadonlyMap<string, FreshBody>;
  /** Paths of the pages whose text was drawn. */
  readonly drawn: readonly string[];
}

/** Draws all pages of a project at once, as a thread does. */
async function drawSite(files: Readonly<Record<string, string>>): Promise<DrawnSite> {
  writeFiles(root(), files);
  const site = await openedSite(root(), { lenient: true });
  const inputs = articlesOfSite({ site, parser: "native", lenient: true, timeLimit: 10_000 });
  const highlight = codeColours(inputs.articles.colours, root());
  const addresses = addressesOfSite(site);
  const articles = createArticles(
    articleContext(inputs.articles, { root: root(), addresses, highlight, clock: 0, cache: null, isFirstLook: false }),
  );
  const drawn: string[] = [];
  const draw = freshBodies(addresses, {
    highlight,
    draw: (body) => {
      drawn.push(body.page.path);
      return articles.draw(body);
    },
  });
  const pages = [...site.pages.values()];
  const bodies = await Promise.all(pages.map((page) => draw(inputs.ofPage(page), textOf(page), [])));
  return { drawn, bodies: new Map(pages.map(({ path }, index) => [path, bodies[index] as FreshBody])) };
}

function textOf({ source }: Page): string {
  return source ? readFileSync(join(root(), source.file), "utf8").slice(source.bodyOffset) : "";
}

function docs(navigation: object): string {
  return JSON.stringify({ theme: "mint", name: "Versions", colors: { primary: "#123456" }, navigation });
}

const VERSIONS = docs({
  versions: [
    { version: "v2", pages: ["v2/start"] },
    { version: "v1", pages: ["v1/start"] },
  ],
});

/** The bodies of two versions of a page, and which of them were drawn. */
async function twoVersions(two: string, one = two, files: Readonly<Record<string, string>> = {}): Promise<DrawnSite> {
  return drawSite({ "docs.json": VERSIONS, "v2/start.mdx": two, "v1/start.mdx": one, ...files });
}

describe("bodies of pages that say the same", () => {
  test("are drawn once, and each knows its own file", async () => {
    const text = "---\ntitle: Start\n---\n## Begin\n\nSee [there](/v1/start#begin).\n\n```js\nlet a = 1\n```\n";
    const { bodies, drawn } = await twoVersions(text);
    expect(drawn).toEqual(["v1/start"]);
    const [two, one] = [bodies.get("v2/start"), bodies.get("v1/start")];
    expect(one?.article.html).toContain("Begin");
    expect(one?.article.html).toBe(two?.article.html);
    expect(one?.code).toEqual(two?.code);
    expect(one?.code).toHaveLength(1);
    expect(one?.links).toEqual({ "/v1/start#begin": "/v1/start/#begin" });
    const places = [two, one].map((body) => body?.article.facts.links[0]?.place);
    expect(places).toEqual([
      { file: "v2/start.mdx", line: 6, column: 5 },
      { file: "v1/start.mdx", line: 6, column: 5 },
    ]);
  });

  test("are drawn once whatever the front matter of the same length says", async () => {
    const { drawn } = await twoVersions("---\ntitle: Two\n---\nHello.\n", "---\ntitle: One\n---\nHello.\n");
    expect(drawn).toEqual(["v1/start"]);
  });

  const apart: Readonly<
    Record<string, [two: string, one?: string | undefined, files?: Readonly<Record<string, string>>]>
  > = {
    "have other lines before them": ["Hello.\n", "---\ntitle: One\n---\nHello.\n"],
    "say something else": ["Hello.\n", "Hallo.\n"],
    "have something wrong with them": ["Hello {{nobody}}.\n"],
    "take in a snippet": ["<Snippet file='hi.mdx' />\n", undefined, { "snippets/hi.mdx": "Hi.\n" }],
    "have interactive parts": ["export const Up = () => <button onClick={() => {}}>Up</button>\n\n<Up />\n"],
  };
  test.each(Object.entries(apart))("are drawn each where they %s", async (_, [two, one, files]) => {
    const { drawn } = await twoVersions(two, one, files);
    expect(drawn.toSorted()).toEqual(["v1/start", "v2/start"]);
  });

  test("are drawn each where links lead elsewhere from the other file", async () => {
    const { bodies } = await twoVersions("See [more](./more).\n", undefined, { "v1/more.mdx": "", "v2/more.mdx": "" });
    expect([...bodies.values()].map(({ links }) => links)).toEqual(
      expect.arrayContaining([{ "./more": "/v2/more/" }, { "./more": "/v1/more/" }]),
    );
  });

  test("are drawn each where docsgen has other words for their languages", async () => {
    const text = "```js\nlet a = 1\n```\n\n<Note>Hello.</Note>\n";
    const languages = [
      { language: "en", pages: ["en/start"] },
      { language: "fr", pages: ["fr/start"] },
    ];
    const files = { "docs.json": docs({ languages }), "en/start.mdx": text, "fr/start.mdx": text };
    const { drawn } = await drawSite(files);
    expect(drawn.toSorted()).toEqual(["en/start", "fr/start"]);
  });

  test("are drawn each where Markdown is read in another way", async () => {
    const { drawn } = await drawSite({ "docs.json": VERSIONS, "v2/start.mdx": "Hello.\n", "v1/start.md": "Hello.\n" });
    expect(drawn.toSorted()).toEqual(["v1/start", "v2/start"]);
  });
});

test("empty bodies of generated pages are drawn once", async () => {
  const responses = { "200": { description: "Done." } };
  const { bodies, drawn } = await drawSite({
    "docs.json": docs({ groups: [{ group: "API", openapi: "api.json" }] }),
    "api.json": JSON.stringify({
      openapi: "3.1.0",
      info: { title: "API", version: "1" },
      paths: { "/cats": { get: { responses } }, "/dogs": { get: { responses } } },
    }),
  });
  expect(bodies.size).toBe(2);
  expect(drawn).toHaveLength(1);
  for (const { article, problems } of bodies.values()) expect([article.html, problems]).toEqual(["", []]);
});

it("remembers entries of one name, and forgets them when another is asked for", () => {
  const entriesOf = namesakeMemory<number>();
  entriesOf("start").push(1);
  entriesOf("start").push(2);
  expect(entriesOf("start")).toEqual([1, 2]);
  expect(entriesOf("other")).toEqual([]);
  expect(entriesOf("start")).toEqual([]);
});

it("begins anew where a name has more entries than versions and translations give it", () => {
  const entriesOf = namesakeMemory<number>();
  for (let entry = 0; entry < 100; entry++) entriesOf("index").push(entry);
  expect(entriesOf("index").length).toBeLessThanOrEqual(16);
  expect(entriesOf("index").at(-1)).toBe(99);
});

const page = (path: string) => ({ path: path as PagePath });

test("the name of a page is the last segment of its path", () => {
  const paths = ["start", "fr/start", "v1/fr/guides/start", ""];
  expect(paths.map((path) => nameOf(page(path)))).toEqual(["start", "start", "start", ""]);
});

test("namesakes follow the first of their name, in their order", () => {
  const paths = ["start", "api/list", "fr/start", "guides/use", "fr/api/list", "v1/start"];
  expect(namesakesTogether(paths.map(page)).map(({ path }) => path)).toEqual([
    ...["start", "fr/start", "v1/start", "api/list", "fr/api/list", "guides/use"],
  ]);
});
