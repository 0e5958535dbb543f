import { spawnSync } from "node:child_process";
import { existsSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeEach, expect, test } from "vitest";
import type { Leaving } from "../../src/emit/merge-tree.js";
import { settleOutput, switchOutput } from "../../src/emit/switch-journal.js";
import { withLock } from "../../src/files/lock.js";
import { filesIn, temporaryFolder, writeFiles } from "../temporary-folder.js";

let work = "";
let out = "";
beforeEach(() => {
  work = temporaryFolder();
  out = join(work, "dist");
});

const write = (files: Readonly<Record<string, string>>) => writeFiles(work, files);
/** Every file that is left, with its text. */
const left = () => filesIn(pathToFileURL(`${work}/`));

const paths = () => ({ next: join(work, "dist.next-1"), aside: join(work, "dist.old-1") });

test("a switch leaves nothing but the new output", () => {
  write({ "dist/a": "old", "dist/goes": "1", "dist.next-1/a": "new" });
  switchOutput(out, { ...paths(), leaving: [{ path: "goes", isFolder: false }] });
  expect(left()).toEqual({ "dist/a": "new" });
});

const MERGED = { "dist/a": "new", "dist/b": "new" };
const goes: readonly Leaving[] = [{ path: "goes", isFolder: true }];

test.each<[when: string, files: Readonly<Record<string, string>>, leaving: readonly Leaving[] | null]>([
  [
    "merge that was killed before the first file",
    { "dist/a": "old", "dist/b": "old", "dist/goes/c": "1", "dist.next-1/a": "new", "dist.next-1/b": "new" },
    goes,
  ],
  [
    "merge that was killed between two files",
    { "dist/a": "new", "dist/b": "old", "dist/goes/c": "1", "dist.next-1/b": "new", "dist.old-1/0": "old" },
    goes,
  ],
  ["merge that was killed before what is left goes", { ...MERGED, "dist/goes/c": "1", "dist.old-1/0": "old" }, goes],
  ["merge that was killed before the end", MERGED, goes],
  ["swap that was killed before it began", { "dist/a": "old", "dist.next-1/a": "new" }, null],
  ["swap that was killed between its two steps", { "dist.old-1/a": "old", "dist.next-1/a": "new" }, null],
  ["swap that was killed before the old output was removed", { "dist/a": "new", "dist.old-1/a": "old" }, null],
])("a %s is finished", async (_when, files, leaving) => {
  write(files);
  writeFileSync(join(work, "dist.journal"), JSON.stringify({ ...paths(), leaving }));
  await settleOutput(`${out}/`);
  expect(left()).toEqual(leaving === null ? { "dist/a": "new" } : MERGED);
});

test("a lock lets one run after the other", async () => {
  const told: string[] = [];
  const waited: number[] = [];
  const run = (name: string) =>
    withLock(
      `${out}.lock`,
      async () => {
        told.push(`${name} begins`);
        await new Promise((resolve) => setImmediate(resolve));
        told.push(`${name} ends`);
      },
      (pid) => waited.push(pid),
    );
  await Promise.all([run("a"), run("b"), run("c")]);
  const names = told.map((each) => each.split(" ")[0]);
  expect(names.filter((_, index) => index % 2 === 0)).toEqual(names.filter((_, index) => index % 2 === 1));
  expect(waited).toEqual([process.pid, process.pid]);
  expect(existsSync(join(work, "dist.lock"))).toBe(false);
});

const nothing = () => {};
const lockFor = (file: string) => withLock(file, async () => 7, nothing);

test.each([
  ["a process that is gone", () => ({ pid: spawnSync(process.execPath, ["-e", ""]).pid, began: null })],
  ["an earlier process of the same id", () => ({ pid: process.pid, began: "1" })],
])("the lock of %s is taken over", async (_, owner) => {
  writeFileSync(join(work, "dist.lock"), JSON.stringify({ id: "x", host: hostname(), ...owner() }));
  expect(await lockFor(`${out}.lock`)).toBe(7);
});

test("a lock that was never written, because its process was killed, is taken over after a moment", async () => {
  const lock = `${out}.lock`;
  writeFileSync(lock, "");
  const before = new Date(Date.now() - 5_000);
  utimesSync(lock, before, before);
  expect(await lockFor(lock)).toBe(7);
});

test("an output that cannot be locked is left to whoever writes it", async () => {
  expect(await lockFor(join(work, "none", "dist.lock"))).toBe(7);
});
