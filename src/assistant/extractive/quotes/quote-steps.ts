// Quotes a page that is written as steps, one section each: what to do first, and what the other steps are.
import { hasNamedSample } from "../code-samples.js";
import type { KeyWords } from "../key-words.js";
import type { Section } from "../read-sections.js";
import { blocksWithin, outwards, pageOf, within } from "../section-places.js";
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

export interface StepsWish {
  readonly words: KeyWords;
  readonly question: string;
}

type Step = Pick<Section, "heading" | "blocks">;

/** The steps of a section's page that are nearest to it; empty where the page has no numbered steps. */
export function quoteSteps(near: Section, wish: StepsWish): string {
  return quoteSeries(near, STEP, wish) || quoteNamedSteps(near, wish);
}

/** The same where headings say that they are steps: what is only numbered may be examples. */
export function quoteNamedSteps(near: Section, wish: StepsWish): string {
  const below = leadingToSteps(near)?.below ?? [];
  return (
    quoteSeries(near, NAMED_STEP, wish) ||
    (below.some(({ blocks }) => blocks.length > 0) ? quoteThose(below, wish) : "")
  );
}

function quoteSeries(near: Section, step: RegExp, wish: StepsWish): string {
  const steps = seriesOf(near, step, wish).map((each) => ({ ...each, blocks: blocksWithin(each) }));
  return quoteThose(steps, wish);
}

function leadingToSteps(near: Section): Section | null {
  for (const sections of outwards(near)) {
    const leading = sections.find(({ heading }) => heading !== null && LEADS_TO_STEPS.test(heading));
    if (leading) return leading;
  }
  return null;
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

/** The steps from one to the last: the series that has the section, else the nearest to it. */
function seriesOf(near: Section, step: RegExp, { question }: StepsWish): readonly Section[] {
  const all = allSeries(within(pageOf(near)), step);
  const own = all.find((steps) => steps.includes(near));
  if (own) return own;
  // What is shown for each language is chosen by the one that is asked for.
  const asked = all.filter((steps) => hasNamedSample(steps.flatMap(blocksWithin), question));
  for (const sections of outwards(near)) {
    const inside = (asked.length > 0 ? asked : all).find((steps) => steps.every((each) => sections.includes(each)));
    if (inside) return inside;
  }
  return [];
}

/** Steps may have steps of their own. */
function allSeries(sections: readonly Section[], step: RegExp): readonly (readonly Section[])[] {
  const series: Series[] = [];
  for (const section of sections) {
    const number = Number(step.exec(section.heading ?? "")?.[1] ?? 0);
    if (number === 0) continue;
    const open = series.findLast(({ level }) => level === section.level);
    const own = open && number > open.last ? open : { level: section.level, steps: [], last: 0 };
    if (own !== open) series.push(own);
    own.steps.push(section);
    own.last = number;
  }
  return series.map(({ steps }) => steps).filter((steps) => steps.length >= FEWEST_STEPS);
}

function quoteThose(steps: readonly Step[], { words, question }: StepsWish): string {
  return steps.length < FEWEST_STEPS ? "" : quoteEach(steps, words, question);
}

/** Sections below their names, the first of them with what they say. */
export function quoteEach(steps: readonly Step[], words: KeyWords, question: string): string {
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
