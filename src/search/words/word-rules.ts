// Owns the rules of a language: segmenting, stemming and stop words, and light stemmers made from lists of endings.

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

interface Endings {
  /** Endings by list: from each list at most one is taken off, the longest that fits, list after list. */
  readonly lists: readonly (readonly string[])[];
  /** Fewest letters that must stay. */
  readonly least: number;
}

/** A stemmer that takes known endings off. The result need not be a word: it only has to be the same for all forms. */
export function stripEndings({ lists, least }: Endings): (word: string) => string {
  const ordered = lists.map((endings) => [...endings].sort((a, b) => b.length - a.length));
  return (word) => {
    let stem = word;
    for (const endings of ordered) {
      const ending = endings.find((each) => stem.endsWith(each) && stem.length - each.length >= least);
      if (ending !== undefined) stem = stem.slice(0, stem.length - ending.length);
    }
    return stem;
  };
}

/** Reads endings divided by white space. */
export function endings(text: string): readonly string[] {
  return text.split(/\s+/).filter((each) => each !== "");
}
