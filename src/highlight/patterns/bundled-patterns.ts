// Makes the table of a grammar's patterns when docsgen is bundled.

import type { RawGrammar } from "../textmate/raw-grammar.js";
import { searchedPatterns } from "../textmate/searched-patterns.js";
import { readPatterns } from "./pattern-facts.js";
import { type PatternTable, patternTable } from "./pattern-table.js";

export function tableOf(grammar: RawGrammar): PatternTable {
  return patternTable(searchedPatterns(grammar), readPatterns());
}
