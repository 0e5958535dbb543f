// Reads the files in the output of a build, skipping folders whose state is unchanged.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { isForeign, stateOfFile } from "./fingerprint.js";

/** States by path below the output, with forward slashes. The output itself is the folder without a name. */
export interface OutputStates {
  readonly files: ReadonlyMap<string, string>;
  readonly folders: ReadonlyMap<string, string>;
}

/** Null if there is no such folder, or if it contains links, whose targets can change unnoticed. */
export function readOutput(out: string, before: OutputStates | null): OutputStates | null {
  const known = before && namesByFolder(before);
  const files = new Map<string, string>();
  const folders = new Map<string, string>();
  const read = (below: string): boolean => {
    const state = stateOfFile(join(out, below));
    const isSame = before?.folders.get(below) === state;
    const names = (isSame && known?.get(below)) || list(join(out, below));
    folders.set(below, state);
    if (names === null) return false;
    const inner = below === "" ? "" : `${below}/`;
    for (const name of names.files) files.set(inner + name, stateOfFile(`${out}/${inner}${name}`));
    return names.folders.every((name) => read(inner + name));
  };
  try {
    return read("") ? { files, folders } : null;
  } catch {
    return null; // Not there, or gone while it was read.
  }
}

interface Names {
  readonly files: string[];
  readonly folders: string[];
}

function list(folder: string): Names | null {
  const names: Names = { files: [], folders: [] };
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isSymbolicLink()) return null;
    if (entry.isDirectory() && isForeign(entry.name)) continue;
    (entry.isDirectory() ? names.folders : names.files).push(entry.name);
  }
  return names;
}

function namesByFolder({ files, folders }: OutputStates): ReadonlyMap<string, Names> {
  const byFolder = new Map<string, Names>();
  for (const folder of folders.keys()) byFolder.set(folder, { files: [], folders: [] });
  for (const file of files.keys()) {
    const [folder, name] = split(file);
    byFolder.get(folder)?.files.push(name);
  }
  for (const path of folders.keys()) {
    const [folder, name] = split(path);
    if (path !== "") byFolder.get(folder)?.folders.push(name);
  }
  return byFolder;
}

/** `a/b.html` is `b.html` in `a`. */
function split(path: string): [folder: string, name: string] {
  const end = path.lastIndexOf("/");
  return [path.slice(0, Math.max(0, end)), path.slice(end + 1)];
}

/** Whether all files are what they were. `others` may be there besides. */
export function isSameOutput(now: OutputStates | null, before: OutputStates, others: readonly string[] = []): boolean {
  const added = others.filter((file) => now?.files.has(file) && !before.files.has(file)).length;
  if (now?.files.size !== before.files.size + added) return false;
  for (const [file, state] of before.files) if (now.files.get(file) !== state) return false;
  return true;
}
