// Quotes what the subsections of a section begin with, where the section itself only leads to them.
import type { KeyWords } from "../key-words.js";
import type { Section } from "../read-sections.js";
import { quoteSentence } from "./quote-sentence.js";

const FEWEST_SUBSECTIONS = 2;
const MOST_SUBSECTIONS = 8;
const LONGEST_BEGINNING = 240;

/** A list of the subsections with their first sentence; empty where the section has too few. */
export function quoteSubsections(subsections: readonly Section[], words: KeyWords): string {
  const parts = subsections.map((section) => {
    const beginning = beginningOf(section, words);
    return beginning === "" ? `- **${section.heading}**` : `- **${section.heading}**: ${beginning}`;
  });
  return parts.length < FEWEST_SUBSECTIONS ? "" : parts.slice(0, MOST_SUBSECTIONS).join("\n");
}

function beginningOf({ blocks }: Section, words: KeyWords): string {
  const first = blocks.find((block) => block.kind === "text" && !/[:：]$/.test(block.text));
  if (first === undefined) return "";
  const text = quoteSentence([first], words, true);
  return text.length <= LONGEST_BEGINNING ? text : "";
}
