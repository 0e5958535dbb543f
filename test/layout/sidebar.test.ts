import { describe, expect, it } from "vitest";
import type { Entry } from "../../src/layout/branch.js";
import { pathLabel, sharedPath } from "../../src/layout/sidebar/path-labels.js";
import { between, drawProject, tag } from "./draw-site.js";

const sidebarOf = (html: string) => between(html, '<nav id="sidebar-content"', "</nav>");

const NESTED = {
  settings: {
    navigation: {
      groups: [
        {
          group: "Start",
          pages: [
            "index",
            { group: "Deep", pages: ["deep/one", { group: "Deeper", tag: "NEW", pages: ["deep/two"] }] },
            { group: "Wide", expanded: true, pages: ["wide"] },
            { group: "Rooted", root: "rooted", pages: ["leaf"] },
            { group: "Secret", hidden: true, pages: ["secret"] },
          ],
        },
      ],
    },
  },
  pages: {
    index: "title: Home",
    "deep/one": "title: One",
    "deep/two": "title: Two",
    wide: "title: Wide page\ntag: Beta",
    rooted: "title: Root page",
    leaf: "title: Leaf",
    secret: "title: Secret page",
    unlisted: "title: Unlisted",
  },
};

/** Whether the group with this title is open. */
function isOpen(sidebar: string, title: string): boolean {
  const until = sidebar.slice(0, sidebar.indexOf(`>${title}<`));
  return tag(until.slice(until.lastIndexOf("<button")), /^<button[^>]*>/).includes(' aria-expanded="true"');
}

describe("the sidebar", () => {
  it("folds nested groups unless they are expanded or hold the page", async () => {
    const { draw } = await drawProject(NESTED);
    const home = sidebarOf(draw("index"));
    expect(isOpen(home, "Deep")).toBe(false);
    expect(isOpen(home, "Wide")).toBe(true);
    const two = sidebarOf(draw("deep/two"));
    expect(isOpen(two, "Deep")).toBe(true);
    expect(isOpen(two, "Deeper")).toBe(true);
  });

  it("draws groups of the first level without a way to fold them", async () => {
    const { draw } = await drawProject(NESTED);
    expect(sidebarOf(draw("index"))).toContain(
      '<h5 id="sidebar-title" class="sidebar-title" role="none" data-component-part="group-title">Start</h5></div><ul class="sidebar-group">',
    );
  });

  it("marks the entry of the page, and only that one", async () => {
    const { draw } = await drawProject(NESTED);
    for (const [path, address] of [
      ["index", "/"],
      ["deep/two", "/deep/two/"],
      ["leaf", "/leaf/"],
    ] as const) {
      const current = sidebarOf(draw(path)).match(/<a [^>]*aria-current="page"[^>]*>/g);
      expect(current).toHaveLength(1);
      expect(current?.[0]).toContain(`href="${address}"`);
    }
  });

  it("draws a page twice with the same bytes, whatever was drawn in between", async () => {
    const { draw } = await drawProject(NESTED);
    const first = draw("deep/two");
    draw("index");
    expect(draw("deep/two")).toBe(first);
  });

  it("opens the root page by the title of its group, and marks that title there", async () => {
    const { draw } = await drawProject(NESTED);
    const rooted = (attributes: string, open: boolean) =>
      `<li class="sidebar-rooted" data-title="Rooted"><a href="/rooted/"${attributes}><span class="sidebar-title">Rooted</span></a>` +
      `<button type="button" aria-expanded="${open}" aria-label="Rooted"></button><ul><li><a href="/leaf/">`;
    expect(sidebarOf(draw("index"))).toContain(rooted("", false));
    expect(sidebarOf(draw("rooted"))).toContain(rooted(' aria-current="page" data-active="true"', true));
  });

  it("leaves hidden groups and pages out", async () => {
    const { draw } = await drawProject({
      ...NESTED,
      pages: { ...NESTED.pages, wide: "title: Wide page\nhidden: true" },
    });
    const sidebar = sidebarOf(draw("index"));
    expect(sidebar).not.toContain("Secret");
    expect(sidebar).not.toContain("Wide page");
  });

  it("leaves a group out whose pages are all hidden", async () => {
    const { draw } = await drawProject({
      ...NESTED,
      pages: { ...NESTED.pages, wide: "title: Wide page\nhidden: true" },
    });
    expect(sidebarOf(draw("index"))).not.toContain(">Wide<");
  });

  it("shows tags of groups and of pages", async () => {
    const { draw } = await drawProject(NESTED);
    const sidebar = sidebarOf(draw("index"));
    expect(sidebar).toContain('<span class="pill nav-tag-pill nav-tag-pill-text">NEW</span>');
    expect(sidebar).toContain('<span class="pill nav-tag-pill nav-tag-pill-text">Beta</span>');
  });

  it.each([
    [
      true,
      '<a href="/deep/one/"><span class="sidebar-title">Deep</span></a><button type="button" aria-expanded="false" aria-label="Deep">',
    ],
    [false, '<button type="button" aria-expanded="false"><span class="sidebar-title">Deep</span></button>'],
    [undefined, '<button type="button" aria-expanded="false"><span class="sidebar-title">Deep</span></button>'],
  ])("with drilldown %s the title of a nested group is %s", async (drilldown, title) => {
    const settings = { ...NESTED.settings, interaction: drilldown === undefined ? {} : { drilldown } };
    const { draw } = await drawProject({ ...NESTED, settings });
    expect(sidebarOf(draw("index"))).toContain(title);
  });

  it("opens a page with a url in a new tab", async () => {
    const { draw } = await drawProject({
      settings: { navigation: { pages: ["index", "out"] } },
      pages: { index: "title: Home", out: "title: Out\nurl: https://example.com/" },
    });
    expect(tag(sidebarOf(draw("index")), /<a href="https:[^>]*>/)).toContain('target="_blank" rel="noopener"');
  });

  it("shows methods as an attribute that the style sheet draws", async () => {
    const { draw } = await drawProject({
      settings: { navigation: { pages: ["index", "fell"] } },
      pages: { index: "title: Home", fell: "title: Fell\napi: DELETE https://example.com/trees" },
    });
    expect(tag(sidebarOf(draw("index")), /<a href="\/fell\/"[^>]*>/)).toContain('data-method="del"');
  });

  it("shows of long paths what the others in the list do not have, and the end", () => {
    const entry = (path: string) =>
      ({ kind: "page", method: "GET", label: `GET ${path}`, isHidden: false }) as Extract<Entry, { kind: "page" }>;
    const shown = (paths: readonly string[]) => {
      const entries = paths.map(entry);
      return entries.map((each) => pathLabel(each, sharedPath(entries)));
    };
    const namespaced = "/apis/apps/v1/namespaces/{namespace}/deployments";
    expect(shown(["/apis/apps/v1/", namespaced, `${namespaced}/{name}`])).toEqual([
      "/v1/",
      "/namespaces/{namespace}/deployments",
      "/namespaces/{namespace}/deployments/{name}",
    ]);
    expect(shown([`${namespaced}/{name}`, `${namespaced}/{name}`])).toEqual(["/{name}", "/{name}"]);
    expect(shown(["/v1/plants", "/v1/plants/{id}"])).toEqual(["/v1/plants", "/v1/plants/{id}"]);
    const long = `/organizations/{organization}${namespaced}/{name}/status`;
    expect(shown([long, "/plants"])).toEqual(["…/namespaces/{namespace}/deployments/{name}/status", "/plants"]);
  });

  it("says a path of which a part is left out in the title of its link", async () => {
    const path = "/apis/apps/v1/namespaces/{namespace}/deployments";
    const page = (end: string) => `title: "GET ${end}"\napi: GET https://example.com${end}`;
    const { draw } = await drawProject({
      settings: { navigation: { pages: ["index", "all", "one"] } },
      pages: { index: "title: Home", all: page(path), one: page(`${path}/{name}`) },
    });
    const sidebar = sidebarOf(draw("index"));
    expect(tag(sidebar, /<a href="\/all\/"[^>]*>/)).toContain(` title="${path}"`);
    expect(tag(sidebar, /<a href="\/one\/"[^>]*>/)).toContain(` title="${path}/{name}"`);
    expect(tag(sidebar, /<a href="\/"[^>]*>/)).not.toContain("title=");
  });

  it("lets long names and paths go on in the next line between their parts", async () => {
    const titles = {
      index: "order.processing",
      a: "billing.plan.pastDue",
      b: "getAllOpenInvoices",
      c: "Quickstart: a tour",
    };
    const pages = Object.fromEntries(Object.entries(titles).map(([path, title]) => [path, `title: "${title}"`]));
    const { draw } = await drawProject({ settings: { navigation: { pages: ["index", "a", "b", "c"] } }, pages });
    const sidebar = sidebarOf(draw("index"));
    expect(sidebar).toContain(">order.processing<");
    expect(sidebar).toContain(">billing.<wbr/>plan.<wbr/>past<wbr/>Due<");
    expect(sidebar).toContain(">get<wbr/>All<wbr/>Open<wbr/>Invoices<");
    expect(sidebar).toContain(">Quickstart: a tour<");
  });

  it("lets the long names of groups do so, too", async () => {
    const nested = { group: "VerifyV2MessagingConfiguration", pages: ["a"] };
    const navigation = { groups: [{ group: "XMLHttpRequestDefaults", pages: ["index", nested] }] };
    const { draw } = await drawProject({
      settings: { navigation },
      pages: { index: "title: Home", a: "title: A" },
    });
    const sidebar = sidebarOf(draw("index"));
    expect(sidebar).toContain(">XML<wbr/>Http<wbr/>Request<wbr/>Defaults<");
    expect(sidebar).toContain(">Verify<wbr/>V2<wbr/>Messaging<wbr/>Configuration<");
  });

  it("lends a page outside the navigation the sidebar of the nearest branch", async () => {
    const { draw } = await drawProject({
      settings: {
        navigation: {
          tabs: [
            { tab: "A", pages: ["index"] },
            { tab: "B", pages: ["b/one"] },
          ],
        },
      },
      pages: { index: "title: Home", "b/one": "title: One", "b/lost": "title: Lost" },
    });
    const sidebar = sidebarOf(draw("b/lost"));
    expect(sidebar).toContain('href="/b/one/"');
    expect(sidebar).not.toContain("aria-current");
  });

  it("escapes what writers put into titles", async () => {
    const { draw } = await drawProject({
      settings: { navigation: { pages: ["index", "evil"] } },
      pages: { index: "title: Home", evil: "title: '<img src=x onerror=alert(1)>'" },
    });
    expect(draw("index")).not.toContain("<img src=x");
    expect(draw("evil")).not.toContain("<img src=x");
  });
});
