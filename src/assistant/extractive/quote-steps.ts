// Quotes a page that is written as steps, one section each: what to do first, and what the other steps are.
import type { KeyWords } from "./key-words.js";
import { quoteSection } from "./quote-section.js";
import type { Section } from "./read-sections.js";

const FEWEST_STEPS = 3;
/** Steps that are quoted with what to do; of the others only the names. */
const MOST_QUOTED = 3;
const MOST_STEPS = 10;
const STEP = /^(?:(?:step|étape|schritt|paso|passo|etapa)\s+)?\d{1,2}\s*[.:)–—-]?\s+\S/i;
const NAMED_STEP = /^(?:step|étape|schritt|paso|passo|etapa)\s+\d/i;

/** Empty where the page has no numbered steps. */
export function quoteSteps(sections: readonly Section[], words: KeyWords, question: string): string {
  return quoteThose(sectionsNamed(sections, STEP), words, question);
}

/** The same where headings say that they are steps: what is only numbered may be examples. */
export function quoteNamedSteps(sections: readonly Section[], words: KeyWords, question: string): string {
  return quoteThose(sectionsNamed(sections, NAMED_STEP), words, question);
}

function sectionsNamed(sections: readonly Section[], name: RegExp): Section[] {
  return sections.filter(({ heading }) => heading !== null && name.test(heading));
}

function quoteThose(steps: readonly Section[], words: KeyWords, question: string): string {
  if (steps.length < FEWEST_STEPS) return "";
  const quoted = steps.slice(0, MOST_STEPS).map(({ heading, blocks }, index) => {
    const wish = { question, words, split: words.split, sentences: 2, paragraphs: 1, wantsCode: true, isAbout: true };
    const text = index < MOST_QUOTED ? quoteSection(blocks, wish) : "";
    return text === "" ? `**${heading}**` : `**${heading}**\n\n${text}`;
  });
  return quoted.join("\n\n");
}
