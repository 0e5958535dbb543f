import { describe, expect, it } from "vitest";
import type { Heading } from "../../src/model.js";
import { articleOf, between, drawProject, tag } from "./draw-site.js";

const SITE = {
  navigation: {
    tabs: [
      { tab: "Guides", groups: [{ group: "Start", pages: ["index", { group: "Deep", pages: ["deep"] }, "last"] }] },
    ],
  },
  settings: { contextual: { options: ["copy", "view", "chatgpt", "assistant", "mcp", "cursor", "download-spec"] } },
  pages: {
    index: "title: Home\ndescription: Where **all** begins",
    deep: "title: Deep page\nsidebarTitle: Deep one",
    last: "title: Last\ndeprecated: true\nrelated: [/deep, {Elsewhere: 'https://example.com'}]",
    hidden: "title: Lost",
  },
};

const { draw } = await drawProject(SITE);

/** That site with more of what it has. */
const siteWith = ({ settings, pages, ...more }: Parameters<typeof drawProject>[0]) =>
  drawProject({ ...SITE, settings: { ...SITE.settings, ...settings }, pages: { ...SITE.pages, ...pages }, ...more });

const heading = (id: string, level: number, inContents = true): Heading => ({
  id,
  text: `The ${id}`,
  level,
  inContents,
});

describe("what stands above an article", () => {
  it("is the group by default and the whole way with breadcrumbs", async () => {
    expect(draw("deep")).toContain('<p class="eyebrow">Deep</p>');
    const other = await siteWith({ settings: { styling: { eyebrows: "breadcrumbs" } } });
    const crumbs = between(other.draw("deep"), '<ol class="breadcrumb-list">', "</ol>");
    expect(crumbs.replace(/<[^>]*>/g, " ").match(/\w+/g)).toEqual(["Guides", "Start", "Deep"]);
  });

  it("has one title, and draws the marks of the description", () => {
    const html = draw("index");
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain("Where <strong>all</strong> begins");
  });

  it("has a title that goes on in the next line before a slash, and between the parts of a long name", async () => {
    const pages = { index: "title: GET /users/{id}/posts?a=<b>", deep: "title: ResponseStreamEvent" };
    const { draw } = await drawProject({ navigation: { pages: ["index", "deep"] }, pages });
    expect(draw("index")).toContain(">GET /users<wbr>/{id}<wbr>/posts?a=&lt;b></h1>");
    expect(draw("deep")).toContain(">Response<wbr>Stream<wbr>Event</h1>");
  });

  it("says that a page is deprecated", () => expect(draw("last")).toContain("pill-deprecated"));

  it.each([
    ["of its front matter, as text", "version: v2 <beta>", "v2 &lt;beta>"],
    ["that YAML would read as a number", "version: 2.0", "2.0"],
    ["and none without one", "tag: v2", null],
    ["and none of an empty one", 'version: ""', null],
  ])("shows the version %s", async (_, matter, shown) => {
    const { draw } = await siteWith({ pages: { last: `title: Last\n${matter}` } });
    const html = draw("last");
    if (shown === null) expect(html).not.toContain("page-version");
    else expect(html).toContain(`<span class="pill page-version" title="Version">${shown}</span>`);
  });
});

describe("the page menu", () => {
  const menuOf = (html: string) => between(html, '<nav id="menu-page"', "</nav>");

  it("offers what the page has: no specification, no assistant, no MCP server where there is none", () => {
    const html = draw("index", { markdownAddress: "/index.md" });
    expect(menuOf(html).match(/class="menu-item"/g)).toHaveLength(4);
    expect(menuOf(html)).toContain('data-action="copy-page" data-value="/index.md"');
    expect(menuOf(html)).toContain('href="/index.md"');
  });

  it("stays beside the article in sequoia, unless the settings say where", async () => {
    const article = articleOf("<p>Text.</p>", [heading("a", 2), heading("b", 2)]);
    const listed = async (settings: Readonly<Record<string, unknown>>) =>
      (await siteWith({ settings })).draw("index", { markdownAddress: "/index.md", article });
    expect(await listed({ theme: "mint" })).not.toContain("page-menu-list");
    expect(await listed({ theme: "sequoia" })).toContain("page-menu-list");
    const contextual = { ...SITE.settings.contextual, display: "header" };
    expect(await listed({ theme: "sequoia", contextual })).not.toContain("page-menu-list");
  });

  it("leads to the assistant and its MCP server where the site has one", async () => {
    const { draw } = await siteWith({ url: "https://docs.example.com", assets: { hasAssistant: true } });
    const html = draw("index", { markdownAddress: "/index.md", descriptionAddress: "/api.json" });
    const menu = menuOf(html);
    expect(menu).toContain('data-action="assistant"');
    expect(menu).toContain('data-value="https://docs.example.com/_assistant/mcp/preview"');
    expect(menu).toContain('href="/api.json"');
    const config = decodeURIComponent(menu.match(/config=([^"&]*)/)?.[1] ?? "");
    expect(JSON.parse(atob(config))).toEqual({ url: "https://docs.example.com/_assistant/mcp/preview" });
  });

  it("joins the MCP server to the address at which the assistant of the settings answers", async () => {
    const assistant = { url: "https://ask.example.com/docs/", domain: "orchard", key: "svc_dsc_a1" };
    const { draw } = await siteWith({ settings: { assistant }, assets: { hasAssistant: true } });
    expect(menuOf(draw("index"))).toContain('data-value="https://ask.example.com/docs/mcp/orchard"');
  });

  it("ends with the list of keyboard shortcuts", () => {
    expect(menuOf(draw("index", { markdownAddress: "/index.md" }))).toContain('data-action="shortcuts"');
  });

  it("is left out where front matter empties it, and keeps the site's options where front matter is wrong", async () => {
    const pages = {
      deep: "title: Deep\ncontextual: { options: [] }",
      last: "title: Last\ncontextual: { options: [nonsense] }",
    };
    const { draw } = await siteWith({ pages });
    expect(draw("deep", { markdownAddress: "/deep.md" })).not.toContain("page-context-menu");
    expect(draw("last", { markdownAddress: "/last.md" })).toContain("page-context-menu");
  });

  it("fills path and server into links of the writer's own, and leaves the page's text to the browser", async () => {
    const href = { base: "https://ask.example.com", query: [{ key: "q", value: "$path: $page" }] };
    const contextual = { options: [{ title: "Ask", description: "Ask us", href }] };
    const { draw } = await siteWith({ settings: { contextual } });
    expect(draw("deep")).toContain('href="https://ask.example.com?q=%2Fdeep%3A%20$page"');
  });
});

describe("the table of contents", () => {
  it("lists headings down to the fourth level, each with the id it leads to and its depth", () => {
    const levels = { one: 2, two: 3, three: 4, four: 5, "fees-&-50%": 2 };
    const headings = Object.entries(levels).map(([id, level]) => heading(id, level));
    const html = draw("index", { article: articleOf("<p>Text.</p>", headings) });
    const contents = between(html, '<ul id="table-of-contents-content"', "</ul>");
    const all = (attribute: RegExp) => [...contents.matchAll(attribute)].map((match) => match[1]);
    expect(all(/href="([^"]*)"/g)).toEqual(["#one", "#two", "#three", "#fees-&amp;-50%25"]);
    expect(all(/data-depth="(.)"/g)).toEqual(["0", "1", "2", "0"]);
  });

  it("is left out where it would list one heading, and where headings are not for it", () => {
    const headings = [heading("one", 2), heading("two", 2, false)];
    const html = draw("index", { article: articleOf("<p>Text.</p>", headings) });
    expect(html).not.toContain("table-of-contents-content");
  });

  it("gives way to examples beside the article", () => {
    const headings = [heading("one", 2), heading("two", 2)];
    const article = { ...articleOf("<p>Text.</p>", headings), aside: "<pre>example</pre>" };
    const html = draw("index", { article });
    expect(html).not.toContain("table-of-contents-content");
    expect(between(html, '<aside id="panel"', "</aside>")).toContain("<pre>example</pre>");
  });
});

describe("what follows an article", () => {
  it("leads to the neighbours by their names in the sidebar", () => {
    const way = between(draw("last"), '<nav id="pagination"', "</nav>");
    expect(way).toContain('href="/deep/" rel="prev"');
    expect(way).toContain("Deep one");
    expect(way).not.toContain('rel="next"');
  });

  it("names related pages by their titles", () => {
    const related = between(draw("last"), '<section class="related"', "</section>");
    expect(related).toContain('<a href="/deep/">Deep page</a>');
    expect(related).toContain("Elsewhere");
  });

  it("writes the day of the last change in the reader's language", () => {
    expect(draw("index", { lastUpdated: "2026-11-20" })).toContain("November 20, 2026");
    expect(draw("index", { lastUpdated: "last spring" })).toContain("last spring");
  });
});

describe("a page's mode", () => {
  const parts = (html: string) => ({
    head: html.includes('id="header"'),
    contents: html.includes('id="table-of-contents"'),
    neighbours: html.includes('id="pagination"'),
  });

  it.each([
    ["default", { head: true, contents: true, neighbours: true }],
    ["wide", { head: true, contents: false, neighbours: true }],
    ["center", { head: true, contents: false, neighbours: true }],
    ["frame", { head: false, contents: false, neighbours: false }],
    ["custom", { head: false, contents: false, neighbours: false }],
  ])("%s shows %o", async (mode, shown) => {
    const { draw } = await siteWith({ pages: { deep: `title: Deep page\nmode: ${mode}` } });
    const html = draw("deep", { article: articleOf("<p>Text.</p>", [heading("one", 2), heading("two", 2)]) });
    expect(parts(html)).toEqual(shown);
    expect(tag(html, /<html[^>]*>/)).toContain(`data-page-mode="${mode}"`);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  it("assistant offers the chat where the site has one, which the page's script opens", async () => {
    const site = { navigation: { pages: ["index"] }, pages: { index: "title: Chat\nmode: assistant" } };
    const chatOf = async (hasAssistant: boolean) => {
      const { draw } = await drawProject({ ...site, assets: { hasAssistant } });
      return between(draw("index"), '<main id="content-area"', "</main>");
    };
    expect(await chatOf(true)).toContain('data-action="assistant"');
    expect(await chatOf(false)).not.toContain('data-action="assistant"');
  });
});

describe("the page for addresses that lead nowhere", () => {
  it("says so, offers ways on, and stays out of search engines", async () => {
    const { draw404 } = await drawProject({ ...SITE, base: "/docs" });
    const html = draw404(null);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain("Page not found");
    expect(html).toContain('class="button button-primary not-found-go-back-link" href="/docs/"');
  });

  it("offers the pages of a site without groups, but those that are hidden", async () => {
    const pages = { index: "title: Home", deep: "title: Deep", lost: "title: Lost\nhidden: true" };
    const { draw404 } = await drawProject({ navigation: { pages: ["index", "deep", "lost"] }, pages });
    const ways = between(draw404(null), '<nav class="not-found-recommended-pages-list"', "</nav>");
    expect(ways.match(/(?<=<a[^>]*>)[^<]+/g)).toEqual(["Home", "Deep"]);
  });
});

it("the frame of a site with 300 pages weighs at most 25 kB without the article", async () => {
  const names = Array.from({ length: 300 }, (_, index) => `section-${index % 20}/page-${index}`);
  const groups = Array.from({ length: 20 }, (_, index) => ({
    group: `Section ${index}`,
    pages: names.filter((_, page) => page % 20 === index),
  }));
  const pages = Object.fromEntries(names.map((name, index) => [name, `title: The page number ${index}`]));
  const tabs = [
    { tab: "Guides", groups: groups.slice(0, 10) },
    { tab: "Reference", groups: groups.slice(10) },
  ];
  const { draw } = await drawProject({ navigation: { tabs }, pages, url: "https://docs.example.com" });
  const html = draw("section-3/page-3", { article: articleOf("") });
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(25_000);
});

describe("the directory of a group's root page", () => {
  const tools = { group: "Tools", root: "tools", pages: ["saw", { group: "Sharp", pages: ["sharp/knife"] }, "secret"] };
  const project = (directory: string | undefined, ofAll?: string) => ({
    navigation: { directory: ofAll, groups: [{ ...tools, directory }] },
    pages: { saw: "title: Saw\ndescription: Cuts wood", secret: "title: Secret\nhidden: true" },
  });
  const foot = async (path: string, directory?: string) =>
    between((await drawProject(project(directory))).draw(path), '<div class="page-foot"', "</main>");

  it("shows cards with descriptions, hidden pages left out", async () => {
    const cards = between(await foot("tools", "card"), '<ul class="listing listing-cards">', "</ul>");
    expect(cards).toContain("<small>Cuts wood</small>");
    expect(cards).toContain('href="/sharp/knife/"');
    expect(cards).not.toContain("Secret");
  });

  it("is asked for at the root of the navigation for all groups, and each may say otherwise", async () => {
    const draw = async (own?: string) => (await drawProject(project(own, "card"))).draw("tools");
    expect(await draw()).toContain("listing-cards");
    expect(await draw("accordion")).toContain("<summary>Sharp</summary>");
  });

  it("folds the groups below it", async () => {
    expect(await foot("tools", "accordion")).toContain("<summary>Sharp</summary>");
  });

  it("stands only on the root page, and only where it was asked for", async () => {
    expect(await foot("saw", "card")).not.toContain("listing");
    expect(await foot("tools")).not.toContain("listing");
  });
});
