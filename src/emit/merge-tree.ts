// Puts new files among those that stay: each appears whole, and where one cannot be put, all is as it was.
import { existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { foldersAround } from "./folders-around.js";

export interface Merge {
  /** The folder with the new files; it is empty afterwards. */
  readonly next: string;
  /** The folder they are put into. */
  readonly out: string;
  /** A folder next to it, for what is replaced, until everything is done. */
  readonly aside: string;
  /** Files of `out` that stay, new ones included. */
  readonly staying: ReadonlySet<string>;
  /** Files of `out` that are not to stay. */
  readonly leaving: Iterable<string>;
}

type Undo = () => void;

/** New files first, so that nothing names a file that is not there; then what is left over goes. */
export function mergeTree({ next, out, aside, staying, leaving }: Merge): void {
  const done: Undo[] = [];
  mkdirSync(aside);
  try {
    moveIn(next, out, { aside, done });
    const folders = foldersAround(staying);
    for (const file of leaving) {
      const path = topmost(file, folders);
      moveAway(join(out, path), path !== file, { aside, done });
    }
  } catch (error) {
    for (const undo of done.reverse()) undo();
    throw error;
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

interface Moving {
  readonly aside: string;
  readonly done: Undo[];
}

/** A folder that is new goes in as a whole. */
function moveIn(from: string, to: string, moving: Moving): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    const isThere = existsSync(target);
    if (isThere && entry.isDirectory() && statSync(target).isDirectory()) {
      moveIn(source, target, moving);
      continue;
    }
    if (isThere && entry.isDirectory()) moveAside(target, moving);
    else if (isThere) setAside(target, moving);
    renameSync(source, target);
    moving.done.push(() => renameSync(target, source));
  }
}

/** Where the file system can, the file stays in its place until the new one is put over it. */
function setAside(path: string, moving: Moving): void {
  const kept = join(moving.aside, String(moving.done.length));
  try {
    linkSync(path, kept);
    moving.done.push(() => renameSync(kept, path));
  } catch {
    moveAside(path, moving); // A folder, or a file system without links.
  }
}

function moveAside(path: string, { aside, done }: Moving): void {
  const kept = join(aside, String(done.length));
  renameSync(path, kept);
  done.push(() => renameSync(kept, path));
}

/** Not where something new has the name of what leaves. */
function moveAway(path: string, isFolder: boolean, moving: Moving): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === isFolder) moveAside(path, moving);
}

/** The file, or the largest folder around it in which no file stays. */
function topmost(file: string, staying: ReadonlySet<string>): string {
  let top = file;
  for (const folder of foldersAround([file])) if (!staying.has(folder)) top = folder;
  return top;
}
