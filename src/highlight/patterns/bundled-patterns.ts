// Makes the table of a grammar's patterns when docsgen is bundled.
import type { RawGrammar, RawRule } from "../textmate/raw-grammar.js";
import { readableSource, takesFromStart, withAnchors } from "../textmate/rule-source.js";
import { readPatterns } from "./pattern-facts.js";
import { type PatternTable, patternTable } from "./pattern-table.js";

export function tableOf(grammar: RawGrammar): PatternTable {
  return patternTable(searchedPatterns(grammar), readPatterns());
}

/** All except ends that contain captured text. */
export function searchedPatterns(grammar: RawGrammar): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    for (const source of sourcesOf(value)) {
      for (const anchors of ANCHORS) found.add(withAnchors(source, anchors));
    }
    Object.values(value).forEach(visit);
  };
  visit(grammar);
  return found;
}

const ANCHORS = [false, true].flatMap((isFirstLine) =>
  [false, true].map((isAtAnchor) => ({ isFirstLine, isAtAnchor })),
);

function sourcesOf({ match, begin, end, while: goesOn }: RawRule): string[] {
  if (isText(match)) return [readableSource(match)];
  if (!isText(begin)) return [];
  const last = goesOn || end;
  const ends = isText(last) ? [readableSource(last)] : [];
  return [readableSource(begin), ...ends.filter((each) => !takesFromStart(each))];
}

/** Grammars may name a rule anything, even `match`. */
function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}
