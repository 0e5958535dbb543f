// Owns what search has to know of a language: how words are cut from text, brought to one form, and which ones a query can do without.

export interface WordRules {
  /** Brings the forms of a lower-case word together. */
  readonly stem: (word: string) => string;
  /** Lower-case words that say nothing in a question. Left out of queries only; the index keeps every word. */
  readonly stopWords: ReadonlySet<string>;
  /** What short words stand for: a query for one finds the other too. */
  readonly longForms?: Readonly<Record<string, string>>;
}

/** Reads a list of words divided by white space. */
export function wordList(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).filter((word) => word !== ""));
}

/** For languages whose words do not change their form. */
export function unchanged(word: string): string {
  return word;
}
