// Makes a folder, with those around it.
import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";

/** Not by `recursive`: where a folder is there that cannot hold another, as in /proc, Node tries forever. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  const around = dirname(folder);
  if (around !== folder) makeFolder(around);
  try {
    mkdirSync(folder);
  } catch (error) {
    if (!existsSync(folder)) throw error; // Else another run made it meanwhile.
  }
}
