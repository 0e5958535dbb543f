// Finds the npm package of a font family, in the project or next to docsgen. Nothing is fetched.
import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export interface FontPackage {
  /** Absolute path of the package. */
  readonly folder: string;
  /** How the names of its files begin: `source-sans-3`. */
  readonly name: string;
  /** Names of the files in its folder `files`. */
  readonly files: readonly string[];
}

export type FontKind = "@fontsource" | "@fontsource-variable";

/** The installed package of a family; the kinds in order of preference. Null: none is installed. */
export function readFontPackage(family: string, root: string, kinds: readonly FontKind[]): FontPackage | null {
  const name = fontSlug(family);
  if (name === "") return null;
  for (const kind of kinds) {
    for (const start of [root, dirname(fileURLToPath(import.meta.url))]) {
      const folder = inModules(start, join(kind, name));
      if (folder !== null) return { folder, name, files: readdirSync(join(folder, "files")) };
    }
  }
  return null;
}

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
    if (existsSync(join(found, "files"))) return found;
    if (dirname(folder) === folder) return null;
  }
}
