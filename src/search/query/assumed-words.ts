// Reports which words were assumed for words that the site does not have.
import type { LookUp } from "./join-terms.js";

/** A word of a query that no page has, and the one that was taken for it. */
export interface AssumedWord {
  /** As the reader wrote it. */
  readonly word: string;
  /** As the site writes it, in lower case. */
  readonly meant: string;
}

/**
 * The assumed words of what was found.
 * @param textOf what was found, asked for where a word was assumed
 * @param termOf makes a word a term of the index
 */
export function assumedWords(
  lookUps: readonly Pick<LookUp, "word" | "terms" | "how">[],
  textOf: () => string,
  termOf: (word: string) => string,
): AssumedWord[] {
  const assumed = lookUps.filter(({ how, terms }) => how === "typo" && terms.length > 0);
  if (assumed.length === 0) return [];
  const shown = textOf().match(/[\p{L}\p{M}\p{N}_]+/gu) ?? [];
  return assumed.flatMap(({ word, terms }) => {
    const meant = shown.find((each) => terms.includes(termOf(each.toLowerCase())))?.toLowerCase();
    return meant === undefined ? [] : [{ word, meant }];
  });
}
