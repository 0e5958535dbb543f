// Owns all patterns, each once, and what reads the lines that they are searched in.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { lineReader } from "../line.js";
import { Pattern } from "./pattern.js";
import { type PatternFacts, readPatterns } from "./pattern-facts.js";
import { factsIn, type PatternTable } from "./pattern-table.js";

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

export class PatternStore {
  private readonly patterns = new Map<string, Pattern>();
  private readonly tables = new Map<string, PatternTable | null>();
  private readonly read = readPatterns();
  readonly readLine = lineReader();

  pattern(source: string): Pattern {
    let pattern = this.patterns.get(source);
    if (pattern === undefined) {
      pattern = new Pattern(this.factsOf(source));
      this.patterns.set(source, pattern);
    }
    return pattern;
  }

  /** Loads what was analyzed of a grammar's patterns when docsgen was bundled, before they are needed. */
  learn(scopeName: string): void {
    if (!this.tables.has(scopeName)) this.tables.set(scopeName, loadPatternTable(scopeName));
  }

  private factsOf(source: string): PatternFacts {
    for (const table of this.tables.values()) {
      const facts = table && factsIn(table, source);
      if (facts !== null) return facts;
    }
    return this.read(source);
  }
}
