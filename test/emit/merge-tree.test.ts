import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { leavingOf, putTogether } from "../../src/emit/merge-tree.js";
import { temporaryFolder, writeFiles } from "../temporary-folder.js";

let work = "";
beforeEach(() => {
  work = temporaryFolder();
});

function merge(staying: readonly string[], leaving: Iterable<string>): void {
  const [next, out, aside] = ["next", "out", "aside"].map((name) => join(work, name));
  putTogether({
    next: next ?? "",
    out: out ?? "",
    aside: aside ?? "",
    leaving: leavingOf(leaving, new Set(staying)),
  });
}

function write(files: Readonly<Record<string, string>>): void {
  writeFiles(work, files);
}

function out(): Record<string, string> {
  const names = readdirSync(join(work, "out"), { recursive: true, withFileTypes: true }).filter((each) =>
    each.isFile(),
  );
  const paths = names.map((each) => join(each.parentPath, each.name)).sort();
  return Object.fromEntries(
    paths.map((path) => [path.slice(join(work, "out").length + 1), readFileSync(path, "utf8")]),
  );
}

it("New files are put among those that stay, and folders that hold nothing go", () => {
  write({ "out/a/stays": "1", "out/a/changes": "old", "out/b/c/goes": "3", "out/d/goes": "4", "out/d/stays": "5" });
  write({ "next/a/changes": "new", "next/e/f/comes": "6" });
  merge(["a/stays", "a/changes", "d/stays", "e/f/comes"], ["b/c/goes", "d/goes"]);
  expect(out()).toEqual({ "a/stays": "1", "a/changes": "new", "d/stays": "5", "e/f/comes": "6" });
  expect(existsSync(join(work, "out/b"))).toBe(false);
  expect(readdirSync(work).sort()).toEqual(["next", "out"]);
});

it("A folder may come where a file was, and a file where a folder was", () => {
  write({ "out/guide": "file", "out/more/index.html": "folder" });
  write({ "next/guide/index.html": "folder", "next/more": "file" });
  merge(["guide/index.html", "more"], ["guide", "more/index.html"]);
  expect(out()).toEqual({ "guide/index.html": "folder", more: "file" });
});

it("Where it breaks off, all is as it was", () => {
  const before = { a: "old", "b/goes": "2" };
  write({ "out/a": "old", "out/b/goes": "2", "next/a": "new", "next/c/comes": "3" });
  const breaking = function* () {
    yield "b/goes";
    throw new Error("no ink");
  };
  expect(() => merge(["a", "c/comes"], breaking())).toThrow("no ink");
  expect(out()).toEqual(before);
  expect(readdirSync(work).sort()).toEqual(["next", "out"]);
});
