// Writes changes to the files of a project: all of them, or none.
import { mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** What is done to a project. Paths are relative to its root. */
export interface Changes {
  /** New places of files by their old ones. */
  readonly moved: ReadonlyMap<string, string>;
  /** New texts of files by their new places. */
  readonly written: ReadonlyMap<string, string>;
}

/** New texts are written beside their files first, so that a full disk or a closed folder is met before anything changes. */
export function writeChanges(root: string, { moved, written }: Changes): void {
  const undo: (() => void)[] = [];
  try {
    const before = new Map(Array.from(moved, ([from, to]) => [to, from]));
    const ready = Array.from(written, ([file, text]) => {
      const old = join(root, before.get(file) ?? file);
      const draft = join(dirname(old), `.${basename(old)}.docsgen-new`);
      undo.push(() => rmSync(draft, { force: true }));
      writeFileSync(draft, text, { mode: statSync(old, { throwIfNoEntry: false })?.mode });
      return { draft, file: join(root, file) };
    });
    const made = moveFiles(root, moved, undo);
    for (const { draft, file } of ready) replaceFile(draft, file, undo);
    for (const folder of [...made.left].sort((a, b) => b.length - a.length)) removeEmpty(root, folder);
    for (const each of ready) rmSync(`${each.file}.docsgen-old`, { force: true });
  } catch (error) {
    for (const step of undo.reverse()) step();
    throw error;
  }
}

/** Gives the folders that files were taken from. */
function moveFiles(
  root: string,
  moved: Changes["moved"],
  undo: (() => void)[],
): { readonly left: ReadonlySet<string> } {
  const left = new Set<string>();
  // Of files that change places with each other, none may be written over: each waits under a name of its own.
  const waiting = Array.from(moved, ([from, to]) => {
    const aside = join(root, dirname(from), `.${basename(from)}.docsgen-move`);
    rename(join(root, from), aside, undo);
    left.add(dirname(from));
    return { aside, to: join(root, to) };
  });
  for (const { aside, to } of waiting) {
    makeFolder(dirname(to), undo);
    rename(aside, to, undo);
  }
  return { left };
}

function rename(from: string, to: string, undo: (() => void)[]): void {
  renameSync(from, to);
  undo.push(() => renameSync(to, from));
}

function makeFolder(folder: string, undo: (() => void)[]): void {
  const first = mkdirSync(folder, { recursive: true });
  if (first !== undefined) undo.push(() => rmSync(first, { recursive: true, force: true }));
}

function replaceFile(draft: string, file: string, undo: (() => void)[]): void {
  if (statSync(file, { throwIfNoEntry: false })) rename(file, `${file}.docsgen-old`, undo);
  rename(draft, file, undo);
}

/** Folders that nothing is left in, up to the root. */
function removeEmpty(root: string, folder: string): void {
  for (let at = folder; at !== "." && at !== ""; at = dirname(at)) {
    try {
      if (readdirSync(join(root, at)).length > 0) return;
      rmdirSync(join(root, at));
    } catch {
      return; // It is gone already, or may stay.
    }
  }
}
