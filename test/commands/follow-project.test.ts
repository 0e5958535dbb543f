import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { fileStates, followProject } from "../../src/commands/follow-project.js";
import { temporaryFolder } from "../temporary-folder.js";

let root = "";

beforeEach(() => {
  root = temporaryFolder();
});

it("tells of what changed between the reading of a project and the first look of the watcher", async () => {
  mkdirSync(join(root, "images"));
  for (const file of ["same.mdx", "changed.mdx", "gone.mdx"]) writeFileSync(join(root, file), "Before.\n");
  const followed = { root, outFolder: "dist" };
  const statesRead = fileStates(followed);
  writeFileSync(join(root, "changed.mdx"), "After.\n");
  writeFileSync(join(root, "images/new.png"), "");
  rmSync(join(root, "gone.mdx"));
  mkdirSync(join(root, "dist"));
  writeFileSync(join(root, "dist/index.html"), "");
  writeFileSync(join(root, ".hidden"), "");
  const told = new Set<string>();
  const close = followProject({ ...followed, statesRead }, async (files) => {
    for (const file of files) told.add(file);
  });
  await expect.poll(() => [...told].sort(), { timeout: 10_000 }).toEqual(["changed.mdx", "gone.mdx", "images/new.png"]);
  await close();
});

it("follows a folder that was taken away and came back at once", async () => {
  writeFileSync(join(root, "a.mdx"), "Before.\n");
  const followed = { root, outFolder: "dist" };
  const told = new Set<string>();
  const close = followProject({ ...followed, statesRead: fileStates(followed) }, async (files) => {
    for (const file of files) told.add(file);
  });
  rmSync(root, { recursive: true });
  mkdirSync(root);
  await expect.poll(() => told.has("docs.json"), { timeout: 10_000 }).toBe(true);
  await expect
    .poll(
      () => {
        writeFileSync(join(root, "b.mdx"), `${told.size} ${Math.random()}\n`);
        return told.has("b.mdx");
      },
      { timeout: 10_000 },
    )
    .toBe(true);
  await close();
});
