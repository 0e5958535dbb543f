import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { NavNode } from "../../src/model.js";
import { createPreview } from "../../src/render/live/dev-preview.js";
import { PLAIN_OPTIONS } from "../build-site.js";
import { buildProject, writeProject } from "./write-project.js";

const page = (matter = "") => `---\ntitle: A page\n${matter}---\n\nText.\n`;

/** Groups by name with what they hold, pages by path. */
type Outline = (string | Record<string, Outline>)[];

function outline(nodes: readonly NavNode[]): Outline {
  return nodes.map((node) => {
    if (node.kind === "page") return node.path;
    return { [node.holder.label]: node.kind === "branch" ? outline(node.children) : [] };
  });
}

async function read(navigation: unknown, files: Readonly<Record<string, string>>) {
  const { site, text } = await buildProject({ settings: { navigation }, files });
  return { tree: outline(site?.navigation.children ?? []), text };
}

const GUIDES = {
  "guides/10-last.mdx": page(),
  "guides/2-second.mdx": page(),
  "guides/first.mdx": page("order: 1\n"),
  "guides/third.mdx": page("sidebar_position: 3\n"),
  "guides/draft.mdx": page("hidden: true\n"),
  "guides/index.mdx": page(),
  "guides/3-deep-dive/b.mdx": page(),
  "guides/3-deep-dive/a.md": page(),
  "guides/api/index.mdx": page("order: 2\n"),
  "guides/api/readme.md": page(),
};
const DEEP = { "Deep dive": ["guides/3-deep-dive/a", "guides/3-deep-dive/b"] };
const FIRST = ["guides/index", "guides/first", { Api: ["guides/api/index"] }];
const ALL = [...FIRST, "guides/third", "guides/2-second", DEEP, "guides/10-last"];

describe("a folder in the navigation", () => {
  const A = { group: "A", root: "guides/index", pages: ["guides/api/*"] };

  it.each([
    ["as the value of pages", { groups: [{ group: "Guides", pages: "guides" }] }, [{ Guides: ALL }]],
    ["with a star as the value of pages", { groups: [{ group: "Guides", pages: "/guides/*" }] }, [{ Guides: ALL }]],
    ["among pages", { pages: ["index", "guides/*"] }, ["index", ...ALL]],
    ["as a group, by its name alone", { pages: ["guides/3-deep-dive"] }, [DEEP]],
    ["as the page that has its name", { pages: ["guides/api"] }, ["guides/api/index"]],
    [
      "without the pages that are named elsewhere",
      { pages: ["guides/first", A, "guides/3-deep-dive", "guides/*"] },
      ["guides/first", { A: ["guides/api/index"] }, DEEP, "guides/third", "guides/2-second", "guides/10-last"],
    ],
    ["at the root", { pages: "*" }, ["index", { Guides: ALL }]],
  ])("is filled %s", async (_, navigation, tree) => expect(await read(navigation, GUIDES)).toEqual({ tree, text: "" }));

  it("has the readme as its first page, and files that repositories have for other uses", async () => {
    const own = { "cli/README.md": page(), "cli/security.md": page() };
    const files = { ...own, "cli/agents.md": "Be kind.", "LICENSE.md": "MIT" };
    expect((await read({ pages: ["cli/*"] }, files)).tree).toEqual(["cli/index", "cli/security"]);
  });

  it.each([
    ["guide/*", 'The folder "guide" does not exist.', 'Did you mean "guides/*"?'],
    ["manual/*", 'The folder "manual" does not exist.', "from the folder with docs.json"],
    ["snippets/*", 'The folder "snippets" has no pages.', "Add an .mdx or .md file"],
    ["guides/**", '"guides/**" is a pattern that is not supported.', '"guides/*"'],
    ["guides/*.mdx", '"guides/*.mdx" is a pattern that is not supported.', '"guides/*"'],
  ])("is told of at %s", async (entry, what, hint) => {
    const { text } = await read({ pages: ["index", entry] }, { ...GUIDES, "snippets/a.mdx": "Hi." });
    expect(text).toContain(`docs.json:7:`);
    expect(text).toContain(what);
    expect(text).toContain(hint);
  });

  it("is told of if nothing is left in it, or a page is named without brackets", async () => {
    const { text } = await read({ pages: ["a/one", "a/*"] }, { "a/one.mdx": page() });
    expect(text).toContain('The folder "a" has no other pages to list.');
    const named = await read({ groups: [{ group: "A", pages: "a/one" }] }, { "a/one.mdx": page() });
    expect(named.text).toContain('To list the page: "pages": ["a/one"].');
  });

  it("has new pages in the preview, loses removed ones, and follows their order", async () => {
    const settings = { navigation: { groups: [{ group: "Guides", pages: "guides/*" }] } };
    const root = writeProject({ settings, files: { "guides/a.mdx": page(), "guides/c.mdx": page() } });
    const preview = await createPreview({ root, options: PLAIN_OPTIONS, tell: () => {} });
    const links = async () => {
      const answer = await preview.files.find("guides/c/index.html");
      const html = Buffer.from(answer?.bytes ?? []).toString();
      const sidebar = /<nav[^>]*id="sidebar[\s\S]*?<\/nav>/.exec(html)?.[0] ?? "";
      return Array.from(sidebar.matchAll(/href="\/guides\/(\w)\/"/g), ([, name]) => name).join("");
    };
    const edit = async (file: string, text: string | null) => {
      if (text === null) rmSync(join(root, file));
      else writeFileSync(join(root, file), text);
      await preview.change([file]);
      return links();
    };
    expect(await links()).toBe("ac");
    expect(await edit("guides/b.mdx", page())).toBe("abc");
    expect(await edit("guides/c.mdx", page("order: 1\n"))).toBe("cab");
    expect(await edit("guides/a.mdx", null)).toBe("cb");
  });
});
