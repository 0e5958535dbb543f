// Takes the fingerprint of a folder from what the file system says of its files: none of them is opened.
import { createHash, randomUUID } from "node:crypto";
import { lstatSync, readdirSync, realpathSync, type Stats, statSync } from "node:fs";
import { join, sep } from "node:path";

/** Of each file by its path below the folder, with forward slashes: whatever happens to a file changes its state. */
export type FileStates = ReadonlyMap<string, string>;

interface Fingerprint {
  readonly hash: string;
  readonly states: FileStates;
}

interface FingerprintOptions {
  /** Absolute paths of files and folders to leave out, besides `node_modules` and `.git`. */
  readonly skip: readonly string[];
  /**
   * A file that changed since, in milliseconds since 1970, could change again without a trace in its times: it gets a
   * state that no other fingerprint gives.
   */
  readonly freshSince: number;
}

/**
 * Any file that is added, removed, written or replaced changes the fingerprint. Null where the folder is not there, or
 * contains a link to a folder outside, where changes go unnoticed.
 */
export function fingerprint(folder: string, options: FingerprintOptions): Fingerprint | null {
  const left = new Set(options.skip);
  const states = new Map<string, string>();
  const real = `${realPath(folder)}${sep}`;
  const read = (path: string, below: string): boolean => {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const inner = join(path, entry.name);
      if (left.has(inner)) continue;
      const isLink = entry.isSymbolicLink();
      const stats = isLink ? statSync(inner, { throwIfNoEntry: false }) : null;
      if (isLink) states.set(`${below}${entry.name}@`, stateOf(lstatSync(inner), options));
      if (stats ? stats.isDirectory() : entry.isDirectory()) {
        if (isForeign(entry.name)) continue;
        if (isLink && !isInside(inner, path, real)) return false;
        if (!read(inner, `${below}${entry.name}/`)) return false;
      } else if (!isLink || stats) states.set(below + entry.name, stateOf(stats ?? statSync(inner), options));
    }
    return true;
  };
  try {
    if (!read(folder, "")) return null;
  } catch {
    return null; // Gone while it was read.
  }
  return fingerprintOf(states);
}

/** Folders that belong to other tools. */
export function isForeign(name: string): boolean {
  return name === "node_modules" || name === ".git";
}

/** The fingerprint of a folder whose files have these states. */
function fingerprintOf(states: ReadonlyMap<string, string>): Fingerprint {
  const hash = createHash("sha1");
  for (const file of [...states.keys()].sort()) hash.update(`${file} ${states.get(file)}\n`);
  return { hash: hash.digest("base64url"), states };
}

/** For a file that no other process writes. */
export function stateOfFile(path: string): string {
  return stateOf(statSync(path), { freshSince: Number.POSITIVE_INFINITY });
}

/** The same; null where there is no such file, or none that can be looked at. */
export function stateIfThere(path: string): string | null {
  try {
    return stateOfFile(path);
  } catch {
    return null;
  }
}

/** Whether a file in this state changed since, in milliseconds since 1970: it could change again without a trace in its times. */
export function isFresh(state: string, since: number): boolean {
  const [, modified, changed] = state.split(" ");
  return !(Number(modified) < since && Number(changed) < since);
}

function stateOf(
  { size, mtimeMs, ctimeMs, ino }: Stats,
  { freshSince }: Pick<FingerprintOptions, "freshSince">,
): string {
  const state = `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
  return mtimeMs < freshSince && ctimeMs < freshSince ? state : `${state} ${randomUUID()}`;
}

/** Whether a link leads into the folder, and not to a folder around itself. */
function isInside(link: string, around: string, folder: string): boolean {
  const target = `${realpathSync(link)}${sep}`;
  return target.startsWith(folder) && !`${realpathSync(around)}${sep}`.startsWith(target);
}

function realPath(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return folder; // Not there: reading it says so.
  }
}
