// Owns the grammars that are loaded, and the languages made of them.
import type { LanguageRegistration } from "shiki/core";
import type { PatternStore } from "./patterns/pattern-store.js";
import { Language } from "./textmate/language.js";
import type { RawGrammar } from "./textmate/raw-grammar.js";

export class GrammarStore {
  private readonly byScope = new Map<string, RawGrammar>();
  private readonly languages = new Map<RawGrammar, Language>();

  /** Patterns are compiled once for all stores that share them. */
  constructor(private readonly patterns: PatternStore) {}

  /** Adds grammars; the last one includes the others. An earlier grammar for the same scope stays. */
  add(grammars: readonly LanguageRegistration[]): RawGrammar | null {
    for (const each of grammars) {
      if (!this.byScope.has(each.scopeName)) this.byScope.set(each.scopeName, each as unknown as RawGrammar);
    }
    return this.byScope.get(grammars.at(-1)?.scopeName ?? "") ?? null;
  }

  /** The language of a grammar. It includes the grammars present when it is first requested. */
  language(grammar: RawGrammar): Language {
    let language = this.languages.get(grammar);
    if (language === undefined) {
      language = new Language(grammar, new Map(this.byScope), this.patterns);
      this.languages.set(grammar, language);
    }
    return language;
  }
}
