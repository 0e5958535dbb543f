import {
  cpSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { filesIn } from "../temporary-folder.js";
import { type RebuildProject, rebuildProject, settled } from "./rebuilt-project.js";

const PROJECT = filesIn(new URL("./build-incrementally/", import.meta.url));
const CONFIG = JSON.parse(PROJECT["docs.json"] ?? "");
const TABS: readonly { readonly tab: string }[] = CONFIG.navigation.tabs;

let project: RebuildProject;
let work = "";
beforeEach(async () => {
  project = rebuildProject(PROJECT);
  work = project.work;
  relink("linked.mdx", "notes/linked.mdx");
  await settled();
  await project.run("out");
});
afterEach(() => {
  vi.unstubAllEnvs();
  project.remove();
});

const DEEP = { recursive: true };

type Change = readonly [what: string, change: () => void];

const EDITS: readonly Change[] = [
  ["nothing but a time", () => write("guide/install.mdx", PROJECT["guide/install.mdx"] ?? "")],
  ["the text of a page", () => write("guide/more.mdx", "---\ntitle: More\ndescription: Even more\n---\nLess of it.\n")],
  ["a heading that is linked to", () => edit("guide/use.mdx", "## First", "## Second")],
  ["a heading more", () => edit("guide/install.mdx", "## First", "## Zero\n\nNone.\n\n## First")],
  ["a new link", () => edit("outside.mdx", "In no", "[Sesame](/guide/install#first) in no")],
  ["the words of a link", () => edit("guide/use.mdx", "[On](install)", "[Sesame](install)")],
  ["a link taken away", () => edit("guide/use.mdx", "[away](../other/first)", "away")],
  ["words to find it by", () => edit("guide/install.mdx", "description: How", "keywords: [sesame]\ndescription: How")],
  ["the language of pages", () => config({ navigation: { languages: [{ language: "de", tabs: TABS }] } })],
  ["a title", () => edit("guide/install.mdx", "title: Install", "title: Set up")],
  ["the title of a related page", () => edit("other/first.mdx", "First of others", "The first")],
  ["a description", () => edit("guide/more.mdx", "Even more", "Less")],
  ["an icon", () => edit("guide/use.mdx", "icon: star", "icon: moon")],
  ["a page that hides", () => edit("guide/more.mdx", "title: More", "title: More\nhidden: true")],
  ["an update", () => edit("other/first.mdx", "News", "Other news")],
  ["a snippet", () => write("snippets/note.mdx", "Mind the **step**.\n")],
  ["a component", () => write("components/Mark.jsx", "export default () => <b>Two</b>;\n")],
  ["a slot", () => write("slots/footer.jsx", "export default ({ site }) => <small>{site.name}</small>;\n")],
  ["a new slot", () => write("slots/notFound.jsx", "export default () => <b onClick={() => {}}>Lost</b>;\n")],
  ["a lost slot", () => rmSync(join(work, "site/slots/footer.jsx"))],
  ["a lost component", () => rmSync(join(work, "site/components/Mark.jsx"))],
  ["a component in place of ours", () => write("components/Update.jsx", "export default () => <b>News</b>;\n")],
  ["a lost snippet", () => rmSync(join(work, "site/snippets/note.mdx"))],
  ["what a link leads to", () => edit("notes/linked.mdx", "Linked", "Joined")],
  ["where a link leads", () => relink("linked.mdx", "notes/other.mdx")],
  ["a link to a folder", () => relink("again", "images")],
  ["an image", () => edit("images/map.svg", "/>", "><path/></svg>")],
  ["the size of an image", () => edit("images/map.svg", "/>", ' width="30" height="20"/>')],
  ["a lost image", () => rmSync(join(work, "site/images/map.svg"))],
  ["a new page", () => write("guide/new.mdx", "---\ntitle: New\n---\nNew.\n")],
  ["a page that a link was waiting for", () => write("later.mdx", "---\ntitle: Later\n---\nHere.\n")],
  ["a page taken away", () => rmSync(join(work, "site/guide/use.mdx"))],
  ["a page where a folder was", () => write("guide.mdx", "---\ntitle: Guide\n---\nShort.\n")],
  ["a file of a page's name", () => write("guide/more.md.txt", "more")],
  ["a file instead of a page's twin", () => write("404.html", "<p>Own</p>")],
  ["an API", () => edit("api.json", "List things", "All things")],
  ["a new operation", () => edit("api.json", '"/things"', '"/other":{"get":{"responses":{}}},"/things"')],
  ["the address of an operation", () => edit("api.json", '"summary": "List things",', "")],
  ["a style sheet", () => write("own.css", ".own { color: red }")],
  ["a script", () => write("own.js", "window.own = 1;")],
  ["where a page leads that is a link", () => edit("away.mdx", "away.example", "off.example")],
  ["a page of another name", () => renameSync(join(work, "site/guide/more.mdx"), join(work, "site/guide/most.mdx"))],
  ["a page outside the navigation", () => edit("outside.mdx", "Outside", "Far outside")],
  ["classes that no page had", () => edit("guide/more.mdx", "More of it.", '<div className="mt-4">More</div>')],
  ["a component that no page had", () => edit("guide/more.mdx", "More of it.", "<Badge>More</Badge>")],
  ["the last use of a component", () => edit("other/first.mdx", '<Update label="March 2026">News</Update>', "News")],
  ["an expression", () => edit("guide/more.mdx", "More of it.", "{1 + 1} of it")],
  ["code", () => edit("guide/install.mdx", "let a;", "let b = 1;")],
  ["a variable", () => config({ variables: { product: "Parts" } })],
  ["a variable in a title", () => config({ variables: { part: "cog" } })],
  ["a broken file of the output", () => writeFileSync(join(work, "out/guide/use/index.html"), "broken")],
  ["a lost file of the output", () => rmSync(join(work, "out/guide/use.md"))],
  ["a strange file in the output", () => writeFileSync(join(work, "out/guide/strange.txt"), "strange")],
  ["a strange folder in the output", () => cpSync(join(work, "out/images"), join(work, "out/guide/use/strange"), DEEP)],
  ["a lost folder of the output", () => rmSync(join(work, "out/guide/use"), DEEP)],
];

describe("A build after a change gives what a build from nothing gives", () => {
  test.each(EDITS)("of %s", async (_, change) => {
    change();
    await expectSameAsCold();
  });

  test("of everything in turn, in both directions", async () => {
    for (const [, change] of EDITS.slice(0, 14)) {
      change();
      await settled();
      await project.run("out");
    }
    for (const [file, text] of Object.entries(PROJECT)) write(file, text);
    await expectSameAsCold();
  });
});

test("A page whose code asks for the time is drawn again when that changed, and no other", async () => {
  vi.stubEnv("SOURCE_DATE_EPOCH", "1000000000");
  edit("guide/more.mdx", "More of it.", "© {new Date().getFullYear()}");
  edit("guide/all.mdx", "Everything.", "import { Year } from '/snippets/year.jsx'\n\n<Year />");
  edit("other/second.mdx", "[Gone](/nowhere)", "{Math.random()}");
  write("snippets/year.jsx", "const year = new Date().getFullYear()\nexport const Year = () => <b>Since {year}</b>;\n");
  await expectSameAsCold();
  expect(drawn("guide/more/index.html")).toContain("© 2001");
  expect(drawn("guide/all/index.html")).toContain("Since 2001");
  const others = ["guide/install/index.html", "other/second/index.html"];
  const before = others.map(inode);
  vi.stubEnv("SOURCE_DATE_EPOCH", "1500000000");
  await expectSameAsCold();
  expect(drawn("guide/more/index.html")).toContain("© 2017");
  expect(drawn("guide/all/index.html")).toContain("Since 2017");
  expect(others.map(inode)).toEqual(before);
});

test("An operation whose page becomes closed leaves the served description", async () => {
  config({ api: { openapi: "api.json" }, navigation: { pages: ["index", "guide/use"] } });
  edit("guide/use.mdx", "icon: star", "openapi: GET /things");
  await expectSameAsCold();
  expect(drawn("api.json")).toContain("List things");
  edit("guide/use.mdx", "openapi", "groups: [staff]\nopenapi");
  await expectSameAsCold();
  expect(drawn("api.json")).not.toContain("List things");
});

test("A time that is none ends the build", async () => {
  vi.stubEnv("SOURCE_DATE_EPOCH", "today");
  await expect(project.run("out")).rejects.toThrow('SOURCE_DATE_EPOCH is not a valid time: "today".');
});

test("What did not change is not written", async () => {
  const before = [inode("guide/install/index.html"), inode("guide/install.md"), inode("images/map.svg")];
  edit("guide/more.mdx", "More of it", "Less of it");
  await settled();
  const changed = inode("guide/more/index.html");
  await project.run("out");
  expect([inode("guide/install/index.html"), inode("guide/install.md"), inode("images/map.svg")]).toEqual(before);
  expect(inode("guide/more/index.html")).not.toBe(changed);
});

test("A build that fails leaves the last output, and the one after takes over what it can", async () => {
  const good = project.files("out");
  edit("guide/more.mdx", "More of it", "Less of it");
  await settled();
  expect(await project.run("out", { strict: true })).toBe(1);
  expect(project.files("out")).toEqual(good);
  expect(readdirSync(work).sort()).toEqual(["out", "site"]);
  await expectSameAsCold();
});

test("What docs.json includes is looked at again when it changed, and its warnings are told every time", async () => {
  config({ footer: { $ref: "./parts/footer.json" }, oddity: 1 });
  write("parts/footer.json", '{ "socials": { "x": "https://x.com/parts" } }');
  await expectSameAsCold();
  edit("guide/more.mdx", "More of it", "Less of it");
  await expectSameAsCold();
  expect(project.said()).toContain('Unknown setting "oddity"');
  edit("parts/footer.json", "x.com/parts", "x.com/others");
  await expectSameAsCold();
  rmSync(join(work, "site/parts/footer.json"));
  await expectSameAsCold();
  write("parts/footer.json", "{}");
  await expectSameAsCold();
});

test("Links of pages that did not change are judged by what they lead to now", async () => {
  edit("other/second.mdx", "[Gone](/nowhere)", "[Gone](/nowhere) and [late](/guide/more#late)");
  await expectSameAsCold();
  edit("guide/install.mdx", "Text with", "Words with");
  await expectSameAsCold();
  expect(project.said()).toContain('"/nowhere" does not match any page');
  expect(project.said()).toContain('"#late"');
  edit("guide/more.mdx", "More of it.", "## Late\n\nMore of it.");
  await expectSameAsCold();
  expect(project.said()).not.toContain('"#late"');
  edit("guide/more.mdx", "## Late", "## Early");
  await expectSameAsCold();
  config({ redirects: [{ source: "/nowhere", destination: "/guide/use" }] });
  await expectSameAsCold();
  expect(project.said()).not.toContain('"/nowhere" does not match any page');
});

test("Links that spell an anchor otherwise lead to what their page calls it now", async () => {
  edit("other/second.mdx", "[Gone](/nowhere)", "[Late](/guide/more#LATE_one) and [first](/guide/use#First)");
  await expectSameAsCold();
  const hrefs = () => [
    ...readFileSync(join(work, "out/other/second/index.html"), "utf8").matchAll(/"(\/guide[^"]*#.*?)"/g),
  ];
  const led = () => hrefs().map(([, href]) => href);
  expect(led()).toEqual(["/guide/more/#LATE_one", "/guide/use/#first"]);
  edit("guide/more.mdx", "More of it.", "## Late one\n\nMore of it.");
  await expectSameAsCold();
  expect(led()).toEqual(["/guide/more/#late-one", "/guide/use/#first"]);
  const kept = inode("other/second/index.html");
  edit("guide/install.mdx", "Text with", "Words with");
  await expectSameAsCold();
  expect(inode("other/second/index.html")).toBe(kept);
  edit("guide/more.mdx", "## Late one", "## Lateone");
  await expectSameAsCold();
  expect(led()).toEqual(["/guide/more/#lateone", "/guide/use/#first"]);
  edit("guide/more.mdx", "## Lateone", "## Early");
  await expectSameAsCold();
  expect(led()).toEqual(["/guide/more/#LATE_one", "/guide/use/#first"]);
  config({ navbar: { links: [{ label: "First", href: "/guide/use#FIRST" }] } });
  await expectSameAsCold();
  edit("guide/use.mdx", "## First", "## F irst");
  await expectSameAsCold();
  expect(led()).toContain("/guide/use/#f-irst");
});

test("What was kept is not used where a file is lost, damaged or changed by others", async () => {
  const folder = join(work, "site/.docsgen/cache/builds");
  const lose = (file: string) => rmSync(file);
  const empty = (file: string) => writeFileSync(file, "");
  const change = (file: string) =>
    writeFileSync(file, readFileSync(file, "latin1").replaceAll("e", "i").replaceAll("0", "1"), "latin1");
  for (const [ending, spoil] of [
    [".notes", lose],
    [".facts", change],
    [".texts", change],
    [".index", change],
    [".pages.json", change],
    [".json", empty],
    [".out", lose],
  ] as const) {
    const kept = readdirSync(folder).filter((name) => name.endsWith(ending));
    expect(kept).not.toEqual([]);
    for (const name of kept) spoil(join(folder, name));
    write("guide/more.mdx", `${readFileSync(join(work, "site/guide/more.mdx"), "utf8")}\nSpoilt.\n`);
    await expectSameAsCold();
  }
});

test.each([
  ["is lost", (file: string) => rmSync(file)],
  ["is cut short", (file: string) => truncateSync(file, statSync(file).size >> 1)],
  ["is another", (file: string) => writeFileSync(file, readFileSync(file, "latin1").replaceAll("e", "i"), "latin1")],
])("Articles are drawn again where a file with them %s", async (_, spoil) => {
  for (const file of articleFiles()) {
    spoil(file);
    config({ variables: { product: file } });
    await expectSameAsCold();
  }
  expect(articleFiles()).not.toEqual([]);
});

test("An article that another run drew meanwhile is taken over, and what search has of it is made anew", async () => {
  write("guide/more.mdx", "---\ntitle: More\n---\nsesame\n");
  await settled();
  expect(await project.run("other")).toBe(0);
  const before = articleFiles().map((file) => statSync(file).mtimeMs);
  await expectSameAsCold();
  expect(articleFiles().map((file) => statSync(file).mtimeMs)).toEqual(before);
});

test("Without a cache that can be written, the site is built, and a warning says why it takes long", async () => {
  const folder = join(work, "site/.docsgen/cache/builds");
  rmSync(folder, { recursive: true });
  writeFileSync(folder, "");
  expect(await project.run("out")).toBe(0);
  expect(project.said()).toContain("Warning: The cache cannot be written (");
  rmSync(folder);
  await settled();
  expect(await project.run("out")).toBe(0);
  expect(project.said()).not.toContain("The cache cannot be written");
});

test("Where only the frame changed, articles and what search has of them are those of the last build", async () => {
  const folder = join(work, "site/.docsgen/cache/builds");
  const kept = () => [...readdirSync(folder).filter((name) => name.endsWith(".notes")), ...articleFiles()];
  const before = kept();
  config({ name: "Other" });
  await expectSameAsCold();
  expect(before).toHaveLength(3);
  expect(kept()).toEqual(before);
});

test("Notes that no page needs are not kept, whatever came before", async () => {
  for (const text of ["one", "two", "three", "four"]) {
    write("guide/more.mdx", `---\ntitle: More\n---\n${text}\n`);
    await settled();
    await project.run("out");
  }
  const folder = join(work, "site/.docsgen/cache/builds");
  // The first build's, and the last one's on the page that changed.
  expect(readdirSync(folder).filter((name) => name.endsWith(".notes"))).toHaveLength(2);
  expect(articleFiles()).toHaveLength(3);
  expect(readdirSync(work).sort()).toEqual(["out", "site"]);
});

function expectSameAsCold(): Promise<void> {
  return project.expectSameAsCold();
}

/** The index of the articles, and the files with them. */
function articleFiles(): string[] {
  const results = join(work, "site/.docsgen/cache/results");
  const [version = ""] = readdirSync(results);
  const folder = join(results, version, "articles");
  return readdirSync(folder).map((name) => join(folder, name));
}

function write(file: string, text: string): void {
  project.write(file, text);
}

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(join(work, "site", file), "utf8");
  if (!text.includes(from)) throw new Error(`"${file}" does not hold "${from}".`);
  write(file, text.replace(from, to));
}

function relink(file: string, to: string): void {
  rmSync(join(work, "site", file), { force: true });
  symlinkSync(to, join(work, "site", file));
}

function config(settings: Readonly<Record<string, unknown>>): void {
  write("docs.json", JSON.stringify({ ...CONFIG, ...settings }));
}

function inode(file: string): number {
  return statSync(join(work, "out", file)).ino;
}

function drawn(file: string): string {
  return readFileSync(join(work, "out", file), "utf8");
}
