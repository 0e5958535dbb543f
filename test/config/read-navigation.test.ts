import { describe, expect, it } from "vitest";
import { CHILD_KEYS, elementOf, NAV_ELEMENTS, ROOT_PATTERNS } from "../../src/config/nav-elements.js";
import type { WrittenNode } from "../../src/model.js";
import { languageCodes } from "../../src/shared/languages.js";
import { readDocs, withNavigation } from "./read-docs.js";

/** The tree as indented lines: kind and name, entries as written. */
function outline(nodes: readonly WrittenNode[], indent = ""): string[] {
  return nodes.flatMap((node) => {
    if (node.kind === "entry") return [`${indent}${node.text}`];
    if (node.kind === "link") return [`${indent}${node.holder.kind} ${node.holder.name} → ${node.href}`];
    return [`${indent}${node.holder.kind} ${node.holder.name}`, ...outline(node.children, `${indent}  `)];
  });
}

async function read(written: unknown, lenient = false) {
  const { read: config, problems } = await readDocs(withNavigation(written), {}, lenient);
  const navigation = config?.navigation;
  const [first] = navigation?.children ?? [];
  return {
    tree: outline(navigation?.children ?? []),
    problems,
    codes: problems.map(({ code }) => code),
    navigation,
    /** The first element. */
    branch: first?.kind === "branch" ? first : null,
  };
}

/** An anchor that leads to an address, beside one with a page. */
const readLink = (href: string) => {
  const page = { anchor: "B", pages: ["index"] };
  return read({ anchors: [{ anchor: "A", href }, page] });
};

/** A list with one element of a kind that holds one page; `pages` itself is a list of paths. */
function listOf(key: (typeof CHILD_KEYS)[number], page: string): unknown[] {
  const element = elementOf(key);
  if (!element) return [page];
  return [{ [element.nameKey]: element.kind === "language" ? "en" : "One", pages: [page] }];
}

describe("the root of the navigation", () => {
  it.each(ROOT_PATTERNS)("may hold %s", async (key) => {
    const { tree, problems } = await read({ [key]: listOf(key, "index") });
    expect(problems).toEqual([]);
    expect(tree.at(-1)?.trim()).toBe("index");
  });

  const pairs = ROOT_PATTERNS.flatMap((a, index) => ROOT_PATTERNS.slice(index + 1).map((b) => [a, b] as const));
  it.each(pairs)("may not hold both %s and %s", async (a, b) => {
    const { problems } = await read({ [a]: listOf(a, "one"), [b]: listOf(b, "two") });
    expect(problems.map(({ code, severity }) => [code, severity])).toEqual([["several-root-patterns", "error"]]);
    expect(problems[0]?.what).toContain(`both "${a}" and "${b}"`);
  });

  it("may not hold a menu", async () => {
    const { problems } = await read({ menu: [{ item: "One", pages: ["index"] }] });
    expect(problems.map(({ code, severity }) => `${severity} ${code}`)).toEqual([
      "warning unknown-key",
      "error forbidden-child",
    ]);
  });

  it("keeps the pattern that goes before the others when a run is lenient", async () => {
    const { tree, problems } = await read({ pages: ["a"], tabs: [{ tab: "T", pages: ["b"] }] }, true);
    expect(tree).toEqual(["tab T", "  b"]);
    expect(problems[0]?.what).toContain('"pages" is ignored');
  });
});

describe.each(NAV_ELEMENTS.map((element) => [element.noun, element] as const))("a %s", (_noun, element) => {
  const name = element.kind === "language" ? "en" : "One";
  const key = element.key;
  const isRoot = ROOT_PATTERNS.includes(key);
  const place = (item: unknown) => (isRoot ? { [key]: [item] } : { tabs: [{ tab: "Menu", [key]: [item] }] });

  it.each(element.children)("may hold %s", async (child) => {
    const { problems, tree } = await read(place({ [element.nameKey]: name, [child]: listOf(child, "index") }));
    expect(problems).toEqual([]);
    expect(tree.at(-1)?.trim()).toBe("index");
  });

  const forbidden = CHILD_KEYS.filter((child) => !element.children.includes(child));
  it.each(forbidden)("may not hold %s", async (child) => {
    const { problems } = await read(place({ [element.nameKey]: name, [child]: listOf(child, "index") }));
    const forbiddenChild = problems.filter(({ code }) => code === "forbidden-child");
    const isRefused = element.kind === "item" && child !== "menu";
    expect(forbiddenChild.map(({ severity }) => severity)).toEqual([isRefused ? "error" : "warning"]);
    expect(forbiddenChild[0]?.what).toContain(`contains "${child}"`);
  });

  if (element.children.length > 1) {
    const [first = "pages", second = "groups"] = element.children;
    const both = place({ [element.nameKey]: name, [second]: listOf(second, "b"), [first]: listOf(first, "a") });

    it("may not hold two kinds of children", async () => expect((await read(both)).codes).toEqual(["mixed-children"]));

    it("takes an empty list beside other children for none", async () => {
      const child = element.children.find((each) => each !== "pages") ?? "groups";
      const item = { [element.nameKey]: name, pages: [], [child]: listOf(child, "a") };
      expect((await read(place(item))).problems).toEqual([]);
    });

    it("keeps the children that go before the others", async () => {
      const { tree } = await read(both, true);
      const leaves = tree.filter((line) => /^\s*[ab]$/.test(line)).map((line) => line.trim());
      const isSidebar = first === "groups" && second === "pages";
      expect(leaves).toEqual(isSidebar ? ["b", "a"] : ["a"]);
    });
  }

  it("must have a name", async () => {
    const { problems } = await read(place({ pages: ["index"] }));
    expect(problems.map(({ code }) => code)).toEqual(["missing-name"]);
    expect(problems[0]?.hint).toContain(`"${element.nameKey}"`);
  });

  it.each(element.mayBeNone ? [] : [[key]])("must not be missing from a list of %s", async (list) => {
    const { codes } = await read({ ...(isRoot ? {} : { pages: ["index"] }), [list]: [] });
    expect(codes).toContain("empty-list");
  });
});

describe("a group", () => {
  it("in pages stays a group where it has the name of another element too, which is told of once", async () => {
    const group = (name: string) => ({ anchor: name, group: name, pages: [name] });
    const { problems, tree } = await read({ groups: [{ group: "Outer", pages: [group("a"), group("b")] }] });
    expect(tree).toEqual(["group Outer", "  group a", "    a", "  group b", "    b"]);
    expect(problems.map(({ code, severity, what }) => [code, severity, what])).toEqual([
      ["unknown-key", "warning", 'Unknown setting "anchor" in a group; ignored.'],
    ]);
  });

  it("nests by standing in pages", async () => {
    const inner = { group: "Inner", root: "/inner/index.mdx", expanded: true, tag: "NEW", pages: ["inner/a"] };
    const { branch, problems } = await read({ groups: [{ group: "Outer", pages: ["a", inner] }] });
    expect(problems).toEqual([]);
    expect(branch?.children[1]).toMatchObject({ holder: { root: "inner/index", expanded: true, tag: "NEW" } });
  });

  it.each([
    ["needs pages", { groups: [{ group: "Empty" }] }, ["missing-pages"]],
    ["may have no pages", { groups: [{ group: "None", pages: [] }] }, []],
    ["may take them from its description", { groups: [{ group: "API", openapi: "api.yaml" }] }, []],
    ["may take them from its tab's", { tabs: [{ tab: "API", openapi: "api.yaml", groups: [{ group: "All" }] }] }, []],
  ])("%s", async (_, navigation, codes) => expect((await read(navigation)).codes).toEqual(codes));

  it("may have a blank name but no empty one", async () => {
    expect((await read({ groups: [{ group: " ", pages: ["a"] }] })).problems).toEqual([]);
    expect((await read({ groups: [{ group: "", pages: ["a"] }] })).problems).toHaveLength(1);
  });
});

describe("a language", () => {
  it.each(languageCodes())("may be %s", async (code) => {
    const { problems, branch } = await read({ languages: [{ language: code, pages: ["index"] }] });
    expect(problems).toEqual([]);
    expect(branch?.holder.label.length).toBeGreaterThan(1);
  });

  it("brings its own banner, top bar and footer", async () => {
    const own = {
      banner: { content: "Hallo", dismissible: true },
      navbar: { links: [{ label: "Blog", href: "/blog" }] },
      footer: { socials: { github: "https://github.com/example" } },
    };
    const { branch, problems } = await read({
      languages: [{ language: "de", default: true, ...own, pages: ["index"] }],
    });
    expect(problems).toEqual([]);
    expect(branch?.holder).toMatchObject({
      isDefault: true,
      banner: { ...own.banner, type: "info", color: null },
      navbar: { links: [{ label: "Blog", href: "/blog", icon: null, type: null }], primary: null },
      footer: { ...own.footer, links: [] },
    });
  });
});

describe("links", () => {
  it.each(["https://example.com", "/guides", "#part", "mailto:a@example.com", "vscode://open"])(
    "may lead to %s",
    async (href) => {
      const { tree, problems } = await readLink(href);
      expect(tree[0]).toBe(`anchor A → ${href}`);
      expect(problems).toEqual([]);
    },
  );

  it.each(["", "javascript:alert(1)", " JavaScript:alert(1)", "data:text/html,x"])(
    "may not lead to %j",
    async (href) => {
      const { codes, tree } = await readLink(href);
      expect(codes).toEqual(["invalid-href"]);
      expect(tree.join()).not.toContain("→");
    },
  );

  it("under global may be relative and must be there", async () => {
    const global = { anchors: [{ anchor: "A", href: "./guides" }, { anchor: "B" }], tabs: [{ tab: "C", href: "/c" }] };
    const { navigation, problems } = await read({ global, pages: ["index"] });
    expect(outline(navigation?.global ?? [])).toEqual(["anchor A → /guides", "tab C → /c"]);
    expect(problems.map(({ code }) => code)).toEqual(["invalid-global"]);
  });

  it("may stand under the global of any division", async () => {
    const tab = { tab: "T", global: { anchors: [{ anchor: "A", href: "/a" }] }, pages: ["index"] };
    const { branch, problems } = await read({ tabs: [tab] });
    expect(outline(branch?.global ?? [])).toEqual(["anchor A → /a"]);
    expect(problems).toEqual([]);
  });
});

const whole = { name: "book", style: "solid", library: "lucide" };
it.each([
  [{ icon: "book" }, { name: "book" }],
  [{ icon: "fa-book" }, { name: "book" }],
  [{ icon: "fas fa-book" }, { name: "book" }],
  [
    { icon: "book", iconType: "duotone" },
    { name: "book", style: "duotone" },
  ],
  [{ icon: whole }, whole],
  [{ icon: "https://example.com/a.svg" }, { name: "https://example.com/a.svg" }],
])("an icon is read, with the style beside it: %j", async (icon, expected) => {
  const { branch } = await read({ groups: [{ group: "G", ...icon, pages: ["index"] }] });
  expect(branch?.holder.icon).toEqual(expected);
});

describe("descriptions", () => {
  async function refs(fields: object) {
    const { branch, problems, codes } = await read({ tabs: [{ tab: "API", ...fields }] });
    return { problems, codes, refs: branch?.holder.openapi?.map(({ place: _place, ...ref }) => ref) };
  }

  it("may be a file, a URL, an object or a list of these", async () => {
    const url = "https://example.com/api.yaml";
    const object = { source: "./b.yaml", directory: "/ref/b/", overlays: ["./o.yaml"] };
    const { refs: found, problems } = await refs({ openapi: ["/a/../a.yaml", url, object] });
    expect(problems).toEqual([]);
    const plain = { directory: null, overlays: null, overview: null, changes: null };
    expect(found).toEqual([
      { ...plain, source: "a.yaml" },
      { ...plain, source: url },
      { ...plain, source: "b.yaml", directory: "ref/b", overlays: ["o.yaml"] },
    ]);
  });

  it("take a folder that stands beside them, which is no way to list pages then", async () => {
    expect((await refs({ openapi: "a.yaml", directory: "more" })).refs?.[0]?.directory).toBe("more");
    const { refs: found, problems } = await refs({ openapi: "a.yaml", directory: "card" });
    expect(found?.[0]?.directory).toBeNull();
    expect(problems).toEqual([]);
  });
});

it("tells of a key that is not known once, however often it stands", async () => {
  const group = { group: "G", collapsed: true, pages: ["index"] };
  const { problems } = await read({ groups: [group, group, { ...group, expandd: true }] });
  expect(problems.map(({ code, hint }) => [code, hint])).toEqual([
    ["unknown-key", 'In docs.json, it is called "expanded".'],
    ["unknown-key", 'Did you mean "expanded"?'],
  ]);
});

it("says where a list that stands in the place of the navigation belongs", async () => {
  const hintOf = async (navigation: unknown) => (await readDocs({ name: "Garden", navigation })).problems[0]?.hint;
  expect(await hintOf([{ group: "Guides", pages: ["index"] }])).toContain('"navigation": { "groups": [ … ] }');
  expect(await hintOf(["index"])).toContain('"navigation": { "pages": [ … ] }');
});

it("takes a name of another site for its address, and tells of that once", async () => {
  const { problems } = await read({ tabs: [{ tab: "Blog", href: "blog.example.com/posts" }] });
  expect(problems.map(({ code, hint }) => [code, hint])).toEqual([
    ["invalid-href", 'To link to another site, write "https://blog.example.com/posts".'],
  ]);
});
