import { describe, expect, it } from "vitest";
import { toPagePath } from "../../../src/shared/page-path.js";
import { buildProject } from "../write-project.js";

const text = "---\ntitle: Page\n---\nText.\n";

/** Faults of a site with these files, of which the navigation lists some. */
async function faultsOf(names: readonly string[], pages: readonly string[]): Promise<string[]> {
  const files = Object.fromEntries(names.map((name) => [name, text]));
  const { problems } = await buildProject({ files, settings: { navigation: { pages: ["index", ...pages] } } });
  return problems.map(({ severity, place, what }) => `${severity} ${place?.file}: ${what}`);
}

describe("two files with one address", () => {
  const twice = '"two/index.mdx" and "two.mdx" have the same address, /two.';

  it.each([
    [["two", "two/index"], "error"],
    [["two"], "warning"],
    [["two/index"], "error"],
    [[], "warning"],
  ])("are told where the navigation lists %j", async (pages, severity) => {
    expect(await faultsOf(["two.mdx", "two/index.mdx"], pages)).toEqual([`${severity} two/index.mdx: ${twice}`]);
  });

  it("are told where only their endings differ, and the MDX is drawn", async () => {
    const files = { "guide/index.md": "# Old\n", "guide/index.mdx": "# New\n" };
    const built = await buildProject({ files, settings: { navigation: { pages: ["index", "guide/index"] } } });
    expect(built.text).toContain('"guide/index.md" and "guide/index.mdx" have the same address, /guide.');
    expect(built.problems.map(({ severity }) => severity)).toEqual(["warning"]);
    expect(await built.file("guide/index.html")).toContain(">New</h1>");
  });

  it("are told where only upper and lower case differ, and both are drawn", async () => {
    expect(await faultsOf(["Guide.mdx", "guide.mdx"], ["Guide", "guide"])).toEqual([
      'warning guide.mdx: The addresses of "guide.mdx" and "Guide.mdx" differ only in letter case.',
    ]);
  });

  it("are two pages where names differ in a sign", async () => {
    expect(await faultsOf(["a b.mdx", "a-b.mdx", "README.md"], ["a b", "a-b"])).toEqual([]);
  });
});

describe("a page in the place of something else", () => {
  it.each([
    ["index.html.mdx", "the index.html that docsgen generates", []],
    ["a.md.mdx", 'the Markdown copy of "a.mdx"', ["a.mdx"]],
    ["a/index.html.mdx", 'the HTML of "a.mdx"', ["a.mdx"]],
    ["a/index.html/b.mdx", 'the HTML of "a.mdx"', ["a.mdx"]],
    ["logo.png.mdx", 'the file "logo.png"', ["logo.png"]],
  ])("is told: %s", async (name, owner, others) => {
    const path = name.replace(".mdx", "");
    const listed = others.filter((other) => other.endsWith(".mdx")).map((other) => other.replace(".mdx", ""));
    expect(await faultsOf([name, ...others], [...new Set([toPagePath(path), ...listed])])).toEqual([
      `error ${name}: "${name}" cannot have the address /${path}: it is taken by ${owner}.`,
    ]);
  });

  it("is drawn where nothing is in its way", async () => {
    const ofBuilds = ["foo.html", "sitemap.xml", "llms.txt", "404", "404.html", "_docsgen", "search"];
    const names = [...ofBuilds, "v1.2/notes", "image.png"];
    const files = names.map((name) => `${name}.mdx`);
    expect(await faultsOf(files, names)).toEqual([]);
  });
});
