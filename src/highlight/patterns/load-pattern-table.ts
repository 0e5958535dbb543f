// Loads pattern facts from the bundle (`scripts/pattern-tables.js`).
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { PatternTable } from "./pattern-table.js";

const require = createRequire(import.meta.url);

/** Null for rare grammars and those of a site, whose patterns are analyzed when needed. */
export function loadPatternTable(scopeName: string): PatternTable | null {
  const file = fileOf(scopeName);
  return file === null ? null : JSON.parse(readFileSync(file, "utf8"));
}

function fileOf(scopeName: string): string | null {
  try {
    return require.resolve(`#patterns/${scopeName}.json`);
  } catch {
    return null;
  }
}
