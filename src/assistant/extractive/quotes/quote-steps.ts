// Quotes a page that is written as steps, one section each: what to do first, and what the other steps are.
import type { KeyWords } from "../key-words.js";
import { type Section, sectionsBelow } from "../read-sections.js";
import { quoteSection } from "./quote-section.js";

const FEWEST_STEPS = 3;
/** Steps that are quoted with what to do, and the letters after which only the names of the others are. */
const FEWEST_QUOTED = 3;
const MOST_LETTERS = 1600;
const MOST_STEPS = 10;
const STEP = /^(?:(?:step|étape|schritt|paso|passo|etapa)\s+)?\d{1,2}\s*[.:)–—-]?\s+\S/i;
/** A section whose subsections are steps. */
const LEADS_TO_STEPS = /^(?!(?:next|other|further)\b).*\bsteps$/i;
const NAMED_STEP = /^(?:step|étape|schritt|paso|passo|etapa)\s+\d/i;

/** Empty where the page has no numbered steps. */
export function quoteSteps(sections: readonly Section[], words: KeyWords, question: string): string {
  return quoteThose(sectionsNamed(sections, STEP), words, question) || quoteNamedSteps(sections, words, question);
}

/** The same where headings say that they are steps: what is only numbered may be examples. */
export function quoteNamedSteps(sections: readonly Section[], words: KeyWords, question: string): string {
  const leading = sections.find(({ heading }) => heading !== null && LEADS_TO_STEPS.test(heading))?.heading ?? null;
  const below = leading === null ? [] : sectionsBelow(sections, leading);
  return (
    quoteThose(sectionsNamed(sections, NAMED_STEP), words, question) ||
    (below.some(({ blocks }) => blocks.length > 0) ? quoteThose(below, words, question) : "")
  );
}

/** Whether a heading is one step of several. */
export function isNamedStep(heading: string): boolean {
  return NAMED_STEP.test(heading);
}

function sectionsNamed(sections: readonly Section[], name: RegExp): Section[] {
  return sections.filter(({ heading }) => heading !== null && name.test(heading));
}

function quoteThose(steps: readonly Section[], words: KeyWords, question: string): string {
  return steps.length < FEWEST_STEPS ? "" : quoteEach(steps, words, question);
}

/** Sections below their names, the first of them with what they say. */
export function quoteEach(steps: readonly Section[], words: KeyWords, question: string): string {
  let letters = 0;
  const quoted = steps.slice(0, MOST_STEPS).map(({ heading, blocks }, index) => {
    const wish = { question, words, split: words.split, sentences: 2, paragraphs: 1, wantsCode: true, isAbout: true };
    const whole = quoteSection(blocks, wish);
    letters += whole.length;
    const text = index < FEWEST_QUOTED || letters <= MOST_LETTERS ? whole : "";
    return text === "" ? `**${heading}**` : `**${heading}**\n\n${text}`;
  });
  return quoted.join("\n\n");
}
