import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));

const turns = readFileSync(`${root}test/worst-turns.txt`, "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => new RegExp(line, "gmu"));

function filesOf(folder: string, name: RegExp): string[] {
  return readdirSync(`${root}${folder}`, { recursive: true, encoding: "utf8" })
    .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
    .filter((file) => name.test(file));
}

/** Prose of a page: fenced code, comments and code in text are left out. */
function proseOf(page: string): string[] {
  const withoutFences = page.replace(/^ *(`{3,4})[^\n]*\n[\s\S]*?^ *\1 *$/gm, "");
  return [withoutFences.replace(/`[^`\n]*`/g, "`x`").replace(/\{\/\*.*?\*\/\}/g, "")];
}

/** Literals of a module that are sentences. Comments are left out. */
function textsOf(module: string): string[] {
  return module
    .split("\n")
    .filter((line) => !/^\s*(?:\/\/|\*|\/\*|import )/.test(line))
    .flatMap((line) => [...line.matchAll(/"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)])
    .map(([, double, single, template]) => double ?? single ?? template ?? "")
    .filter((text) => text.includes(" "));
}

/** The sentences in which a source file says what it owns. */
function openingOf(module: string): string[] {
  const [lines = ""] = /^(?:\/\/.*\n)+/.exec(module) ?? [];
  return [lines.replace(/\n?\/\/ ?/g, " ").trim()];
}

function turnsIn(files: readonly string[], textsIn: (text: string) => string[]): string[] {
  return files.flatMap((file) =>
    textsIn(readFileSync(`${root}${file}`, "utf8")).flatMap((text) =>
      turns.flatMap((turn) =>
        [...text.matchAll(turn)].map(
          ({ index, 0: found }) => `${file}: "${found}" in: ${text.slice(Math.max(0, index - 40), index + 80)}`,
        ),
      ),
    ),
  );
}

it("has no worst turns in the documentation", () => {
  const pages = filesOf("docs", /^(?!docs\/(?:\.|dist|changelog)).*\.mdx$/);
  expect(turnsIn([...pages, "README.md", "CONTRIBUTING.md", "SECURITY.md"], proseOf)).toEqual([]);
});

it("has no worst turns in the texts of commands and messages", () => {
  expect(turnsIn(filesOf("src", /\.tsx?$/), textsOf)).toEqual([]);
});

it("has no worst turns in what source files say of themselves", () => {
  // Its first comment has figures of a benchmark.
  const files = filesOf("src", /\.tsx?$/).filter((file) => !file.endsWith("search/query/ranking.ts"));
  expect(turnsIn(files, openingOf)).toEqual([]);
});
