// Finds the section of a page that says how to do what is asked.
import { namesLanguage } from "../code-languages.js";
import { hasNamedSample } from "../code-samples.js";
import type { KeyWords } from "../key-words.js";
import { contradicts, doesTheSame } from "../opposite-actions.js";
import type { Block, Section } from "../read-sections.js";
import { isSteps } from "./quote-block.js";

export interface ProcedureWish {
  readonly question: string;
  readonly words: KeyWords;
  /** Whether the page is about what is asked: then its first instructions are what is wanted. */
  readonly isAboutPage: boolean;
}

/** The share of the question in a heading that says what the section is for. */
const LEAST_SHARE = 0.15;
/** The share of its words that the question has, where it does not begin with what to do. */
const LEAST_FOCUS = 0.7;
/** The same on a page that is about something else. */
const LEAST_ELSEWHERE = 0.9;

/** Headings that promise instructions whatever the page is about. */
const INSTRUCTS =
  /^(?:(?:step )?\d+\s*[.):–—-]?\s*)?(?:quick ?(?:start|usage)|(?:basic )?usage|get(?:ting)? started|install(?:ation|ing)?|set(?:ting)? ?(?:it )?up|configur(?:e|ation|ing)|how to (?:use|set up|do)|(?:[\w-]+ )?steps|instructions|basic example)\b|\brecommended\b/i;
/** Headings that begin with what a reader does. */
const BEGINS_TO_DO =
  /^(?:(?:step )?\d+\s*[.):–—-]?\s*)?(?:start|creat|add|configur|enabl|connect|writ|us|send|mak|run|build|deploy|purchas|buy|get|set)(?:e|s|es|ing|ting|ning)?\b/i;
/** Headings of what comes before or after the matter. */
const BESIDE =
  /\b(?:prerequisites?|requirements?|before you (?:start|begin)|troubleshoot\w*|limit\w*|verif\w*|response|errors?|faqs?|next steps|see also|related|support|migrat\w*|upgrad\w*|advanced|legacy|deprecated|notes?|props|parameters|arguments|return values?|type definitions?)\b/i;

/** Whether a heading says that its section comes before or after what is asked. */
export function isBeside(heading: string, question: string): boolean {
  return (BESIDE.test(heading) && !BESIDE.test(question)) || (TESTS.test(heading) && !/\btest/i.test(question));
}

/** What was done is tested last. */
const TESTS = /^test(?:ing)?\b/i;

/** Null where none of these sections does. */
export function findProcedure(sections: readonly Section[], wish: ProcedureWish): Section | null {
  let best: { section: Section; value: number } | null = null;
  for (const [index, section] of sections.entries()) {
    const value = rate(section, stepsOf(section), wish) - index / 100;
    if (value > 0 && (best === null || value > best.value)) best = { section, value };
  }
  return best?.section ?? null;
}

/** The first of these sections that says what to do; null where none does. */
export function firstProcedure(sections: readonly Section[], { question }: ProcedureWish): Section | null {
  const instructing = sections.filter(
    ({ heading, blocks }) => heading !== null && instructs(blocks, question) && !contradicts(question, heading),
  );
  return instructing[0] ?? null;
}

/** The subsections of a section that promises instructions. */
export function stepsOf({ heading, below }: Section): readonly Section[] {
  return heading !== null && INSTRUCTS.test(heading) ? below : [];
}

/** Not above 0 where the section is no answer. */
function rate(
  { heading, blocks }: Section,
  steps: readonly Section[],
  { question, words, isAboutPage }: ProcedureWish,
): number {
  if (heading === null || contradicts(question, heading)) return 0;
  const share = words.share(heading);
  if (share >= LEAST_ELSEWHERE) return 1 + share;
  const areSteps = steps.some((step) => instructs(step.blocks, question));
  if (!isAboutPage || !(instructs(blocks, question) || areSteps) || isBeside(heading, question)) return 0;
  if (INSTRUCTS.test(heading)) return (isInstalling(heading, question) ? 0.4 : 0.8) + share;
  const isToDo = BEGINS_TO_DO.test(heading);
  if (share < LEAST_SHARE || (!isToDo && words.focus(heading) < LEAST_FOCUS)) return 0;
  return share + (isToDo ? 0.4 : 0) + (doesTheSame(question, heading) ? 0.2 : 0) + (blocks.some(isSteps) ? 0.2 : 0);
}

/** What is installed is used next: only who asks for it stops there. */
function isInstalling(heading: string, question: string): boolean {
  const installs = /\b(?:install\w*|set(?:ting)? ?up)\b/i;
  return installs.test(heading) && !installs.test(question);
}

/** Steps, or code in the language that is asked for. */
function instructs(blocks: readonly Block[], question: string): boolean {
  if (namesLanguage(question)) return blocks.some(isCode) && hasNamedSample(blocks, question);
  return blocks.some((block) => isSteps(block) || isCode(block));
}

function isCode(block: Block): boolean {
  return block.kind === "code";
}
