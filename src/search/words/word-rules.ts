// Owns the rules of a language: segmenting, stemming and stop words.

export interface WordRules {
  /** Brings the forms of a lower-case word together. */
  readonly stem: (word: string) => string;
  /** Lower-case words that say nothing in a question, divided by white space. Left out of queries only; the index keeps every word. */
  readonly stopWords: string;
  /** Long forms of abbreviations: a query for one finds the other, too. */
  readonly longForms?: Readonly<Record<string, string>>;
}

/** Endings can be stacked: a stemmer that removes one at a time gives a word and its plural the same form only when it is repeated. */
export function twice(stem: (word: string) => string): (word: string) => string {
  return (word) => stem(stem(word));
}
