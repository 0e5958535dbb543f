import { describe, expect, it } from "vitest";
import type { Problem } from "../../../src/shared/problem.js";
import { migrateMintJson } from "../../../src/tools/migrate/mint-json.js";
import { readDocs } from "../../config/read-docs.js";
import { filesIn } from "../../temporary-folder.js";

/** A mint.json with every setting, and what becomes of it. */
const FILES = filesIn(new URL("./mint-json/", import.meta.url));

function migrate(mint: unknown) {
  const problems: Problem[] = [];
  const written = typeof mint === "string" ? mint : JSON.stringify(mint);
  const text = migrateMintJson(written, (each) => void problems.push(each));
  const docs: unknown = text === null ? null : JSON.parse(text);
  return { docs, text, problems, navigation: Object(docs)["navigation"] };
}

const group = (name: string, ...pages: unknown[]) => ({ group: name, pages });

it("tabs and anchors of mint.json that share out all groups leave none for a first tab or anchor", () => {
  const navigation = [group("Start", "docs/index"), group("Calls", "api/list")];
  const claimed = ["Docs", "API"].map((name) => ({ name, url: name.toLowerCase() }));
  expect(migrate({ name: "Garden", navigation, tabs: claimed }).navigation).toEqual({
    tabs: [
      { tab: "Docs", groups: [navigation[0]] },
      { tab: "API", groups: [navigation[1]] },
    ],
  });
  const { anchors } = migrate({ name: "Garden", navigation, anchors: claimed }).navigation;
  expect(anchors.map(({ anchor }: { anchor: string }) => anchor)).toEqual(["Docs", "API"]);
});

describe("the navigation that a mint.json has or lacks", () => {
  it("that is one of docs.json stays as it is", () => {
    const navigation = { pages: ["index"] };
    expect(migrate({ name: "Garden", navigation }).docs).toMatchObject({ navigation });
  });

  it("that there is none of is none afterwards", () => {
    expect(migrate({ name: "Garden" }).docs).toEqual({ theme: "mint", name: "Garden" });
  });

  it("that is made of tabs alone is made of them", () => {
    const tabs = [{ name: "API", url: "api", openapi: "api.json" }];
    expect(migrate({ name: "Garden", tabs }).navigation).toEqual({ tabs: [{ tab: "API", openapi: "api.json" }] });
  });

  it("that holds something else than groups is told of", () => {
    const mint = '{ "name": "Garden", "navigation": [\n  "index", { "group": "A", "pages": "a" }] }';
    const { problems, docs } = migrate(mint);
    expect(problems.map(({ code, place, what }) => [code, place?.line, what])).toEqual([
      ["invalid-navigation", 2, 'Entries of "navigation" in mint.json must be groups, not "index".'],
    ]);
    expect(docs).toMatchObject({ navigation: { groups: [{ group: "A", pages: "a" }] } });
  });
});

it("groups of mint.json that have no heading have none afterwards", () => {
  const navigation = [group("", "index"), group("Plants", group("", "plants/oak"))];
  expect(migrate({ name: "Garden", navigation }).navigation).toEqual({
    groups: [group(" ", "index"), group("Plants", group(" ", "plants/oak"))],
  });
});

describe("settings of mint.json", () => {
  it("become those of docs.json", () => {
    const { docs, problems } = migrate(FILES["mint.json"]);
    expect(docs).toEqual(JSON.parse(FILES["docs.json"] ?? ""));
    expect(problems.map(({ what }) => what)).toEqual(['"rounded" has no equivalent in docs.json and was left out.']);
  });

  it.each([
    [{ theme: "venus" }, "palm"],
    [{ theme: "prism" }, "mint"],
    [{ theme: "maple" }, "maple"],
    [{ layout: "sidenav" }, "maple"],
    [{ layout: "solidSidenav" }, "willow"],
    [{}, "mint"],
  ])("choose the theme for %j", (mint, theme) => {
    expect(migrate({ name: "G", navigation: [], ...mint }).docs).toMatchObject({ theme });
  });
});

describe("the navigation of mint.json", () => {
  const navigation = [
    group("Start", "index", "start"),
    group("Plants", "plants/oak", group("Herbs", "plants/herbs/basil")),
    group("Endpoints", "api/list"),
    { ...group("Old", "old/index"), version: "1", icon: "clock", iconType: "solid" },
  ];

  it("is shared out to tabs by the addresses of pages", () => {
    const tabs = [
      { name: "Plants", url: "plants" },
      { name: "API", url: "/api/", openapi: "api.yaml" },
      { name: "Shop", url: "https://shop.example.com" },
      { name: "Soon", url: "soon" },
    ];
    const others = [group("Start", "index", "start"), { group: "Old", icon: { name: "clock", style: "solid" } }];
    expect(migrate({ name: "G", primaryTab: { name: "Guides" }, tabs, navigation }).navigation).toMatchObject({
      tabs: [
        { tab: "Guides", groups: others },
        { tab: "Plants", groups: [group("Plants", "plants/oak", group("Herbs", "plants/herbs/basil"))] },
        { tab: "API", openapi: "api.yaml", groups: [group("Endpoints", "api/list")] },
        { tab: "Shop", href: "https://shop.example.com" },
        { tab: "Soon", href: "/soon" },
      ],
    });
  });

  it("is shared out to anchors, and links to elsewhere are shown everywhere", () => {
    const anchors = [
      { name: "Plants", url: "plants", icon: "leaf", color: "#0a0" },
      { name: "Forum", url: "https://forum.example.com", icon: "comments" },
    ];
    expect(migrate({ name: "G", anchors, topAnchor: { name: "Guides" }, navigation }).navigation).toMatchObject({
      anchors: [
        { anchor: "Guides", icon: "book-open" },
        { anchor: "Plants", icon: "leaf", color: { light: "#0a0", dark: "#0a0" }, groups: [{ group: "Plants" }] },
      ],
      global: { anchors: [{ anchor: "Forum", icon: "comments", href: "https://forum.example.com" }] },
    });
  });

  it("is divided into versions; what names none belongs to all", () => {
    const versions = ["2", { name: "1", default: true }];
    expect(migrate({ name: "G", versions, navigation }).navigation).toMatchObject({
      versions: [
        { version: "2", groups: [{ group: "Start" }, { group: "Plants" }, { group: "Endpoints" }] },
        { version: "1", default: true, groups: [{}, {}, {}, { group: "Old" }] },
      ],
    });
  });

  it("is one that docsgen reads without a word", async () => {
    const tabs = [{ name: "Plants", url: "plants" }];
    const anchors = [
      { name: "API", url: "api" },
      { name: "Forum", url: "https://forum.example.com" },
    ];
    const { text } = migrate({ name: "G", tabs, anchors, versions: ["2", "1"], navigation });
    expect((await readDocs(text)).problems).toEqual([]);
  });
});

it("says where a mint.json is not JSON", () => {
  const { docs, problems } = migrate('{ "name" "G" }');
  expect(docs).toBeNull();
  expect(problems.map(({ place }) => place)).toEqual([{ file: "mint.json", line: 1, column: 8 }]);
});

it("tells of a mint.json that is no object", () => {
  const { docs, problems } = migrate([]);
  expect(docs).toBe(null);
  expect(problems).toMatchObject([{ what: "mint.json must be an object in braces, not a list." }]);
});
