// Owns the names of island scripts: from a name the file it is made of can be read again.
import { createHash } from "node:crypto";

/** The file below `_docsgen/` that carries the interactive parts of a snippet or page. Its name changes with its code. */
export function islandFile(file: string, code: string): string {
  const hash = createHash("sha1").update(code).digest("hex").slice(0, 8);
  return `islands/${hash}/${file}.js`;
}

/** The project file that an island script is made of; null for other names. */
export function sourceOfIsland(name: string): string | null {
  return /^islands\/[\da-f]{8}\/(.+)\.js$/.exec(name)?.[1] ?? null;
}
