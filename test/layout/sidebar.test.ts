import { describe, expect, it } from "vitest";
import type { Entry } from "../../src/layout/branch.js";
import { pathLabel, sharedPath } from "../../src/layout/sidebar/path-labels.js";
import { drawProject, sidebarOf, tag } from "./draw-site.js";

const NESTED = {
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
  pages: { wide: "title: Wide page\ntag: Beta", secret: "title: Secret page", unlisted: "title: Unlisted" },
};

const { draw } = await drawProject(NESTED);

/** The sidebar on the start page of a project. */
async function sidebarAtHome(project: Parameters<typeof drawProject>[0]): Promise<string> {
  const { draw } = await drawProject(project);
  return sidebarOf(draw("index"));
}

/** Whether the group with this title is open. */
function isOpen(sidebar: string, title: string): boolean {
  const until = sidebar.slice(0, sidebar.indexOf(`>${title}<`));
  return tag(until.slice(until.lastIndexOf("<button")), /^<button[^>]*>/).includes(' aria-expanded="true"');
}

describe("the sidebar", () => {
  it("folds nested groups unless they are expanded or hold the page", () => {
    const home = sidebarOf(draw("index"));
    expect(isOpen(home, "Deep")).toBe(false);
    expect(isOpen(home, "Wide")).toBe(true);
    const two = sidebarOf(draw("deep/two"));
    expect(isOpen(two, "Deep")).toBe(true);
    expect(isOpen(two, "Deeper")).toBe(true);
  });

  it("draws groups of the first level without a way to fold them", () => {
    expect(sidebarOf(draw("index"))).toContain(
      '<h5 id="sidebar-title" class="sidebar-title" role="none" data-component-part="group-title">Start</h5></div><ul class="sidebar-group">',
    );
  });

  it("marks the entry of the page, and only that one", () => {
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

  it("opens the root page by the title of its group, and marks that title there", () => {
    const rooted = (attributes: string, open: boolean) =>
      `<li class="sidebar-rooted" data-title="Rooted"><a href="/rooted/"${attributes}><span class="sidebar-title">Rooted</span></a>` +
      `<button type="button" aria-expanded="${open}" aria-label="Rooted"></button><ul><li><a href="/leaf/">`;
    expect(sidebarOf(draw("index"))).toContain(rooted("", false));
    expect(sidebarOf(draw("rooted"))).toContain(rooted(' aria-current="page" data-active="true"', true));
  });

  it("leaves hidden groups and pages out, and groups whose pages are all hidden", async () => {
    const sidebar = await sidebarAtHome({ ...NESTED, pages: { wide: "title: Wide page\nhidden: true" } });
    for (const hidden of ["Secret", "Wide page", ">Wide<"]) expect(sidebar).not.toContain(hidden);
  });

  it("shows tags of groups and of pages", () => {
    const sidebar = sidebarOf(draw("index"));
    for (const shown of ["NEW", "Beta"])
      expect(sidebar).toContain(`<span class="pill nav-tag-pill nav-tag-pill-text">${shown}</span>`);
  });

  const folded = '<button type="button" aria-expanded="false"><span class="sidebar-title">Deep</span></button>';
  const linked =
    '<a href="/deep/one/"><span class="sidebar-title">Deep</span></a><button type="button" aria-expanded="false" aria-label="Deep">';
  it.each([
    [{ drilldown: true }, linked],
    [{ drilldown: false }, folded],
    [{}, folded],
  ])("with %j the title of a nested group is %s", async (interaction, title) => {
    expect(await sidebarAtHome({ ...NESTED, settings: { interaction } })).toContain(title);
  });

  const pages = ["index", "one"];
  it.each([
    [
      "opens a page with a url in a new tab",
      "url: https://x.example/",
      /<a href="https:[^>]*>/,
      'target="_blank" rel="noopener"',
    ],
    [
      "shows methods as an attribute that the style sheet draws",
      "api: DELETE https://x.example/trees",
      /<a href="\/one\/"[^>]*>/,
      'data-method="del"',
    ],
  ])("%s", async (_, matter, link, attributes) => {
    const sidebar = await sidebarAtHome({ navigation: { pages }, pages: { one: `title: One\n${matter}` } });
    expect(tag(sidebar, link)).toContain(attributes);
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
    const sidebar = await sidebarAtHome({
      navigation: { pages: ["index", "all", "one"] },
      pages: { all: page(path), one: page(`${path}/{name}`) },
    });
    expect(tag(sidebar, /<a href="\/all\/"[^>]*>/)).toContain(` title="${path}"`);
    expect(tag(sidebar, /<a href="\/one\/"[^>]*>/)).toContain(` title="${path}/{name}"`);
    expect(tag(sidebar, /<a href="\/"[^>]*>/)).not.toContain("title=");
  });

  it("lets long names of pages and groups go on in the next line between their parts", async () => {
    const nested = { group: "VerifyV2MessagingConfiguration", pages: ["a", "b", "c"] };
    const navigation = { groups: [{ group: "XMLHttpRequestDefaults", pages: ["index", nested] }] };
    const pages = {
      index: "title: order.processing",
      a: "title: billing.plan.pastDue",
      b: "title: getAllOpenInvoices",
      c: 'title: "Quickstart: a tour"',
    };
    const sidebar = await sidebarAtHome({ navigation, pages });
    for (const shown of [
      "order.processing",
      "billing.<wbr/>plan.<wbr/>past<wbr/>Due",
      "get<wbr/>All<wbr/>Open<wbr/>Invoices",
      "Quickstart: a tour",
      "XML<wbr/>Http<wbr/>Request<wbr/>Defaults",
      "Verify<wbr/>V2<wbr/>Messaging<wbr/>Configuration",
    ])
      expect(sidebar).toContain(`>${shown}<`);
  });

  it("lends a page outside the navigation the sidebar of the nearest branch", async () => {
    const tabs = ["index", "b/one"].map((page) => ({ tab: page, pages: [page] }));
    const { draw } = await drawProject({ navigation: { tabs }, pages: { "b/lost": "title: Lost" } });
    const sidebar = sidebarOf(draw("b/lost"));
    expect(sidebar).toContain('href="/b/one/"');
    expect(sidebar).not.toContain("aria-current");
  });

  it("escapes what writers put into titles", async () => {
    const evil = "title: '<img src=x onerror=alert(1)>'";
    const { draw } = await drawProject({ navigation: { pages: ["index", "evil"] }, pages: { evil } });
    for (const path of ["index", "evil"]) expect(draw(path)).not.toContain("<img src=x");
  });
});
