// Makes light stemmers from lists of endings.

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
