// Finds the files of a font family in the npm package that carries it, if one is installed: nothing is fetched.
import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { packageFolder } from "../package-files.js";

export interface FontPackage {
  /** Folder of the font files. */
  readonly folder: string;
  /** How the names of its files begin: `source-sans-3`. */
  readonly name: string;
  /** Whether one file holds every weight. */
  readonly isVariable: boolean;
  readonly files: readonly string[];
}

/** The packages of a family in the project's `node_modules` or docsgen's own, the preferred kind first. */
export function findFontPackage(family: string, root: string, kinds: readonly FontKind[]): FontPackage | null {
  const name = fontSlug(family);
  for (const kind of kinds) {
    for (const start of [root, packageFolder()]) {
      const folder = inModules(start, join(kind, name, "files"));
      if (folder !== null)
        return { folder, name, isVariable: kind === "@fontsource-variable", files: readdirSync(folder) };
    }
  }
  return null;
}

export type FontKind = "@fontsource" | "@fontsource-variable";

/** `Source Sans 3` is `source-sans-3`. */
export function fontSlug(family: string): string {
  return family
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Looks as Node does: in the folder and in every one above it. */
function inModules(start: string, path: string): string | null {
  for (let folder = start; ; folder = dirname(folder)) {
    const found = join(folder, "node_modules", path);
    if (existsSync(found)) return found;
    if (dirname(folder) === folder) return null;
  }
}
