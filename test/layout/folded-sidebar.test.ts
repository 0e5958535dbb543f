import { describe, expect, it } from "vitest";
import { between, drawProject, sidebarOf, tag } from "./draw-site.js";

const names = (folder: string, count: number) => Array.from({ length: count }, (_, index) => `${folder}/p${index}`);
const links = (html: string) => (html.match(/<a /g) ?? []).length;

const LONG = [
  { group: "First", pages: names("first", 3) },
  {
    group: "Second",
    pages: [...names("second", 90), { group: "Deep", icon: "leaf", tag: "NEW", pages: names("deep", 90) }],
  },
  { group: "Third", pages: [...names("third", 90), { group: "Low", expanded: true, pages: names("low", 90) }] },
];

const drawGroups = (...groups: readonly object[]) => drawProject({ navigation: { groups } });

const { draw, sidebarFiles } = await drawGroups(...LONG);

describe("a sidebar too long for every page", () => {
  it("keeps groups of the first level and those that say expanded open, and closes the other nested ones", () => {
    const sidebar = sidebarOf(draw("first/p0"));
    for (const group of ["first/p2", "second/p89", "third/p89", "low/p89"])
      expect(sidebar).toContain(`href="/${group}/"`);
    expect(sidebar).not.toContain('href="/deep/p1/"');
    expect(sidebar).toContain(
      '<h5 class="sidebar-title" role="none" data-component-part="group-title">Second</h5></div>',
    );
    expect(sidebar).toContain(
      '<button type="button" aria-expanded="true"><span class="sidebar-title">Low</span></button>',
    );
    expect(links(sidebar)).toBe(3 + 90 + 1 + 90 + 90);
  });

  it("opens the nested groups around the page", () => {
    const sidebar = sidebarOf(draw("deep/p3"));
    expect(tag(sidebar, /<a href="\/deep\/p3\/"[^>]*>/)).toContain('aria-current="page"');
    expect(sidebar).toMatch(
      /<button type="button" aria-expanded="true">(?:(?!<a ).)*<span class="sidebar-title">Deep</,
    );
    expect(sidebar).not.toContain("data-group");
  });

  it("leads by a closed row to a page that shows the group open", () => {
    const [, address = ""] = sidebarOf(draw("first/p0")).match(/<a href="([^"]*)" data-group="[^"]*">/) ?? [];
    expect(address).toBe("/deep/p0/");
    expect(sidebarOf(draw(address.slice(1, -1)))).toContain('href="/deep/p89/"');
  });

  it.each([
    ["10 groups of 40", 10, 40, 400],
    ["12 groups of 60", 12, 60, 11 * 2 + 1 + 30],
    ["60 groups of 20", 60, 20, 59 + 20],
    ["150 groups of 4", 150, 4, 3 + 38 * 4],
  ])("cuts lists shorter the more of them are always open: %s", async (_, count, size, rows) => {
    const letters = (index: number) => index.toString(26).replace(/\d/g, (digit) => "qrstuvwxyz"[Number(digit)] ?? "");
    const groups = Array.from({ length: count }, (_each, index) => ({
      group: `G${index}`,
      pages: names(letters(index), size),
    }));
    const { draw, sidebarFiles } = await drawGroups(...groups);
    const sidebar = sidebarOf(draw(`${letters(3)}/p1`));
    expect(links(sidebar)).toBe(rows);
    expect(tag(sidebar, new RegExp(`<a href="/${letters(3)}/p1/"[^>]*>`))).toContain('aria-current="page"');
    const reached = [...sidebarFiles().values(), sidebar].join("");
    for (const path of groups.flatMap(({ pages }) => pages)) expect(reached).toContain(`href="/${path}/"`);
  });

  it("reaches every page by links alone, without its files", async () => {
    const groups = [
      ...LONG,
      { group: "Many", pages: names("many", 300) },
      { group: "Nest", pages: [{ group: "A", pages: [{ group: "B", root: "nest/p0", pages: names("b", 3) }] }] },
      { group: "Shared", pages: [{ group: "Elsewhere", root: "first/p1", pages: names("own", 3) }] },
    ];
    const { draw, site } = await drawGroups(...groups);
    const reached = new Set(["first/p0"]);
    for (const path of reached) {
      for (const [, to = ""] of sidebarOf(draw(path)).matchAll(/<a href="\/([^"]*)\/"/g)) reached.add(to);
    }
    expect(reached.size).toBe(site.pages.size);
  });

  it("keeps icon and tag of a closed group", () => {
    const row = between(sidebarOf(draw("first/p0")), '<a href="/deep/p0/" data-group', "</a>");
    expect(row).toContain("--i:");
    expect(row).toContain('<span class="pill nav-tag-pill nav-tag-pill-text">NEW</span>');
  });

  it("has no row for a group without a name: what is in it takes its place", async () => {
    const blank = { group: " ", pages: [{ group: " ", pages: ["home/p0", ...LONG] }] };
    const { draw } = await drawGroups(blank);
    const sidebar = sidebarOf(draw("home/p0"));
    expect(sidebar).not.toMatch(/sidebar-title">\s*</);
    expect(sidebar).not.toContain("sidebar-group-header");
    const groups = [...sidebar.matchAll(/ data-group="[^"]*">([^<]*)</g)];
    expect(groups.map(([, title]) => title)).toEqual(["First", "Second", "Third"]);
    expect(tag(sidebar, /<a href="\/home\/p0\/"[^>]*>/)).toContain('aria-current="page"');
  });

  it("has a file for each group, in a folder that is named by the content", async () => {
    const from = sidebarOf(draw("first/p0")).match(/data-from="\/_docsgen\/(sidebar-[a-z0-9]+\/)"/)?.[1] ?? "";
    const files = sidebarFiles();
    expect([...files.keys()]).toEqual([`${from}1.90.txt`]);
    for (const [, id] of sidebarOf(draw("first/p0")).matchAll(/data-group="([^"]*)"/g)) {
      expect(files.has(`${from}${id}.txt`)).toBe(true);
    }
    const deep = files.get(`${from}1.90.txt`) ?? "";
    expect(links(deep)).toBe(90);
    expect(deep).toMatch(/^<ul><li><a href="\/deep\/p0\/">/);
    expect(deep).not.toContain("data-mark");
    const changed = await drawGroups(...LONG, { group: "New", pages: [{ group: "In", pages: ["new/p0"] }] });
    expect(sidebarOf(changed.draw("first/p0"))).not.toContain(from);
  });

  it("draws a page twice with the same bytes, whatever was drawn in between", () => {
    const first = draw("deep/p3");
    draw("third/p0");
    expect(draw("deep/p3")).toBe(first);
  });

  it("links the title of a group that has a page of its own", async () => {
    const rooted = { group: "Rooted", root: "opened/p0", pages: ["opened/p1"] };
    const nested = { group: "Nested", root: "nested/p0", pages: ["nested/p1"] };
    const { draw } = await drawGroups(...LONG, { ...rooted, pages: [nested] });
    const item = (name: string) => `<li class="sidebar-rooted"${name}><a href="/nested/p0/"`;
    expect(sidebarOf(draw("first/p0"))).toContain(`${item("")} data-group="3.0">`);
    expect(sidebarOf(draw("nested/p0"))).toContain(`${item(' data-title="Nested"')} aria-current="page"`);
    expect(sidebarOf(draw("first/p0"))).toContain(
      'data-component-part="group-title"><a href="/opened/p0/">Rooted</a></h5>',
    );
  });

  it("cuts a list of hundreds into runs that fold like groups, and grows no further", async () => {
    const sizes: number[] = [];
    for (const count of [300, 1200]) {
      const { draw, sidebarFiles } = await drawGroups({ group: "All", pages: names("all", count) });
      const sidebar = sidebarOf(draw("all/p200"));
      expect(sidebar).toContain('href="/all/p200/"');
      expect(sidebar).toMatch(/<span class="sidebar-title">all\/p\d+ – all\/p\d+<\/span>/);
      sizes.push(links(sidebar));
      const reached = [...sidebarFiles().values(), sidebar].join("");
      for (const path of names("all", count)) expect(reached).toContain(`href="/${path}/"`);
    }
    expect(sizes).toEqual([45, 69]);
  });

  it("names a run after the beginnings of its first and last entry", async () => {
    const paths = names("api", 130);
    const matter = (path: string, index: number) =>
      `title: List secrets of organization number ${index}\napi: GET https://api.example.com/${path}`;
    const { draw } = await drawProject({
      navigation: { groups: [{ group: "All", pages: paths }] },
      pages: Object.fromEntries(paths.map((path, index) => [path, matter(path, index)])),
    });
    expect(sidebarOf(draw("api/p0"))).toContain(">List secrets of organization… – List secrets of organization…</a>");
  });

  it("draws a group whole whose pages stand elsewhere first: no page would open it", async () => {
    const { draw } = await drawGroups(...LONG, { group: "More", pages: [{ group: "Again", pages: ["deep/p1"] }] });
    const sidebar = sidebarOf(draw("third/p0"));
    expect(sidebar).toContain(
      '<button type="button" aria-expanded="false"><span class="sidebar-title">Again</span></button>',
    );
    expect(sidebar).toContain('href="/deep/p1/"');
  });

  it("folds each branch by its own length", async () => {
    const tabs = [
      { tab: "Main", groups: LONG },
      { tab: "Short", pages: names("short", 2) },
    ];
    const { draw, sidebarFiles } = await drawProject({ navigation: { tabs } });
    expect(sidebarOf(draw("short/p0"))).not.toContain("docs-groups");
    expect(sidebarOf(draw("first/p0"))).toContain("<docs-groups");
    expect([...sidebarFiles().values()].join("")).not.toContain("short/p");
  });

  it("leaves a sidebar of 250 links as it is", async () => {
    const { draw, sidebarFiles } = await drawGroups({ group: "All", pages: names("all", 250) });
    expect(links(sidebarOf(draw("all/p0")))).toBe(250);
    expect(sidebarFiles().size).toBe(0);
  });

  it.each([
    [125, true],
    [126, false],
  ])("counts a link to an operation twice: %i are whole: %s", async (count, isWhole) => {
    const paths = names("api", count);
    const { sidebarFiles } = await drawProject({
      navigation: { groups: [{ group: "All", pages: [{ group: "In", pages: paths }] }] },
      pages: Object.fromEntries(paths.map((path) => [path, `title: T\napi: GET https://api.example.com/${path}`])),
    });
    expect(sidebarFiles().size === 0).toBe(isWhole);
  });

  it("lends a page outside the navigation the groups of its neighbour, and closes all on the page for lost readers", async () => {
    const pages = { "deep/lost": "title: Lost" };
    const { draw, draw404 } = await drawProject({ navigation: { groups: LONG }, pages });
    expect(sidebarOf(draw("deep/lost"))).toContain('href="/deep/p89/"');
    expect(sidebarOf(draw404(null))).not.toContain('href="/deep/p89/"');
  });
});
