import { readdirSync } from "node:fs";
import { bundledLanguages } from "shiki/langs";
import { expect, test } from "vitest";
import { GrammarStore } from "../../../src/highlight/grammar-store.js";
import { lineColours } from "../../../src/highlight/line-colours.js";
import { searchedPatterns } from "../../../src/highlight/patterns/bundled-patterns.js";
import { type PatternFacts, readPatterns } from "../../../src/highlight/patterns/pattern-facts.js";
import { loadPatternTable, PatternStore } from "../../../src/highlight/patterns/pattern-store.js";
import { factsIn, type PatternTable } from "../../../src/highlight/patterns/pattern-table.js";
import type { RawGrammar } from "../../../src/highlight/textmate/raw-grammar.js";
import { SAMPLES } from "../textmate/samples.js";

const modules = await Promise.all(Object.values(bundledLanguages).map((load) => load()));
const grammars = new Map(
  modules.flatMap((each) => each.default).map((each) => [each.scopeName, each as unknown as RawGrammar]),
);
const shipped = readdirSync("dist/patterns").map((file) => file.replace(/\.json$/, ""));

function shippedTable(scope: string): PatternTable {
  const table = loadPatternTable(scope);
  if (table === null) throw new Error(`No table of ${scope}.`);
  return table;
}

/** What is asked for: the pattern for ASCII only where there is no plain one. */
function known(facts: PatternFacts) {
  const { beginning, required, plain } = facts;
  return { beginning, required, plain, ascii: plain === null ? facts.ascii : null };
}

function found(facts: PatternFacts | null): PatternFacts {
  if (facts === null) throw new Error("It is not in the table.");
  return facts;
}

test.each(shipped)("What is shipped of %s is what reading its patterns gives", (scope) => {
  const grammar = grammars.get(scope);
  if (grammar === undefined) throw new Error(`No grammar of ${scope}.`);
  const table = shippedTable(scope);
  const read = readPatterns();
  const sources = [...searchedPatterns(grammar)];
  expect(Object.keys(table.rows).sort()).toEqual(sources.sort());
  for (const source of sources) {
    expect(known(found(factsIn(table, source))), source).toEqual(known(read(source)));
  }
});

/** Notes which patterns are asked for. */
class AskedStore extends PatternStore {
  readonly asked = new Set<string>();

  override pattern(source: string) {
    this.asked.add(source);
    return super.pattern(source);
  }
}

// In these languages no end is made of captured text.
test.each(["typescript", "html", "php", "cpp", "css", "json", "go"] as const)(
  "Every pattern that code of %s asks for is in a table",
  async (language) => {
    const patterns = new AskedStore();
    const store = new GrammarStore(patterns);
    const modules = (await bundledLanguages[language]()).default;
    const grammar = store.add(modules);
    if (grammar === null) throw new Error(`No grammar of ${language}.`);
    const style = () => null;
    const looks = { light: style, dark: style };
    lineColours({ language: store.language(grammar), looks, openingTag: () => "" })(
      Object.values(SAMPLES).join("\n\n").split("\n"),
    );
    const tables = modules.map(({ scopeName }) => shippedTable(scopeName));
    const unknown = [...patterns.asked].filter((source) => !tables.some((table) => factsIn(table, source)));
    expect(unknown).toEqual([]);
  },
);

test("A grammar that few people use, and one of a site, has no table", () => {
  expect(loadPatternTable("source.emacs.lisp")).toBeNull();
  expect(loadPatternTable("../build-id")).toBeNull();
});
