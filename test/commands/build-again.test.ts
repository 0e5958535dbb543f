import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { build } from "../../src/commands/build.js";
import type { BuildFlags } from "../../src/commands/building/build-step.js";
import { temporaryFolder } from "../temporary-folder.js";

const FLAGS: BuildFlags = { parser: "native", cache: true, format: "text", offline: true, jobs: 1, quiet: true };
const CONFIG = {
  theme: "mint",
  name: "Again",
  colors: { primary: "#123456" },
  navigation: { pages: ["index", "guide"] },
};

let work = "";
let said = "";
beforeEach(async () => {
  work = temporaryFolder();
  said = "";
  vi.spyOn(process.stderr, "write").mockImplementation((text) => {
    said += String(text);
    return true;
  });
  mkdirSync(join(work, "site/snippets"), { recursive: true });
  write("docs.json", JSON.stringify(CONFIG));
  write(
    "index.mdx",
    '---\ntitle: Start\n---\nimport Note from "/snippets/note.mdx";\n\n<Note />\n\n[Gone](/nowhere)\n',
  );
  write("guide.mdx", "---\ntitle: Guide\n---\n## Use\n\nRead on.\n\n```js\nlet a = 1;\n```\n");
  write("snippets/note.mdx", "Mind the gap.\n");
  await settled();
});
afterEach(() => {
  vi.restoreAllMocks();
});

test("A second build of the same files writes nothing and tells the same problems", async () => {
  expect(await run()).toBe(0);
  const [first, before] = [said, statSync(join(work, "out/index.html")).ino];
  said = "";
  expect(await run()).toBe(0);
  expect(said).toBe(first);
  expect(first).toContain("/nowhere");
  expect(statSync(join(work, "out/index.html")).ino).toBe(before);
});

test("Nor where an assistant has kept something beside the cache", async () => {
  expect(await run()).toBe(0);
  const before = statSync(join(work, "out/index.html")).ino;
  write(".docsgen/assistant.db", "questions");
  expect(await run()).toBe(0);
  expect(statSync(join(work, "out/index.html")).ino).toBe(before);
});

test("Nor where a page has code that runs in the browser", async () => {
  write("snippets/counter.jsx", "export const Counter = () => <button onClick={() => alert(1)}>More</button>;\n");
  write("guide.mdx", 'import { Counter } from "/snippets/counter.jsx";\n\n<Counter />\n');
  await settled();
  expect(await run()).toBe(0);
  expect(existsSync(join(work, "out/_docsgen/islands"))).toBe(true);
  const before = statSync(join(work, "out/index.html")).ino;
  const text = readFileSync(join(work, "out/guide/index.html"), "utf8");
  const folder = join(work, "site/.docsgen/cache/builds");
  const states = () => readdirSync(folder).map((name) => `${name} ${statSync(join(folder, name)).mtimeMs}`);
  const kept = states();
  expect(await run()).toBe(0);
  expect(statSync(join(work, "out/index.html")).ino).toBe(before);
  expect(states()).toEqual(kept);
  write("snippets/counter.jsx", "export const Counter = () => <button onClick={() => alert(2)}>Less</button>;\n");
  expect(await run()).toBe(0);
  expect(readFileSync(join(work, "out/guide/index.html"), "utf8")).not.toBe(text);
});

test.each([
  ["a page", () => write("guide.mdx", "---\ntitle: Guide\n---\n## Used\n\nRead off.\n\n[Start](/#none)\n")],
  [
    "a page of the same length",
    () => write("guide.mdx", readFileSync(join(work, "site/guide.mdx"), "utf8").replace("on", "up")),
  ],
  ["the front matter of a page", () => write("guide.mdx", "---\ntitle: Manual\n---\nRead on.\n")],
  ["a snippet", () => write("snippets/note.mdx", "Mind the **step**.\n")],
  ["docs.json", () => write("docs.json", JSON.stringify({ ...CONFIG, name: "Other" }))],
  ["a new page", () => write("more.mdx", "# More\n")],
  ["a page taken away", () => rmSync(join(work, "site/guide.mdx"))],
  ["a new static file", () => write("robots.txt", "User-agent: *\n")],
  ["the output", () => writeFileSync(join(work, "out/guide/index.html"), "broken")],
  ["a lost file of the output", () => rmSync(join(work, "out/guide.md"))],
])("After a change of %s a build gives what a build from nothing gives", async (_, change) => {
  await run();
  await run();
  change();
  await settled();
  said = "";
  await run();
  const again = files(join(work, "out"));
  const words = said;
  said = "";
  await run({ cache: false });
  expect(files(join(work, "out"))).toEqual(again);
  expect(said).toBe(words);
});

test("What was remembered is not believed when it is damaged", async () => {
  await run();
  const folder = join(work, "site/.docsgen/cache/builds");
  for (const name of readdirSync(folder)) writeFileSync(join(folder, name), '{"project": "');
  const before = files(join(work, "out"));
  expect(await run()).toBe(0);
  expect(files(join(work, "out"))).toEqual(before);
});

test("Without the cache every build writes, and nothing is kept", async () => {
  await run({ cache: false });
  const before = statSync(join(work, "out/index.html")).ino;
  await run({ cache: false });
  expect(existsSync(join(work, "site/.docsgen"))).toBe(false);
  expect(statSync(join(work, "out/index.html")).ino).not.toBe(before);
});

test("Warnings that were remembered fail a strict build", async () => {
  expect(await run()).toBe(0);
  expect(await run({ strict: true })).toBe(1);
});

test("A copy of a project elsewhere is built by itself", async () => {
  await run();
  cpSync(join(work, "site"), join(work, "copy"), { recursive: true });
  expect(await build(join(work, "copy"), { ...FLAGS, out: join(work, "copied") })).toBe(0);
  expect(files(join(work, "copied"))).toEqual(files(join(work, "out")));
});

function run(flags: Partial<BuildFlags> = {}): Promise<number> {
  return build(join(work, "site"), { ...FLAGS, out: join(work, "out"), ...flags });
}

function write(file: string, text: string): void {
  writeFileSync(join(work, "site", file), text);
}

/** What changed just now is never remembered: it could change again without a trace. */
function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 30));
}

function files(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  const paths = names.map((each) => join(each.parentPath, each.name)).sort();
  return Object.fromEntries(
    paths.map((path) => [path.slice(folder.length), createHash("sha1").update(readFileSync(path)).digest("hex")]),
  );
}
