// Lists a folder of a project: what is there to read, and links and names that cannot be followed.
import { type Dirent, existsSync, readdirSync, realpathSync, type Stats, statSync } from "node:fs";
import { join, posix } from "node:path";
import { isOlderOutput, isWorkName } from "./older-output.js";
import { isPrivate, isWithin, pathFrom } from "./real-path.js";

/** A file or folder. */
export interface Entry {
  readonly name: string;
  readonly kind: "file" | "folder";
  /** Of a link: its real path from the root of the project. Null: no link. */
  readonly target: string | null;
  /** Null: it can be read. A link leads "outside", or to what is "missing"; a "name" in another encoding opens nothing. */
  readonly fault: "outside" | "missing" | "name" | null;
}

/** In the order of names, without what is private, older outputs, pipes and devices. Fails where the folder cannot be read. */
export function listFolder(realRoot: string, folder: string): Entry[] {
  const found = readdirSync(join(realRoot, folder), { withFileTypes: true });
  const shown = found.filter(({ name }) => !isPrivate(name) && !isWorkName(name));
  const entries = shown.flatMap((each) => entryOf(each, join(realRoot, folder, each.name), realRoot) ?? []);
  return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Every file below a folder, as paths from the root. Links to folders are not followed. */
export function filesBelow(realRoot: string, folder: string): string[] {
  return listFolder(realRoot, folder).flatMap(({ name, kind, target, fault }) => {
    const path = posix.join(folder, name);
    if (fault !== null) return [];
    if (kind === "file") return [path];
    return target === null ? filesBelow(realRoot, path) : [];
  });
}

/** What reading a name puts in the place of bytes that are no letter. */
const LOST = "\uFFFD";

function entryOf(entry: Dirent, path: string, realRoot: string): Entry | null {
  const { name } = entry;
  if (entry.isSymbolicLink()) return linkOf(name, path, realRoot);
  if (!entry.isDirectory() && !entry.isFile()) return null;
  const kind = entry.isFile() ? "file" : "folder";
  if (name.includes(LOST) && !existsSync(path)) return { name, kind, target: null, fault: "name" };
  return kind === "folder" && isOlderOutput(path) ? null : { name, kind, target: null, fault: null };
}

function linkOf(name: string, path: string, realRoot: string): Entry | null {
  const real = realPathOf(path);
  if (real === null) return { name, kind: "file", target: "", fault: "missing" };
  const state = statSync(real);
  const kind = state.isDirectory() ? "folder" : "file";
  const target = pathFrom(realRoot, real);
  if (!isWithin(realRoot, real) || isPrivate(target)) return { name, kind, target, fault: "outside" };
  return isShown(real, state) ? { name, kind, target, fault: null } : null;
}

function isShown(path: string, state: Stats): boolean {
  return state.isDirectory() ? !isOlderOutput(path) : state.isFile();
}

/** Null of a link to nothing, or to itself. */
function realPathOf(path: string): string | null {
  try {
    return realpathSync.native(path);
  } catch {
    return null;
  }
}
