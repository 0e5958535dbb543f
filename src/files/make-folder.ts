// Creates folders and files of docsgen itself.
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** Where docsgen keeps what is its own in a project without `node_modules`: nothing that belongs into a repository. */
export const OWN_FOLDER = ".docsgen";

/** Not by `recursive`: where a folder is there that cannot hold another, as in /proc, Node tries forever. */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  const around = dirname(folder);
  if (around !== folder) makeFolder(around);
  try {
    mkdirSync(folder);
  } catch (error) {
    if (isFolder(folder)) return; // Another run made it meanwhile.
    throw error;
  }
  if (basename(folder) === OWN_FOLDER) writeFileSync(join(folder, ".gitignore"), "*\n");
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

export function writeWhole(path: string, content: string): void {
  const draft = `${path}-${process.pid}`;
  const file = openSync(draft, "w");
  try {
    writeFileSync(file, content);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(draft, path);
}
