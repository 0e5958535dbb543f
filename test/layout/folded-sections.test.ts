// Long generated navigation, in every element that may name a description: its groups fold as they do within a group.
import { describe, expect, it } from "vitest";
import { between, drawProject, sidebarOf, tag } from "./draw-site.js";

const TAGS = ["Trees", "Birds", "Rivers"];

const operations = (label: string, count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `/${label}/${index}`.toLowerCase(),
      { get: { tags: [label], summary: `${label} ${index}`, responses: {} } },
    ]),
  );

/** Operations of three tags, with as many of each. */
function description(count: number): string {
  const paths = Object.assign({}, ...TAGS.map((label) => operations(label, count)));
  return JSON.stringify({ openapi: "3.1.0", info: { title: "Valley", version: "1" }, paths });
}

async function drawApi(navigation: object, count: number) {
  const { site, draw, sidebarFiles } = await drawProject({ navigation, files: { "api.json": description(count) } });
  const sidebarAt = (path: string) =>
    between(draw(path), '<div id="navigation-items"', "</nav>").replace(/<ul class="nav-anchors">.*?<\/ul>/s, "");
  return { paths: [...site.pages.keys()], draw, sidebarAt, sidebarFiles };
}

/** The titles of closed groups. */
const closedIn = (sidebar: string) => [...sidebar.matchAll(/data-group="[^"]*">([^<]*)</g)].map(([, label]) => label);

const openapi = "api.json";
const NAVIGATIONS = {
  group: { groups: [{ group: "API", openapi }] },
  tab: { tabs: [{ tab: "API", openapi }] },
  anchor: { anchors: [{ anchor: "API", openapi }] },
  dropdown: { dropdowns: [{ dropdown: "API", openapi }] },
  product: { products: [{ product: "API", openapi }] },
  version: { versions: [{ version: "1", openapi }] },
  "tab of a language": { languages: [{ language: "en", tabs: [{ tab: "API", openapi }] }] },
  "version of a tab": { tabs: [{ tab: "API", versions: [{ version: "1", openapi }] }] },
};

const cases = Object.entries(NAVIGATIONS);

describe("long generated navigation", () => {
  it.each(cases)("folds in a %s: the groups of other tags are rows", async (_, navigation) => {
    const { sidebarAt, sidebarFiles } = await drawApi(navigation, 90);
    const sidebar = sidebarAt("api-reference/birds/birds-3");
    expect(sidebar.match(/<a [^>]*href="\/api-reference\/[^>]*>/g)).toHaveLength(90 + 2);
    expect(tag(sidebar, /<a href="\/api-reference\/birds\/birds-3\/"[^>]*>/)).toContain('aria-current="page"');
    expect(sidebar).toMatch(
      /<button type="button" aria-expanded="true"><span class="sidebar-title">Birds<\/span><\/button><ul>/,
    );
    expect(closedIn(sidebar)).toEqual(["Trees", "Rivers"]);
    expect([...sidebarFiles().values()].map((file) => file.match(/<a /g)?.length)).toEqual([90, 90, 90]);
  });

  it.each(cases)("leads by a closed name to a page that shows the group open, in a %s", async (_, navigation) => {
    const { paths, sidebarAt } = await drawApi(navigation, 90);
    const reached = new Set(["api-reference/birds/birds-3"]);
    for (const path of reached)
      for (const [, to = ""] of sidebarAt(path).matchAll(/<a [^>]*href="\/(api-reference\/[^"]*)\/"/g)) reached.add(to);
    expect(reached.size).toBe(paths.length);
  });

  it.each(cases)("is written out in a %s where it is short", async (_, navigation) => {
    const { sidebarAt } = await drawApi(navigation, 40);
    const sidebar = sidebarAt("api-reference/birds/birds-3");
    expect(sidebar.match(/<a [^>]*href="\/api-reference\/[^>]*>/g)?.length).toBeGreaterThanOrEqual(120);
    expect(sidebar).not.toContain("docs-groups");
  });

  it("leaves groups of the first level that docs.json says open, however long they are", async () => {
    const groups = TAGS.map((label) => ({
      group: label,
      pages: Object.keys(operations(label, 90)).map((path) => `GET ${path}`),
    }));
    const { draw } = await drawApi({ tabs: [{ tab: "API", openapi, groups }] }, 90);
    const sidebar = sidebarOf(draw("api-reference/birds/birds-3"));
    for (const label of TAGS) expect(sidebar).toMatch(new RegExp(`sidebar-group-header[^>]*>(<[^>]*>)*${label}<`));
    expect(closedIn(sidebar)).not.toContain("Trees");
  });
});
