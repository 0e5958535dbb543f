import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { fileStates, followProject } from "../../src/commands/follow-project.js";
import { temporaryFolder, writeFiles } from "../temporary-folder.js";

let root = "";
const told = new Set<string>();

beforeEach(() => {
  root = temporaryFolder();
  told.clear();
});

function follow(statesRead = fileStates({ root, outFolder: "dist" })): () => Promise<void> {
  return followProject({ root, outFolder: "dist", statesRead }, async (files) => {
    for (const file of files) told.add(file);
  });
}

it("tells of what changed between the reading of a project and the first look of the watcher", async () => {
  mkdirSync(join(root, "images"));
  writeFiles(root, { "same.mdx": "Before.\n", "changed.mdx": "Before.\n", "gone.mdx": "Before.\n" });
  const statesRead = fileStates({ root, outFolder: "dist" });
  writeFiles(root, { "changed.mdx": "After.\n", "images/new.png": "", "dist/index.html": "", ".hidden": "" });
  rmSync(join(root, "gone.mdx"));
  const close = follow(statesRead);
  await expect.poll(() => [...told].sort(), { timeout: 10_000 }).toEqual(["changed.mdx", "gone.mdx", "images/new.png"]);
  await close();
});

it("follows a folder that was taken away and came back at once", async () => {
  writeFileSync(join(root, "a.mdx"), "Before.\n");
  const close = follow();
  rmSync(root, { recursive: true });
  mkdirSync(root);
  await expect.poll(() => told.has("docs.json"), { timeout: 10_000 }).toBe(true);
  const isSeen = () => {
    writeFileSync(join(root, "b.mdx"), `${told.size} ${Math.random()}\n`);
    return told.has("b.mdx");
  };
  await expect.poll(isSeen, { timeout: 10_000 }).toBe(true);
  await close();
});
