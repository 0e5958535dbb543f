// Changes of a project that are killed at every step, and at every step of undoing them.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Changes, settleProject, writeChanges } from "../../src/files/write-changes.js";
import { temporaryFolder, writeFiles } from "../temporary-folder.js";

/** Calls that change the disk until the process counts as killed, or in one; then none works any more. */
const life = vi.hoisted(() => ({ left: Number.POSITIVE_INFINITY, isTorn: false, refused: "" }));

vi.mock("node:fs", async (original) => {
  const fs = await original<typeof import("node:fs")>();
  const ofFiles = ["writeFileSync", "renameSync", "copyFileSync", "rmSync", "chmodSync"] as const;
  const changing = [...ofFiles, "rmdirSync", "mkdirSync"] as const;
  const torn = {
    copyFileSync: (from: string, to: string) => fs.writeFileSync(to, fs.readFileSync(from).subarray(1)),
    rmSync: (path: string, options?: { readonly recursive?: boolean }) => {
      if (!options?.recursive) fs.rmSync(path, options);
      else if (fs.existsSync(path))
        for (const name of fs.readdirSync(path)) if (name !== "journal.json") fs.rmSync(join(path, name));
    },
  };
  const killed = changing.map((name) => {
    const call = (...args: unknown[]) => {
      if (life.left <= 0) throw new Error("killed");
      life.left--;
      if (life.left === 0 && life.isTorn && name in torn) {
        (torn[name as keyof typeof torn] as (...args: unknown[]) => void)(...args);
        throw new Error("killed");
      }
      if (life.refused !== "" && name === "renameSync" && String(args[1]).endsWith(life.refused))
        throw new Error("refused");
      return (fs[name] as (...args: unknown[]) => unknown)(...args);
    };
    return [name, call];
  });
  return { ...fs, ...Object.fromEntries(killed) };
});

let root = "";
let said: string[] = [];
const say = (line: string) => void said.push(line);
beforeEach(() => {
  root = temporaryFolder();
  said = [];
});
afterEach(() => revive());

function revive(): void {
  life.left = Number.POSITIVE_INFINITY;
  life.isTorn = false;
  life.refused = "";
}

/** The test lives on, so its lock is given to a process that ended. */
function bury(): void {
  revive();
  const lock = join(root, ".docsgen-change.lock");
  if (!existsSync(lock)) return;
  const owner = JSON.parse(readFileSync(lock, "utf8") || "{}");
  writeFileSync(lock, JSON.stringify({ ...owner, began: "1" }));
}

function fill(files: Readonly<Record<string, string>>): void {
  writeFiles(root, files);
}

/** Every file and folder. */
function tree(): Record<string, string> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const found = entries.map((each) => {
    const path = join(each.parentPath, each.name);
    return [path.slice(root.length + 1), each.isFile() ? readFileSync(path, "utf8") : "(folder)"];
  });
  return Object.fromEntries(found.sort());
}

const BEFORE = { "docs.json": "{a}", "a.mdx": "A", "b.mdx": "B", "g/c.mdx": "C, see a", "g/d.png": "D" };

/** Two pages change places, a folder moves, texts follow, and files are new. */
const CHANGES: Changes = {
  moved: new Map([
    ["a.mdx", "b.mdx"],
    ["b.mdx", "a.mdx"],
    ["g/c.mdx", "h/i/c.mdx"],
    ["g/d.png", "h/i/d.png"],
  ]),
  written: new Map<string, { before: string | null; after: string }>([
    ["docs.json", { before: "{a}", after: "{b}" }],
    ["h/i/c.mdx", { before: "C, see a", after: "C, see b" }],
    ["b.mdx", { before: "A", after: "A2" }],
    ["new/e.mdx", { before: null, after: "E" }],
  ]),
};

const AFTER = {
  ...{ "docs.json": "{b}", "a.mdx": "B", "b.mdx": "A2", h: "(folder)", "h/i": "(folder)", "h/i/c.mdx": "C, see b" },
  ...{ "h/i/d.png": "D", new: "(folder)", "new/e.mdx": "E" },
};

const project = () => ({ root, command: "move" });

describe("changes of a project", () => {
  it("leave nothing but what was asked for", async () => {
    fill(BEFORE);
    await writeChanges(project(), CHANGES, say);
    expect(tree()).toEqual(AFTER);
    expect(said).toEqual([]);
  });

  it.each([
    ["between two steps", false],
    ["in copying or removing", true],
  ])("are undone by the next command, whenever they were killed %s, and whenever that was", async (_, isTorn) => {
    fill(BEFORE);
    const before = tree();
    let kills = 0;
    for (let steps = 1; ; steps++) {
      life.left = steps;
      life.isTorn = isTorn;
      const killed = await writeChanges(project(), CHANGES, say).catch(() => "killed");
      bury();
      if (killed !== "killed") break;
      kills++;
      const hasJournal = existsSync(join(root, ".docsgen-change/journal.json"));
      const isDone = !hasJournal && readFileSync(join(root, "docs.json"), "utf8") === "{b}";
      // The command that undoes it is killed as well, once.
      life.left = 1 + (steps % 9);
      life.isTorn = isTorn;
      await settleProject(root, say).catch(() => {});
      bury();
      await settleProject(root, say);
      expect(tree(), `killed at step ${steps}`).toEqual(isDone ? AFTER : before);
      if (isDone) break;
    }
    expect(kills).toBeGreaterThan(30);
    expect(new Set(said)).toEqual(
      new Set(['"docsgen move" was interrupted: its changes have been undone. Run it again.']),
    );
  });

  it.each(["docs.json", "b.mdx", "h/i/d.png", "new/e.mdx"])("are undone if %s cannot be written", async (file) => {
    fill(BEFORE);
    const before = tree();
    life.refused = `/${file}`;
    // What gives the old text back is refused as well where it has that name: the next command does it.
    await expect(writeChanges(project(), CHANGES, say)).rejects.toThrow("refused");
    revive();
    await settleProject(root, say);
    expect(tree()).toEqual(before);
  });

  it("keep what was edited after a kill", async () => {
    fill(BEFORE);
    let steps = 0;
    do {
      rmSync(root, { recursive: true });
      fill(BEFORE);
      life.left = ++steps + 1;
      await writeChanges(project(), CHANGES, say).catch(() => {});
      bury();
    } while (readFileSync(join(root, "docs.json"), "utf8") !== "{b}");
    fill({ "docs.json": "{mine}", "g/c.mdx": "restored by hand" });
    await settleProject(root, say);
    expect(tree()).toMatchObject({ "docs.json": "{mine}", "docs.json.before-1": "{a}", "g/c.mdx": "restored by hand" });
    expect(tree()).toMatchObject({ "g/c.mdx.before-1": "C, see a", "a.mdx": "A", "b.mdx": "B" });
    expect(said.at(-1)).toContain("docs.json.before-1");
  });

  it.each([
    ["saved", { "docs.json": "{saved}" }, '"docs.json" was changed'],
    ["made", { "new/e.mdx": "mine" }, '"new/e.mdx" already exists.'],
    ["moved to", { "h/i/d.png": "mine" }, '"h/i/d.png" already exists.'],
  ])("are refused if a file was %s meanwhile", async (_, files, what) => {
    fill({ ...BEFORE, ...files });
    const before = tree();
    await expect(writeChanges(project(), CHANGES, say)).rejects.toThrow(what);
    expect(tree()).toEqual(before);
  });

  it("of two commands are made one after the other, and neither undoes the other", async () => {
    fill(BEFORE);
    const text = (file: string, after: string): Changes => ({
      moved: new Map(),
      written: new Map([[file, { before: null, after }]]),
    });
    await Promise.all([
      writeChanges(project(), text("x", "1"), say),
      writeChanges(project(), text("y", "2"), say),
      settleProject(root, say),
    ]);
    expect(tree()).toMatchObject({ x: "1", y: "2" });
    expect(said.filter((line) => line.includes("interrupted"))).toEqual([]);
  });
});
