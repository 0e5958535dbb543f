import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { writtenStack } from "../../src/shared/stack-trace.js";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The line of a text, from 1, that holds some words, and the column where they begin. */
function placeOf(text: string, words: string): [number, number] {
  const before = text.slice(0, text.indexOf(words)).split("\n");
  return [before.length, (before.at(-1)?.length ?? 0) + 1];
}

/** The file in dist/ whose text holds some words, as stack traces name it, with their place. */
function bundledPlace(words: string): string {
  for (const file of ["cli.cjs", ...readdirSync(`${root}dist/chunks`).map((name) => `chunks/${name}`)]) {
    if (!/\.c?js$/.test(file)) continue;
    const text = readFileSync(`${root}dist/${file}`, "utf8");
    if (text.includes(words))
      return `${root}dist/${file.replace(/-\w+\.body\.js$/, ".js")}:${placeOf(text, words).join(":")}`;
  }
  throw new Error(`No bundle holds "${words}".`);
}

it.each([
  ["src/cli.ts", "This is a bug in docsgen."],
  ["src/site/place-site.ts", "There are no pages in this folder."],
  ["src/tools/migrate/make-new-site.ts", "Another page also has the address"],
])("names the line of %s for a place in its bundle", (file, words) => {
  const place = bundledPlace(words);
  const [line] = placeOf(readFileSync(root + file, "utf8"), words);
  const stack = writtenStack(`Error: x\n    at name (file://${place})\n    at ${place}\n    at node:fs:1:1`);
  expect(stack.replace(/:\d+(?=\)|\n)/g, ":_")).toBe(
    `Error: x\n    at name (${file}:${line}:_)\n    at ${file}:${line}:_\n    at node:fs:1:1`,
  );
});

it("leaves places of other files alone", () => {
  const stack = "Error: x\n    at f (/else/dist/a.js:1:2)";
  expect(writtenStack(stack)).toBe(stack);
});
