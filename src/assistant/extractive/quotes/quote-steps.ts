// Quotes a page that is written as steps, one section each: what to do first, and what the other steps are.
import type { KeyWords } from "../key-words.js";
import { blocksWithin, type Section, sectionsBelow } from "../read-sections.js";
import { quoteSection } from "./quote-section.js";

const FEWEST_STEPS = 3;
/** Steps that are quoted with what to do, and the letters after which only the names of the others are. */
const FEWEST_QUOTED = 3;
const MOST_LETTERS = 1600;
const MOST_STEPS = 10;
const STEP = /^(?:(?:step|étape|schritt|paso|passo|etapa)\s+)?(\d{1,2})\s*[.:)–—-]?\s+\S(?!.*[?？]$)/i;
/** A section whose subsections are steps. */
const LEADS_TO_STEPS = /^(?!(?:next|other|further)\b).*\bsteps$/i;
const NAMED_STEP = /^(?:step|étape|schritt|paso|passo|etapa)\s+(\d{1,2})/i;

/** Which steps of a page are quoted, and for what. */
export interface StepsWish {
  readonly words: KeyWords;
  readonly question: string;
  /** The heading of the section that answers: of several series the one that it is of is quoted. */
  readonly within: string;
}

/** Empty where the page has no numbered steps. */
export function quoteSteps(sections: readonly Section[], wish: StepsWish): string {
  return quoteThose(seriesOf(sections, STEP, wish), wish) || quoteNamedSteps(sections, wish);
}

/** The same where headings say that they are steps: what is only numbered may be examples. */
export function quoteNamedSteps(sections: readonly Section[], wish: StepsWish): string {
  const leading = sections.find(({ heading }) => heading !== null && LEADS_TO_STEPS.test(heading))?.heading ?? null;
  const below = leading === null ? [] : sectionsBelow(sections, leading);
  return (
    quoteThose(seriesOf(sections, NAMED_STEP, wish), wish) ||
    (below.some(({ blocks }) => blocks.length > 0) ? quoteThose(below, wish) : "")
  );
}

/** Whether a heading is one step of several. */
export function isStep(heading: string): boolean {
  return STEP.test(heading);
}

interface Series {
  readonly level: number;
  readonly steps: Section[];
  last: number;
}

/** The steps from one to the last: the series that has the section meant, else the first. Steps may have steps of their own. */
function seriesOf(sections: readonly Section[], step: RegExp, { within }: StepsWish): readonly Section[] {
  const series: Series[] = [];
  for (const section of sections) {
    const number = Number(step.exec(section.heading ?? "")?.[1] ?? 0);
    if (number === 0) continue;
    const open = series.findLast(({ level }) => level === section.level);
    const own = open && number > open.last ? open : { level: section.level, steps: [], last: 0 };
    if (own !== open) series.push(own);
    own.steps.push({ ...section, blocks: blocksWithin(sections, section) });
    own.last = number;
  }
  const whole = series.map(({ steps }) => steps).filter((steps) => steps.length >= FEWEST_STEPS);
  return whole.find((steps) => steps.some(({ heading }) => heading === within)) ?? whole[0] ?? [];
}

function quoteThose(steps: readonly Section[], { words, question }: StepsWish): string {
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
