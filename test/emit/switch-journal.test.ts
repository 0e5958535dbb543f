import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import type { Leaving } from "../../src/emit/merge-tree.js";
import { settleOutput, switchOutput } from "../../src/emit/switch-journal.js";
import { withLock } from "../../src/files/lock.js";
import { temporaryFolder, writeFiles } from "../temporary-folder.js";

let work = "";
let out = "";
beforeEach(() => {
  work = temporaryFolder();
  out = join(work, "dist");
});

function write(files: Readonly<Record<string, string>>): void {
  writeFiles(work, files);
}

/** Every file that is left, with its text. */
function left(): Record<string, string> {
  const names = readdirSync(work, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  const paths = names.map((each) => join(each.parentPath, each.name)).sort();
  return Object.fromEntries(paths.map((path) => [path.slice(work.length + 1), readFileSync(path, "utf8")]));
}

const paths = () => ({ next: join(work, "dist.next-1"), aside: join(work, "dist.old-1") });
const journal = (leaving: readonly Leaving[] | null) =>
  writeFileSync(join(work, "dist.journal"), JSON.stringify({ ...paths(), leaving }));

test("a switch leaves nothing but the new output", () => {
  write({ "dist/a": "old", "dist/goes": "1", "dist.next-1/a": "new" });
  switchOutput(out, { ...paths(), leaving: [{ path: "goes", isFolder: false }] });
  expect(left()).toEqual({ "dist/a": "new" });
});

test.each([
  [
    "before the first file",
    { "dist/a": "old", "dist/b": "old", "dist/goes/c": "1", "dist.next-1/a": "new", "dist.next-1/b": "new" },
  ],
  [
    "between two files",
    { "dist/a": "new", "dist/b": "old", "dist/goes/c": "1", "dist.next-1/b": "new", "dist.old-1/0": "old" },
  ],
  ["before what is left over goes", { "dist/a": "new", "dist/b": "new", "dist/goes/c": "1", "dist.old-1/0": "old" }],
  ["before the end", { "dist/a": "new", "dist/b": "new" }],
])("a merge that was killed %s is finished", async (_, files) => {
  write(files);
  journal([{ path: "goes", isFolder: true }]);
  await settleOutput(`${out}/`);
  expect(left()).toEqual({ "dist/a": "new", "dist/b": "new" });
});

test.each([
  ["before it began", { "dist/a": "old", "dist.next-1/a": "new" }],
  ["between its two steps", { "dist.old-1/a": "old", "dist.next-1/a": "new" }],
  ["before the old output was removed", { "dist/a": "new", "dist.old-1/a": "old" }],
])("a swap that was killed %s is finished", async (_, files) => {
  write(files);
  journal(null);
  await settleOutput(out);
  expect(left()).toEqual({ "dist/a": "new" });
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

test.each([
  ["a process that is gone", () => ({ pid: spawnSync(process.execPath, ["-e", ""]).pid, began: null })],
  ["an earlier process of the same id", () => ({ pid: process.pid, began: "1" })],
])("the lock of %s is taken over", async (_, owner) => {
  const { hostname } = await import("node:os");
  writeFileSync(join(work, "dist.lock"), JSON.stringify({ id: "x", host: hostname(), ...owner() }));
  expect(
    await withLock(
      `${out}.lock`,
      async () => 7,
      () => {},
    ),
  ).toBe(7);
});

test("an output that cannot be locked is left to whoever writes it", async () => {
  expect(
    await withLock(
      join(work, "none", "dist.lock"),
      async () => 7,
      () => {},
    ),
  ).toBe(7);
});
