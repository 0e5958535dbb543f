// What a build of a project that did not change takes over: `build-incrementally.test.ts` has what one that changed does.
import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { PLAIN_FLAGS } from "../build-site.js";
import { build } from "./bundled-build.js";
import { type RebuildProject, rebuildProject, settled } from "./rebuilt-project.js";

const PROJECT = {
  "docs.json": JSON.stringify({ theme: "mint", name: "Again", navigation: { pages: ["index", "guide"] } }),
  "index.mdx": '---\ntitle: Start\n---\nimport Note from "/snippets/note.mdx";\n\n<Note />\n\n[Gone](/nowhere)\n',
  "guide.mdx": "---\ntitle: Guide\n---\n## Use\n\nRead on.\n\n```js\nlet a = 1;\n```\n",
  "snippets/note.mdx": "Mind the gap.\n",
};

let project: RebuildProject;
let caches = "";
beforeEach(async () => {
  project = rebuildProject(PROJECT);
  caches = join(project.work, "site/.docsgen/cache/builds");
  await settled();
});
afterEach(() => project.remove());

const run = () => project.run("out");
const inode = () => statSync(join(project.work, "out/index.html")).ino;

test("A second build of the same files writes nothing and tells the same problems", async () => {
  expect(await run()).toBe(0);
  const [first, before] = [project.said(), inode()];
  expect(await run()).toBe(0);
  expect(project.said()).toBe(first);
  expect(first).toContain("/nowhere");
  expect(inode()).toBe(before);
});

test("Nor where an assistant has kept something beside the cache", async () => {
  expect(await run()).toBe(0);
  const before = inode();
  project.write(".docsgen/assistant.db", "questions");
  expect(await run()).toBe(0);
  expect(inode()).toBe(before);
});

test("Nor where a page has code that runs in the browser", async () => {
  const counter = (number: number) =>
    project.write(
      "snippets/counter.jsx",
      `export const Counter = () => <button onClick={() => alert(${number})}>More</button>;\n`,
    );
  counter(1);
  project.write("guide.mdx", 'import { Counter } from "/snippets/counter.jsx";\n\n<Counter />\n');
  await settled();
  expect(await run()).toBe(0);
  expect(existsSync(join(project.work, "out/_docsgen/islands"))).toBe(true);
  const page = () => readFileSync(join(project.work, "out/guide/index.html"), "utf8");
  const states = () => readdirSync(caches).map((name) => `${name} ${statSync(join(caches, name)).mtimeMs}`);
  const [before, text, kept] = [inode(), page(), states()];
  expect(await run()).toBe(0);
  expect(inode()).toBe(before);
  expect(states()).toEqual(kept);
  counter(2);
  expect(await run()).toBe(0);
  expect(page()).not.toBe(text);
});

test.each([
  ["a page of the same length", "guide.mdx", PROJECT["guide.mdx"].replace("on", "up")],
  ["a new static file", "robots.txt", "User-agent: *\n"],
])("After two builds a change of %s gives what a build from nothing gives", async (_, file, text) => {
  await run();
  await run();
  project.write(file, text);
  await project.expectSameAsCold();
});

test("What was remembered is not believed when it is damaged", async () => {
  await run();
  for (const name of readdirSync(caches)) writeFileSync(join(caches, name), '{"project": "');
  const before = project.files("out");
  expect(await run()).toBe(0);
  expect(project.files("out")).toEqual(before);
});

test("Without the cache every build writes, and nothing is kept", async () => {
  await project.run("out", { cache: false });
  const before = inode();
  await project.run("out", { cache: false });
  expect(existsSync(join(project.work, "site/.docsgen"))).toBe(false);
  expect(inode()).not.toBe(before);
});

test("Warnings that were remembered fail a strict build", async () => {
  expect(await run()).toBe(0);
  expect(await project.run("out", { strict: true })).toBe(1);
});

test("A copy of a project elsewhere is built by itself", async () => {
  await run();
  const [copy, out] = [join(project.work, "copy"), join(project.work, "copied")];
  cpSync(join(project.work, "site"), copy, { recursive: true });
  expect(await build(copy, { ...PLAIN_FLAGS, cache: true, out })).toBe(0);
  expect(project.files("copied")).toEqual(project.files("out"));
});
