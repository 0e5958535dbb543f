// Tells a passage that speaks of what is asked from one that has the words by chance: most words are somewhere on every site.
import type { Passage } from "../find-passages.js";
import type { KeyWords } from "../key-words.js";

/** A question with so many telling words is long. */
const MANY_WORDS = 6;

/** What a thing takes away of which nothing that was found has a word. */
const OF_UNKNOWN = 0.5;

/**
 * What has less has its words by chance. Found on 580 questions, as asked and cut to their key words, each asked of its own site
 * and of others, 48 in all.
 */
const ENOUGH = 1.3;

/** Whether a passage has the words of a question only here and there: few of them, far apart, and not in the page's title. */
export function isMetByChance(
  { coverage, together, titleCoverage }: Pick<Passage, "coverage" | "together" | "titleCoverage">,
  { telling, hasUnknown }: Pick<KeyWords, "telling" | "hasUnknown">,
): boolean {
  const closeness = telling === 1 ? coverage : together;
  const length = Math.min(telling / MANY_WORDS, 1);
  return coverage + closeness + titleCoverage + length - (hasUnknown ? OF_UNKNOWN : 0) < ENOUGH;
}
