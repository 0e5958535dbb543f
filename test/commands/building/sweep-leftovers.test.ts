// What a killed build leaves beside its output is not read as pages, and goes when its process is gone.
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sweepLeftovers } from "../../../src/commands/building/forget.js";
import { workFolders } from "../../../src/emit/work-folders.js";
import { buildProject } from "../../site/write-project.js";
import { temporaryFolder } from "../../temporary-folder.js";

test("is no part of the site", async () => {
  const files = { "dist.next-7/guide.mdx": "Guide.\n", "dist.old-7/index.md": "Old.\n", "dist.notes-7.texts": "N." };
  const { site } = await buildProject({ files });
  expect([...(site?.pages.keys() ?? []), ...(site?.files.map(({ file }) => file) ?? [])]).toEqual(["index"]);
});

test("goes when its process is gone or after a day, and nothing else does", () => {
  const folder = temporaryFolder();
  const gone = spawnSync(process.execPath, ["-e", ""]).pid;
  const ofGone = [`dist.next-${gone}`, `dist.old-${gone}`, `dist.notes-${gone}.texts`, `dist.zip.next-${gone}`];
  const ofLiving = [`dist.next-${process.pid}`, `dist.notes-${process.pid}.texts`, "dist.lock-5f0c"];
  const others = ["dist", "dist.next-new", "dist.notes", `dist2.next-${gone}`, "guide.mdx"];
  for (const name of [...ofGone, ...ofLiving, ...others]) {
    if (name.includes("notes") || name.endsWith(".mdx")) writeFileSync(join(folder, name), "x");
    else mkdirSync(join(folder, name));
  }
  sweepLeftovers(join(folder, "dist"));
  expect(readdirSync(folder).sort()).toEqual([...ofLiving, ...others].sort());
  const longAgo = new Date(Date.now() - 25 * 60 * 60 * 1000);
  for (const name of [...ofLiving, ...others]) utimesSync(join(folder, name), longAgo, longAgo);
  sweepLeftovers(join(folder, "dist"));
  expect(readdirSync(folder).sort()).toEqual([...others].sort());
});

test("is ignored by git in a new project", () => {
  const patterns = readFileSync("templates/project/_gitignore", "utf8").split("\n");
  const ignores = (wanted: string) =>
    patterns.some((each) => each === wanted || (each.endsWith("*") && wanted.startsWith(each.slice(0, -1))));
  expect(workFolders("dist").filter((each) => !ignores(each))).toEqual([]);
});
