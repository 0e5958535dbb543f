// Owns the choice of the project's folder, with a way out for every wrong one.
import { existsSync, statSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { UsageError } from "../shared/problem.js";

/** The absolute path of the folder that holds docs.json, or the older mint.json. Throws a UsageError that names what was found instead. */
export function findRoot(folder: string): string {
  const root = resolve(folder);
  const shown = relative(process.cwd(), root) || ".";
  if (!existsSync(root)) {
    throw new UsageError(
      `There is no folder "${shown}".`,
      "Check the path, or make a new site with: docsgen init my-docs",
    );
  }
  if (!statSync(root).isDirectory()) {
    throw new UsageError(`"${shown}" is a file; docsgen needs the folder that holds docs.json.`);
  }
  if (hasSettings(root)) return root;
  for (const inner of ["docs", "documentation", "mintlify"]) {
    if (hasSettings(join(root, inner))) {
      const path = join(shown, inner);
      throw new UsageError(
        `"${shown}" has no docs.json, but "${path}" has.`,
        `Name that folder: docsgen build ${path}`,
      );
    }
  }
  throw new UsageError(
    `"${shown}" has no docs.json.`,
    "Name the folder that has one, or make a new site with: docsgen init my-docs",
  );
}

function hasSettings(folder: string): boolean {
  return existsSync(join(folder, "docs.json")) || existsSync(join(folder, "mint.json"));
}
