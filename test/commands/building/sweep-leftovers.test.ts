// What a killed build leaves beside its output is not read as pages, and goes after a day.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sweepLeftovers } from "../../../src/commands/building/sweep-leftovers.js";
import { buildSite } from "../../build-site.js";
import { withProject } from "../../site/with-project.js";

test("is no part of the site", async () => {
  const files = {
    "dist.next-7/guide.mdx": "Guide.\n",
    "dist.old-7/index.md": "Old.\n",
    "dist.notes-7.texts": "Notes.",
  };
  const pages = await withProject({ files }, async (root) => {
    const { site } = await buildSite(root);
    return [...(site?.pages.keys() ?? []), ...(site?.files.map(({ file }) => file) ?? [])];
  });
  expect(pages).toEqual(["index"]);
});

test("goes after a day, and nothing else does", () => {
  const folder = mkdtempSync(join(tmpdir(), "docsgen-sweep-"));
  const [leftovers, others] = [
    ["dist.next-12", "dist.old-12", "dist.notes-12.texts"],
    ["dist", "dist.next-new", "dist.notes", "dist2.next-12", "guide.mdx"],
  ];
  for (const name of [...leftovers, ...others]) {
    if (name.includes("notes") || name.endsWith(".mdx")) writeFileSync(join(folder, name), "x");
    else mkdirSync(join(folder, name));
  }
  sweepLeftovers(join(folder, "dist"));
  expect(readdirSync(folder).sort()).toEqual([...leftovers, ...others].sort());
  const longAgo = new Date(Date.now() - 25 * 60 * 60 * 1000);
  for (const name of [...leftovers, ...others]) utimesSync(join(folder, name), longAgo, longAgo);
  sweepLeftovers(join(folder, "dist"));
  expect(readdirSync(folder).sort()).toEqual([...others].sort());
  rmSync(folder, { recursive: true, force: true });
});
