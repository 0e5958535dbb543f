// Takes the fingerprint of a folder from what the file system says of its files: none of them is opened.
import { createHash } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

export interface Fingerprint {
  readonly hash: string;
  /** When a file last changed, in milliseconds since 1970. */
  readonly newest: number;
  /** Of each file by its path below the folder, with forward slashes: whatever happens to a file changes its state. */
  readonly states: ReadonlyMap<string, string>;
}

/**
 * Any file that is added, removed, written or replaced changes the fingerprint. `skip` are absolute paths of folders to
 * leave out, besides `node_modules` and `.git`. Null where the folder is not there, or holds links: what they lead to
 * may lie anywhere.
 */
export function fingerprint(folder: string, skip: readonly string[]): Fingerprint | null {
  const hash = createHash("sha1");
  const left = new Set(skip);
  const states = new Map<string, string>();
  let newest = 0;
  const read = (path: string, below: string): boolean => {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const inner = join(path, entry.name);
      if (entry.isSymbolicLink()) return false;
      if (entry.isDirectory()) {
        if (entry.name === "node_modules" || entry.name === ".git" || left.has(inner)) continue;
        if (!read(inner, `${below}${entry.name}/`)) return false;
        continue;
      }
      const { size, mtimeMs, ctimeMs, ino } = statSync(inner);
      const state = `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
      states.set(below + entry.name, state);
      hash.update(`${inner} ${state}\n`);
      newest = Math.max(newest, mtimeMs, ctimeMs);
    }
    return true;
  };
  try {
    return read(folder, "") ? { hash: hash.digest("base64url"), newest, states } : null;
  } catch {
    return null; // Gone while it was read.
  }
}

/** Bytes of a file, by its state. */
export function sizeOf(state: string): number {
  return Number.parseInt(state, 10);
}
