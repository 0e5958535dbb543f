// Puts a language's cutter, word rules and stop words together.
import { type CutWords, wordCutter } from "./cut-words.js";
import { loadWordRules, wordLanguage } from "./load-word-rules.js";
import { type TermOf, termMaker } from "./term-maker.js";

export interface Tokeniser {
  readonly language: string;
  readonly cut: CutWords;
  readonly termOf: TermOf;
  readonly stopWords: ReadonlySet<string>;
}

/** Makes the tokeniser for a site's language code, loading only what that language needs. */
export async function loadTokeniser(code: string): Promise<Tokeniser> {
  const language = wordLanguage(code);
  const rules = await loadWordRules(language);
  return { language, cut: wordCutter(language), termOf: termMaker(rules), stopWords: rules.stopWords };
}
