// Tells docsgen's own output from source files.
import { existsSync } from "node:fs";
import { join } from "node:path";

/** The file by which docsgen recognises its own output. */
export const MARK = "_docsgen/site.json";

/** Whether a folder is an output. */
export function isOlderOutput(folder: string): boolean {
  return existsSync(join(folder, MARK));
}

/** Whether a path, from a root and with forward slashes, is in an output, or in what a build is making beside one. */
export function isInOutput(root: string, path: string): boolean {
  if (path === "") return false;
  const folders = path.split("/").map((_, index, parts) => parts.slice(0, index + 1));
  return folders.some((parts) => isWorkName(parts.at(-1) ?? "") || isOlderOutput(join(root, ...parts)));
}

/** Whether a folder is the work of a build that may have been killed, such as `dist.next-4711`, or its notes. */
export function isWorkName(name: string): boolean {
  return /\.(?:next|old|notes)-\d+$/.test(name);
}
