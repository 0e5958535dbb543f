// Quotes the one sentence that says what a section is about.
import type { KeyWords } from "../key-words.js";
import type { Block } from "../read-sections.js";
import { quoteSection } from "./quote-section.js";

/** One line, or empty where the blocks say nothing. `isAbout`: whether they are about the question as a whole. */
export function quoteSentence(blocks: readonly Block[], words: KeyWords, isAbout: boolean): string {
  const wish = { question: "", words, split: words.split, sentences: 1, paragraphs: 1, wantsCode: false, isAbout };
  return quoteSection(blocks, wish).replace(/\s*\n\s*/g, " ");
}
