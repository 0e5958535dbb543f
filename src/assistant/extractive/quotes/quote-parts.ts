// Quotes more of the page that a short lead opens: how it is done, or the lists and tables that its other sections hold.

import type { KeyWords } from "../key-words.js";
import { contradicts } from "../opposite-actions.js";
import { isCure } from "../question-kind.js";
import { type Block, blockText, type Section } from "../read-sections.js";
import { findProcedure, firstProcedure, stepsOf } from "./find-procedure.js";
import { isEnumeration, quoteBlock, SHOWS_HOW } from "./quote-block.js";
import { quoteSection } from "./quote-section.js";
import { quoteEach } from "./quote-steps.js";

/** The share of the question that the heading of a list has at least. */
const LEAST_OF_LIST = 0.4;
const MOST_LISTS = 2;

export interface PartsWish {
  readonly question: string;
  readonly words: KeyWords;
  /** Whether the page is about what is asked. */
  readonly isAboutPage: boolean;
  /** The text that is quoted already. */
  readonly quoted: string;
}

/** The first lists and tables of the sections that are named after what is asked for; empty where there are none. */
export function quoteLists(sections: readonly Section[], wish: PartsWish): string {
  const parts = named(sections, wish, LEAST_OF_LIST).flatMap(({ heading, blocks }) => {
    const list = blocks.find((block) => isEnumeration(block) && isNew(block, wish));
    return list ? [`**${heading}**\n\n${quoteBlock(list, blockWish(wish))}`] : [];
  });
  return parts.slice(0, MOST_LISTS).join("\n\n");
}

/** The share of the question in the heading of a part that says how to do some of it. */
const LEAST_OF_PART = 0.3;

/** What the sections say that are named after what is asked for; empty where none is. */
export function quoteNamedParts(
  sections: readonly Section[],
  { words, question }: Pick<PartsWish, "words" | "question">,
): string {
  const asked = sections.filter(
    ({ heading }) => heading !== null && words.share(heading) >= LEAST_OF_PART && !contradicts(question, heading),
  );
  const wish = { words, question, isAboutPage: true, quoted: "" };
  return asked
    .slice(0, MOST_LISTS)
    .map((section) => quoteInstructions(section, [], wish))
    .filter((part) => part !== "")
    .join("\n\n");
}

/** The first list or table of a page that is called after what is asked for; empty where it has none. */
export function quoteFirstList(sections: readonly Section[], wish: PartsWish): string {
  for (const { heading, blocks } of sections) {
    const list = blocks.find((block) => isEnumeration(block) && isNew(block, wish));
    if (list) return `${heading === null ? "" : `**${heading}**\n\n`}${quoteBlock(list, blockWish(wish))}`;
  }
  return "";
}

/** The first table of a page that compares; empty where it has none. */
export function quoteTable(sections: readonly Section[], wish: PartsWish): string {
  for (const { heading, blocks } of sections) {
    const table = blocks.find((block) => block.kind === "table" && isNew(block, wish));
    const name = heading === null ? "" : `**${heading}**\n\n`;
    if (table) return `${name}${quoteBlock(table, blockWish(wish))}`;
  }
  return "";
}

/** The section that says how to do what is asked for; empty where there is none. */
export function quoteProcedure(sections: readonly Section[], wish: PartsWish): string {
  const isUnquoted = ({ blocks }: Section) => blocks.every((block) => isNew(block, wish));
  const section = findProcedure(sections.filter(isUnquoted), wish);
  return section === null ? "" : quoteInstructions(section, stepsOf(section).filter(isUnquoted), wish);
}

/** The section that says what helps; empty where there is none. */
export function quoteCure(sections: readonly Section[], wish: PartsWish): string {
  const cure = sections.find(
    ({ heading, blocks }) => heading !== null && isCure(heading) && blocks.every((block) => isNew(block, wish)),
  );
  return cure ? quoteInstructions(cure, [], wish) : "";
}

/** The first subsection that says what to do; empty where there is none. */
export function quoteFirstProcedure(subsections: readonly Section[], wish: PartsWish): string {
  const section = firstProcedure(subsections, wish);
  return section === null ? "" : quoteInstructions(section, [], wish);
}

function quoteInstructions(section: Section, steps: readonly Section[], wish: PartsWish): string {
  const text = quoteSection(section.blocks, {
    ...blockWish(wish),
    wantsCode: true,
    wantsSteps: true,
    wantsInstructions: true,
  });
  const each = SHOWS_HOW.test(text) ? "" : quoteEach(steps, wish.words, wish.question);
  const parts = [text, each].filter((part) => part !== "");
  return parts.length === 0 ? "" : [`**${section.heading}**`, ...parts].join("\n\n");
}

function named(sections: readonly Section[], { words }: PartsWish, least: number): Section[] {
  return sections.filter(({ heading }) => heading !== null && words.share(heading) >= least);
}

/** Letters that tell a block from others. */
const BEGINNING = 30;

function isNew(block: Block, { quoted }: PartsWish): boolean {
  return !quoted.includes(blockText(block).slice(0, BEGINNING));
}

function blockWish({ question, words }: PartsWish) {
  return { question, words, split: words.split, sentences: 4, paragraphs: 2, wantsCode: false, isAbout: true };
}
