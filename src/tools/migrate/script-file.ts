// Finds the file that an import of a script names.
import { existsSync, statSync } from "node:fs";

/** Null where there is none. */
export function scriptFile(path: string): string | null {
  const endings = ["", ".ts", ".mts", ".js", ".mjs", ".cjs", ".json", "/index.ts", "/index.js"];
  return endings.map((ending) => path + ending).find((each) => existsSync(each) && statSync(each).isFile()) ?? null;
}
