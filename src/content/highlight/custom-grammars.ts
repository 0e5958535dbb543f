// Loads the grammars that a site brings itself (`styling.codeblocks.languages.custom`).
import type { HighlighterCore, LanguageRegistration } from "shiki/core";

/** Names of the languages, lower case, each with the name by which the highlighter knows it. */
export async function loadCustomGrammars(
  core: HighlighterCore,
  texts: readonly string[],
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const text of texts) {
    const grammar = parseGrammar(text);
    if (!grammar) continue;
    await core.loadLanguage(grammar);
    for (const name of [grammar.name, grammar.displayName, ...(grammar.aliases ?? [])]) {
      if (name) names.set(name.toLowerCase(), grammar.name);
    }
  }
  return names;
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
