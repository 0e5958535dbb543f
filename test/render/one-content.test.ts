import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { formsOfPages, missing, missingInOrder } from "./forms-of-pages.js";

const ROOT = join(import.meta.dirname, "../..");
/** A folder with the documentation of others: `CORPORA=../shared/corpora` takes minutes. */
const CORPORA = process.env["CORPORA"] ?? "";

const foldersOf = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((each) =>
        each.isDirectory() ? join(folder, each.name) : [],
      )
    : [];
const projects = [
  ...["starter", "components", "languages"].map((name) => join(ROOT, "examples", name)),
  ...foldersOf(CORPORA),
].filter((folder) => ["docs.json", "mint.json"].some((name) => existsSync(join(folder, name))));

it.each(projects)(
  "what a page says is the same in every form: %s",
  async (root) => {
    const lost: object[] = [];
    for await (const { path, html, copy, passages } of formsOfPages(root)) {
      const inCopy = missingInOrder(html, copy);
      const inPassages = missing(copy, passages);
      if (inCopy.length + inPassages.length > 0) lost.push({ path, inCopy, inPassages });
    }
    expect(lost).toEqual([]);
  },
  600_000,
);
