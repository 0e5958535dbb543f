// Puts new files among those that stay: each appears whole, and where one cannot be put, all is as it was.
import { existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

interface Merge {
  /** The folder with the new files; it is empty afterwards. */
  readonly next: string;
  /** The folder they are put into. */
  readonly out: string;
  /** A folder next to it, for what is replaced, until everything is done. */
  readonly aside: string;
  /** What is not to stay. */
  readonly leaving: readonly Leaving[];
}

/** A file or a whole folder that is not to stay. */
export interface Leaving {
  readonly path: string;
  readonly isFolder: boolean;
}

/** Of files that are not to stay: themselves, or the largest folders in which no file stays. */
export function leavingOf(files: Iterable<string>, staying: ReadonlySet<string>): Leaving[] {
  const folders = foldersAround(staying);
  const paths = new Map<string, Leaving>();
  for (const file of files) {
    const path = topmost(file, folders);
    paths.set(path, { path, isFolder: path !== file });
  }
  return [...paths.values()];
}

type Undo = () => void;

/** New files first, so that nothing names a file that is not there; then what is left over goes. What is done already is no fault. */
export function putTogether({ next, out, aside, leaving }: Merge): void {
  const done: Undo[] = [];
  mkdirSync(aside);
  try {
    if (existsSync(next)) moveIn(next, out, { aside, done });
    for (const { path, isFolder } of leaving) moveAway(join(out, path), isFolder, { aside, done });
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

/** Of `a/b/c.html` these are `a` and `a/b`. */
export function foldersAround(files: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  for (const file of files) {
    let end = file.lastIndexOf("/");
    // The folders around one that is known are known too.
    while (end > 0 && !folders.has(file.slice(0, end))) {
      folders.add(file.slice(0, end));
      end = file.lastIndexOf("/", end - 1);
    }
  }
  return folders;
}
