import { describe, expect, it } from "vitest";
import { between, type DrawnSite, drawProject, tag } from "./draw-site.js";

const names = (folder: string, count: number) => Array.from({ length: count }, (_, index) => `${folder}/p${index}`);
const sidebarOf = (html: string) => between(html, '<nav id="sidebar-content"', "</nav>");
const links = (html: string) => (html.match(/<a /g) ?? []).length;

interface Written {
  readonly groups: readonly object[];
  readonly tabs?: readonly object[];
}

/** A project whose pages are those its navigation names; every title is the path. */
function drawNavigation({ groups, tabs }: Written, more: Record<string, unknown> = {}): Promise<DrawnSite> {
  const navigation = tabs ? { tabs: [{ tab: "Main", groups }, ...tabs] } : { groups };
  const paths = [...JSON.stringify(navigation).matchAll(/"([a-z]+\/p\d+)"/g)].map(([, path]) => path ?? "");
  const pages = Object.fromEntries(paths.map((path) => [path, `title: ${path}`]));
  return drawProject({ settings: { navigation, ...more }, pages });
}

const LONG = {
  groups: [
    { group: "First", pages: names("first", 3) },
    {
      group: "Second",
      icon: "leaf",
      tag: "NEW",
      pages: [...names("second", 90), { group: "Deep", pages: names("deep", 90) }],
    },
    { group: "Third", pages: [...names("third", 90), { group: "Low", expanded: true, pages: names("low", 90) }] },
  ],
};

describe("a sidebar too long for every page", () => {
  it("shows the groups around the page and closes all others", async () => {
    const { draw } = await drawNavigation(LONG);
    const sidebar = sidebarOf(draw("deep/p3"));
    expect(links(sidebar)).toBe(90 + 90 + 2);
    expect(sidebar).toContain('href="/second/p0"');
    expect(tag(sidebar, /<a href="\/deep\/p3"[^>]*>/)).toContain('aria-current="page"');
    expect(sidebar).not.toContain('href="/first/p1"');
    expect(sidebar).not.toContain('href="/third/p1"');
  });

  it("leads by a closed row to a page that shows the group open", async () => {
    const { draw } = await drawNavigation(LONG);
    const closed = /<a class="sidebar-group-header" href="([^"]*)" data-group="[^"]*">/;
    const [, address = ""] = sidebarOf(draw("first/p0")).match(closed) ?? [];
    expect(address).toBe("/second/p0");
    const there = sidebarOf(draw(address.slice(1)));
    expect(there).toContain('<details open><summary class="sidebar-group-header">');
    expect(there).toContain('href="/second/p89"');
    expect(tag(there, /<a href="[^"]*" data-group[^>]*>/)).toContain('href="/deep/p0"');
  });

  it("keeps icon and tag of a closed group", async () => {
    const { draw } = await drawNavigation(LONG);
    const row = between(sidebarOf(draw("first/p0")), '<a class="sidebar-group-header" href="/second/p0"', "</a>");
    expect(row).toContain("--i:");
    expect(row).toContain('<span class="pill nav-tag-pill">NEW</span>');
  });

  it("has no row for a group without a name: what is in it takes its place", async () => {
    const { draw } = await drawNavigation({ groups: [{ group: " ", pages: ["home/p0", ...LONG.groups] }] });
    const sidebar = sidebarOf(draw("home/p0"));
    expect(sidebar).not.toMatch(/sidebar-title">\s*</);
    expect([...sidebar.matchAll(/sidebar-title">([^<]*)</g)].map(([, title]) => title)).toEqual([
      "First",
      "Second",
      "Third",
    ]);
    expect(tag(sidebar, /<a href="\/home\/p0"[^>]*>/)).toContain('aria-current="page"');
  });

  it("has a file for each group, in a folder that is named by the content", async () => {
    const { draw, frame } = await drawNavigation(LONG);
    const from = sidebarOf(draw("first/p0")).match(/data-from="\/_docsgen\/(sidebar-[a-z0-9]+\/)"/)?.[1] ?? "";
    const files = frame.sidebarFiles();
    expect(files.size).toBe(5);
    for (const [, id] of sidebarOf(draw("deep/p0")).matchAll(/data-group="([^"]*)"/g)) {
      expect(files.has(`${from}${id}.txt`)).toBe(true);
    }
    const third = files.get(`${from}2.txt`) ?? "";
    expect(links(third)).toBe(180);
    expect(third).toMatch(/^<ul class="sidebar-group"><li><a href="\/third\/p0">/);
    expect(third).toContain("<details open>");
    expect(third).not.toContain("data-mark");
    const changed = await drawNavigation({ groups: [...LONG.groups, { group: "New", pages: ["new/p0"] }] });
    expect(sidebarOf(changed.draw("first/p0"))).not.toContain(from);
  });

  it("draws a page twice with the same bytes, whatever was drawn in between", async () => {
    const { draw } = await drawNavigation(LONG);
    const first = draw("deep/p3");
    draw("third/p0");
    expect(draw("deep/p3")).toBe(first);
  });

  it("links the title of a group that has a page of its own", async () => {
    const groups = [...LONG.groups, { group: "Rooted", root: "root/p0", pages: ["root/p1"] }];
    const { draw } = await drawNavigation({ groups });
    const item = '<li class="sidebar-section sidebar-rooted"><a class="sidebar-group-header" href="/root/p0"';
    expect(sidebarOf(draw("first/p0"))).toContain(`${item} data-group="3">`);
    expect(sidebarOf(draw("root/p0"))).toContain(`${item} aria-current="page"`);
  });

  it("cuts a list of hundreds into runs that fold like groups, and grows no further", async () => {
    const sizes: number[] = [];
    for (const count of [300, 1200]) {
      const { draw, frame } = await drawNavigation({ groups: [{ group: "All", pages: names("all", count) }] });
      const sidebar = sidebarOf(draw("all/p200"));
      expect(sidebar).toContain('href="/all/p200"');
      expect(sidebar).toMatch(/<span class="sidebar-title">all\/p\d+ … all\/p\d+<\/span>/);
      sizes.push(links(sidebar));
      const reached = [...frame.sidebarFiles().values(), sidebar].join("");
      for (const path of names("all", count)) expect(reached).toContain(`href="/${path}"`);
    }
    expect(sizes).toEqual([45, 69]);
  });

  it("draws a group whole whose pages stand elsewhere first: no page would open it", async () => {
    const { draw } = await drawNavigation({
      groups: [...LONG.groups, { group: "Again", pages: ["first/p0", "first/p1"] }],
    });
    const sidebar = sidebarOf(draw("third/p0"));
    expect(sidebar).toContain('<span class="sidebar-title">Again</span></p>');
    expect(sidebar).toContain('href="/first/p1"');
  });

  it("folds each branch by its own length", async () => {
    const { draw, frame } = await drawNavigation({ ...LONG, tabs: [{ tab: "Short", pages: names("short", 2) }] });
    expect(sidebarOf(draw("short/p0"))).not.toContain("docs-groups");
    expect(sidebarOf(draw("first/p0"))).toContain("<docs-groups");
    expect([...frame.sidebarFiles().values()].join("")).not.toContain("short/p");
  });

  it("leaves a sidebar of 250 links as it is", async () => {
    const { draw, frame } = await drawNavigation({ groups: [{ group: "All", pages: names("all", 250) }] });
    expect(links(sidebarOf(draw("all/p0")))).toBe(250);
    expect(frame.sidebarFiles().size).toBe(0);
  });

  it("lends a page outside the navigation the groups of its neighbour, and closes all on the page for lost readers", async () => {
    const { draw, frame } = await drawProject({
      settings: { navigation: { groups: LONG.groups } },
      pages: {
        ...Object.fromEntries(
          ["first", "second", "deep", "third", "low"]
            .flatMap((each) => names(each, 90))
            .map((path) => [path, "title: T"]),
        ),
        "third/lost": "title: Lost",
      },
    });
    expect(sidebarOf(draw("third/lost"))).toContain('href="/third/p89"');
    expect(links(sidebarOf(frame.draw404(null)))).toBe(3);
  });
});
