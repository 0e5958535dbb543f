import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { leavingOf, putTogether } from "../../src/emit/merge-tree.js";
import { filesIn, folderOfEachTest, writeFiles } from "../temporary-folder.js";

const work = folderOfEachTest();
function merge(staying: readonly string[], leaving: Iterable<string>): void {
  const folders = { next: join(work(), "next"), out: join(work(), "out"), aside: join(work(), "aside") };
  putTogether({ ...folders, leaving: leavingOf(leaving, new Set(staying)) });
}

const write = (files: Readonly<Record<string, string>>) => writeFiles(work(), files);
const out = () => filesIn(pathToFileURL(`${work()}/out/`));

it("New files are put among those that stay, and folders that hold nothing go", () => {
  write({ "out/a/stays": "1", "out/a/changes": "old", "out/b/c/goes": "3", "out/d/goes": "4", "out/d/stays": "5" });
  write({ "next/a/changes": "new", "next/e/f/comes": "6" });
  merge(["a/stays", "a/changes", "d/stays", "e/f/comes"], ["b/c/goes", "d/goes"]);
  expect(out()).toEqual({ "a/stays": "1", "a/changes": "new", "d/stays": "5", "e/f/comes": "6" });
  expect(existsSync(join(work(), "out/b"))).toBe(false);
  expect(readdirSync(work()).sort()).toEqual(["next", "out"]);
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
  expect(readdirSync(work()).sort()).toEqual(["next", "out"]);
});
