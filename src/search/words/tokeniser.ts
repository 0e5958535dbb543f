// Combines a language's segmenter, word rules and stop words.
import { type CutWords, wordCutter } from "./cut-words.js";
import { loadWordRules, wordLanguage } from "./load-word-rules.js";
import { type TermOf, termMaker } from "./term-maker.js";

export interface Tokeniser {
  readonly language: string;
  readonly cut: CutWords;
  readonly termOf: TermOf;
  readonly stopWords: ReadonlySet<string>;
  /** The term of an abbreviation's long form: `configur` for `config`. */
  readonly longFormOf: (term: string) => string | null;
}

/** Makes the tokeniser for a site's language code, loading only what that language needs. */
export async function loadTokeniser(code: string): Promise<Tokeniser> {
  const language = wordLanguage(code);
  const rules = await loadWordRules(language);
  const termOf = termMaker(rules);
  const longForms = new Map(
    Object.entries(rules.longForms ?? {}).map(([short, long]) => [termOf(short), termOf(long)]),
  );
  return {
    language,
    cut: wordCutter(language),
    termOf,
    stopWords: new Set(rules.stopWords.split(/\s+/)),
    longFormOf: (term) => longForms.get(term) ?? null,
  };
}
