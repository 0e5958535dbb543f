// Finds the file that an import of a script names.
import type { OldFiles } from "./reading.js";

/** Null where there is none. */
export function scriptFile(path: string, { isFile }: OldFiles): string | null {
  const endings = ["", ".ts", ".mts", ".js", ".mjs", ".cjs", ".json", "/index.ts", "/index.js"];
  return endings.map((ending) => path + ending).find(isFile) ?? null;
}
