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

async function read(navigation: unknown, lenient = false) {
  const { read: config, problems } = await readDocs(withNavigation(navigation), {}, lenient);
  return { tree: outline(config?.navigation.children ?? []), problems, navigation: config?.navigation };
}

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
    it("may not hold two kinds of children", async () => {
      const [first = "pages", second = "groups"] = element.children;
      const item = { [element.nameKey]: name, [second]: listOf(second, "b"), [first]: listOf(first, "a") };
      const { problems } = await read(place(item));
      expect(problems.map(({ code }) => code)).toEqual(["mixed-children"]);
    });

    it("takes an empty list beside other children for none", async () => {
      const children = element.children.filter((child) => child !== "pages");
      const item = {
        [element.nameKey]: name,
        pages: [],
        [children[0] ?? "groups"]: listOf(children[0] ?? "groups", "a"),
      };
      expect((await read(place(item))).problems).toEqual([]);
    });

    it("keeps the children that go before the others", async () => {
      const [first = "pages", second = "groups"] = element.children;
      const item = { [element.nameKey]: name, [second]: listOf(second, "b"), [first]: listOf(first, "a") };
      const { tree } = await read(place(item), true);
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
    const { problems } = await read({ ...(isRoot ? {} : { pages: ["index"] }), [list]: [] });
    expect(problems.map(({ code }) => code)).toContain("empty-list");
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
    const { navigation, problems } = await read({ groups: [{ group: "Outer", pages: ["a", inner] }] });
    expect(problems).toEqual([]);
    const outer = navigation?.children[0];
    const nested = outer?.kind === "branch" ? outer.children[1] : null;
    expect(nested?.kind === "branch" && nested.holder).toMatchObject({
      root: "inner/index",
      expanded: true,
      tag: "NEW",
    });
  });

  it("needs pages, or a description to take them from", async () => {
    const without = await read({ groups: [{ group: "Empty" }] });
    expect(without.problems.map(({ code }) => code)).toEqual(["missing-pages"]);
    const own = await read({ groups: [{ group: "API", openapi: "api.yaml" }] });
    expect(own.problems).toEqual([]);
    const inherited = await read({ tabs: [{ tab: "API", openapi: "api.yaml", groups: [{ group: "All" }] }] });
    expect(inherited.problems).toEqual([]);
    const blank = await read({ groups: [{ group: "None", pages: [] }] });
    expect(blank.problems).toEqual([]);
  });

  it("may have a blank name but no empty one", async () => {
    expect((await read({ groups: [{ group: " ", pages: ["a"] }] })).problems).toEqual([]);
    expect((await read({ groups: [{ group: "", pages: ["a"] }] })).problems).toHaveLength(1);
  });
});

describe("an entry of pages", () => {
  it.each(["guides/start", "/guides/start", "GET /plants", "api.yaml POST /plants", "garden.json webhook planted"])(
    "may be %s and stays as written",
    async (entry) => {
      const { tree, problems } = await read({ pages: [entry] });
      expect(tree).toEqual([entry]);
      expect(problems).toEqual([]);
    },
  );

  it.each([[""], [7], [null], [["a"]], ["https://example.com/a"], [{ page: "a" }], [{ tab: "a", href: "/b" }]])(
    "may not be %j",
    async (entry) => {
      const { problems } = await read({ pages: ["index", entry] });
      expect(problems.some(({ severity }) => severity === "error")).toBe(true);
      expect(problems.every(({ place }) => (place?.line ?? 0) > 0)).toBe(true);
    },
  );
});

describe("a language", () => {
  it.each(languageCodes())("may be %s", async (code) => {
    const { problems, navigation } = await read({ languages: [{ language: code, pages: ["index"] }] });
    expect(problems).toEqual([]);
    const node = navigation?.children[0];
    expect(node?.kind === "branch" && node.holder.label.length > 1).toBe(true);
  });

  it("brings its own banner, top bar and footer", async () => {
    const { navigation, problems } = await read({
      languages: [
        {
          language: "de",
          default: true,
          banner: { content: "Hallo", dismissible: true },
          navbar: { links: [{ label: "Blog", href: "/blog" }] },
          footer: { socials: { github: "https://github.com/example" } },
          pages: ["index"],
        },
      ],
    });
    expect(problems).toEqual([]);
    const node = navigation?.children[0];
    expect(node?.kind === "branch" && node.holder).toMatchObject({
      isDefault: true,
      banner: { content: "Hallo", dismissible: true, type: "info", color: null },
      navbar: { links: [{ label: "Blog", href: "/blog", icon: null, type: null }], primary: null },
      footer: { socials: { github: "https://github.com/example" }, links: [] },
    });
  });
});

describe("links", () => {
  it.each(["https://example.com", "/guides", "#part", "mailto:a@example.com", "vscode://open"])(
    "may lead to %s",
    async (href) => {
      const { tree, problems } = await read({
        anchors: [
          { anchor: "A", href },
          { anchor: "B", pages: ["index"] },
        ],
      });
      expect(tree[0]).toBe(`anchor A → ${href}`);
      expect(problems).toEqual([]);
    },
  );

  it.each(["", "javascript:alert(1)", " JavaScript:alert(1)", "data:text/html,x"])(
    "may not lead to %j",
    async (href) => {
      const { problems, tree } = await read({
        anchors: [
          { anchor: "A", href },
          { anchor: "B", pages: ["index"] },
        ],
      });
      expect(problems.map(({ code }) => code)).toEqual(["invalid-href"]);
      expect(tree.join()).not.toContain("→");
    },
  );

  it("that are bare words are told of and read from the root", async () => {
    const { problems, tree } = await read({
      anchors: [
        { anchor: "A", href: "guides" },
        { anchor: "B", pages: ["index"] },
      ],
    });
    expect(problems[0]?.hint).toContain('"/guides"');
    expect(tree[0]).toBe("anchor A → /guides");
  });

  it("under global may be relative and must be there", async () => {
    const global = { anchors: [{ anchor: "A", href: "./guides" }, { anchor: "B" }], tabs: [{ tab: "C", href: "/c" }] };
    const { navigation, problems } = await read({ global, pages: ["index"] });
    expect(outline(navigation?.global ?? [])).toEqual(["anchor A → /guides", "tab C → /c"]);
    expect(problems.map(({ code }) => code)).toEqual(["invalid-global"]);
  });

  it("may stand under the global of any division", async () => {
    const tab = { tab: "T", global: { anchors: [{ anchor: "A", href: "/a" }] }, pages: ["index"] };
    const { navigation, problems } = await read({ tabs: [tab] });
    const node = navigation?.children[0];
    expect(node?.kind === "branch" && outline(node.global)).toEqual(["anchor A → /a"]);
    expect(problems).toEqual([]);
  });
});

describe("icons", () => {
  it.each([
    ["book", { name: "book" }],
    ["fa-book", { name: "book" }],
    ["fas fa-book", { name: "book" }],
    [
      { name: "book", style: "solid", library: "lucide" },
      { name: "book", style: "solid", library: "lucide" },
    ],
    ["https://example.com/a.svg", { name: "https://example.com/a.svg" }],
  ])("%j is read", async (icon, expected) => {
    const { navigation } = await read({ groups: [{ group: "G", icon, pages: ["index"] }] });
    const node = navigation?.children[0];
    expect(node?.kind === "branch" && node.holder.icon).toEqual(expected);
  });

  it("take the style that stands beside them", async () => {
    const { navigation } = await read({
      groups: [{ group: "G", icon: "book", iconType: "duotone", pages: ["index"] }],
    });
    const node = navigation?.children[0];
    expect(node?.kind === "branch" && node.holder.icon).toEqual({ name: "book", style: "duotone" });
  });
});

describe("descriptions", () => {
  async function refs(fields: object) {
    const { navigation, problems } = await read({ tabs: [{ tab: "API", ...fields }] });
    const node = navigation?.children[0];
    const openapi = node?.kind === "branch" ? node.holder.openapi : null;
    return { problems, refs: openapi?.map(({ place: _place, ...ref }) => ref) };
  }

  it("may be a file, a URL, an object or a list of these", async () => {
    const url = "https://example.com/api.yaml";
    const object = { source: "./b.yaml", directory: "/ref/b/", overlays: ["./o.yaml"] };
    const { refs: found, problems } = await refs({ openapi: ["/a/../a.yaml", url, object] });
    expect(problems).toEqual([]);
    expect(found).toEqual([
      { source: "a.yaml", directory: null, overlays: null, overview: null, changes: null },
      { source: url, directory: null, overlays: null, overview: null, changes: null },
      { source: "b.yaml", directory: "ref/b", overlays: ["o.yaml"], overview: null, changes: null },
    ]);
  });

  it("take a folder that stands beside them, which is no way to list pages then", async () => {
    expect((await refs({ openapi: "a.yaml", directory: "more" })).refs?.[0]?.directory).toBe("more");
    const { refs: found, problems } = await refs({ openapi: "a.yaml", directory: "card" });
    expect(found?.[0]?.directory).toBeNull();
    expect(problems).toEqual([]);
  });

  it.each([7, "", { directory: "x" }, { source: 7 }, { source: "a", overlays: "b" }, [true]])(
    "may not be %j",
    async (openapi) => {
      const { refs: found, problems } = await refs({ openapi, pages: ["index"] });
      expect(found).toEqual([]);
      expect(problems.map(({ code }) => code)).toEqual(["invalid-description"]);
    },
  );
});

it("tells of a key that is not known once, however often it stands", async () => {
  const group = { group: "G", collapsed: true, pages: ["index"] };
  const { problems } = await read({ groups: [group, group, { ...group, expandd: true }] });
  expect(problems.map(({ code, hint }) => [code, hint])).toEqual([
    ["unknown-key", 'In docs.json, it is called "expanded".'],
    ["unknown-key", 'Did you mean "expanded"?'],
  ]);
});

it("passes over elements of other repositories", async () => {
  const { tree, problems } = await read({ tabs: [{ tab: "T", pages: ["index"] }, { sourceRef: "owner/repo" }] });
  expect(tree).toEqual(["tab T", "  index"]);
  expect(problems.map(({ severity }) => severity)).toEqual(["warning"]);
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
