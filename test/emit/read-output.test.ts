import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { foldersAround } from "../../src/emit/merge-tree.js";
import { isSameOutput, type OutputStates, readOutput } from "../../src/emit/read-output.js";
import { temporaryFolder } from "../temporary-folder.js";

let out = "";
beforeEach(() => {
  out = temporaryFolder();
  mkdirSync(join(out, "a/b"), { recursive: true });
  for (const file of ["index.html", "a/index.html", "a/b/index.html", "a/b/other.md"]) write(file, file);
});

function write(file: string, text: string): void {
  writeFileSync(join(out, file), text);
}

function read(before: OutputStates | null = null): OutputStates {
  const states = readOutput(out, before);
  if (states === null) throw new Error("The output has no states.");
  return states;
}

it("gives the state of every file and folder", () => {
  const { files, folders } = read();
  expect([...files.keys()].sort()).toEqual(["a/b/index.html", "a/b/other.md", "a/index.html", "index.html"]);
  expect([...folders.keys()]).toEqual(["", "a", "a/b"]);
});

it("gives the same again where nothing changed, known or not", () => {
  const before = read();
  expect(read(before)).toEqual(before);
  expect(isSameOutput(read(before), before)).toBe(true);
});

it.each<[what: string, change: () => void]>([
  ["a file written in its place", () => write("a/b/index.html", "other")],
  ["a new file", () => write("a/b/new.html", "new")],
  ["a file that is gone", () => rmSync(join(out, "a/b/other.md"))],
  ["a file of another name", () => renameSync(join(out, "a/b/other.md"), join(out, "a/b/another.md"))],
  ["a folder that is gone", () => rmSync(join(out, "a/b"), { recursive: true })],
])("sees %s", (_, change) => {
  const before = read();
  change();
  const now = read(before);
  expect(isSameOutput(now, before)).toBe(false);
  expect(now).toEqual(read());
});

it("gives none where the folder is missing or holds a link", () => {
  const before = read();
  symlinkSync("index.html", join(out, "a/link.html"));
  expect(readOutput(out, before)).toBe(null);
  expect(readOutput(join(out, "missing"), before)).toBe(null);
});

it("knows folders as they are found around files", () => {
  expect([...foldersAround(["x.html", "a/b/c.html", "a/d.html", "e/f.html"])]).toEqual(["a/b", "a", "e"]);
});
