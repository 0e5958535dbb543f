// Loads the grammars that a site brings itself (`styling.codeblocks.languages.custom`).
import type { LanguageRegistration } from "shiki/core";
import type { GrammarStore } from "./grammar-store.js";
import type { RawGrammar } from "./textmate/raw-grammar.js";

/** Adds grammars to the store. Returns them by their lower-case names. */
export function customGrammars(store: GrammarStore, texts: readonly string[]): Map<string, RawGrammar> {
  const names = new Map<string, RawGrammar>();
  for (const text of texts) {
    const grammar = parseGrammar(text);
    const added = grammar && store.add([grammar]);
    if (!added) continue;
    for (const name of namesOf(grammar)) names.set(name, added);
  }
  return names;
}

/** The lower-case names that a grammar gives its language; none where the text is no grammar. */
export function grammarNames(text: string): string[] {
  const grammar = parseGrammar(text);
  return grammar ? namesOf(grammar) : [];
}

function namesOf({ name, displayName, aliases = [] }: LanguageRegistration): string[] {
  return [name, displayName ?? "", ...aliases].filter((each) => each !== "").map((each) => each.toLowerCase());
}

/** Null where the text is not a TextMate grammar. */
function parseGrammar(text: string): LanguageRegistration | null {
  try {
    const grammar: unknown = JSON.parse(text);
    return isGrammar(grammar) ? { ...grammar, name: grammar.name.toLowerCase() } : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function isGrammar(value: unknown): value is LanguageRegistration {
  if (typeof value !== "object" || value === null) return false;
  return "name" in value && typeof value.name === "string" && "scopeName" in value && "patterns" in value;
}
