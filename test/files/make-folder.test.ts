import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeFolder } from "../../src/files/make-folder.js";
import { folderOfEachTest } from "../temporary-folder.js";

const folder = folderOfEachTest();
test("Git is told to leave alone what is docsgen's own, and nothing else", () => {
  makeFolder(join(folder(), "site/.docsgen/cache/builds"));
  expect(readFileSync(join(folder(), "site/.docsgen/.gitignore"), "utf8")).toBe("*\n");
  for (const other of ["site", "site/.docsgen/cache", "site/.docsgen/cache/builds"])
    expect(existsSync(join(folder(), other, ".gitignore")), other).toBe(false);
});

test("A folder that is there stays as its owner left it", () => {
  mkdirSync(join(folder(), ".docsgen"));
  makeFolder(join(folder(), ".docsgen/cache"));
  expect(existsSync(join(folder(), ".docsgen/.gitignore"))).toBe(false);
});

test("A file in the place of a folder is told of", () => {
  writeFileSync(join(folder(), "file"), "");
  for (const place of ["file", "file/within"]) expect(() => makeFolder(join(folder(), place))).toThrow("EEXIST");
});
