// Quotes more of the page that a short lead opens: how it is done, or the lists and tables that its other sections hold.

import type { KeyWords } from "../key-words.js";
import { contradicts } from "../opposite-actions.js";
import { isCure } from "../question-kind.js";
import { type Block, blockText, type Section } from "../read-sections.js";
import { findProcedure, firstProcedure, stepsOf } from "./find-procedure.js";
import { isEnumeration, type QuoteWish, quoteBlock, SHOWS_HOW } from "./quote-block.js";
import { quoteSection } from "./quote-section.js";
import { quoteEach } from "./quote-steps.js";

/** The share of the question that the heading of a list has at least. */
const LEAST_OF_LIST = 0.4;
/** Sections that are quoted beside a lead. */
const MOST_PARTS = 2;

export interface PartsWish {
  readonly question: string;
  readonly words: KeyWords;
  /** Whether the page is about what is asked. */
  readonly isAboutPage: boolean;
  /** The text that is quoted already. */
  readonly quoted: string;
  /** The share of the question in the name of what leads, where these sections are beside it. */
  readonly leadsBy?: number;
}

/** What of the name that has most of a question another name has that says as much. */
const AS_WELL_NAMED = 0.9;

/** The first lists and tables of the sections that are best named after what is asked for; empty where there are none. */
export function quoteLists(sections: readonly Section[], wish: PartsWish): string {
  const least = Math.max(LEAST_OF_LIST, (wish.leadsBy ?? 0) * AS_WELL_NAMED);
  const parts = named(sections, wish, least).flatMap(({ heading, blocks }) => {
    const list = blocks.find((block) => isEnumeration(block) && isNew(block, wish));
    const share = wish.words.share(heading ?? "");
    return list ? [{ share, text: `**${heading}**\n\n${quoteBlock(list, partWish(wish))}` }] : [];
  });
  const most = Math.max(...parts.map(({ share }) => share));
  const best = parts.filter(({ share }) => share >= most * AS_WELL_NAMED).slice(0, MOST_PARTS);
  return best.map(({ text }) => text).join("\n\n");
}

/** What "Which role do I need?" asks for. */
const ASKED_FOR =
  /^(?:which|what)\s+(?:kinds? of\s+)?(\p{L}{3,}?)s?\s+(?:do|does|is|are|can|should|must|may|will|has|have)\b/iu;

/** The first list or table of a section that is named after the things of which one is asked for; empty where there is none. */
export function quoteListOfThings(sections: readonly Section[], wish: PartsWish): string {
  const thing = ASKED_FOR.exec(wish.question)?.[1];
  if (thing === undefined) return "";
  const isOfThings = new RegExp(`\\b${thing}s?\\b`, "i");
  return quoteFirstList(
    sections.filter(({ heading }) => heading !== null && isOfThings.test(heading)),
    wish,
  );
}

/** The share of the question in the heading of a part that says how to do some of it. */
const LEAST_OF_PART = 0.3;

/** What the sections say that are named after what is asked for; empty where none is. */
export function quoteNamedParts(
  sections: readonly Section[],
  { words, question }: Pick<PartsWish, "words" | "question">,
): string {
  const wish = { words, question, isAboutPage: true, quoted: "" };
  return named(sections, wish, LEAST_OF_PART)
    .filter(({ heading }) => !contradicts(question, heading ?? ""))
    .slice(0, MOST_PARTS)
    .map((section) => quoteToDo(section, [], wish))
    .filter((part) => part !== "")
    .join("\n\n");
}

/** The first list or table of a page that is called after what is asked for; empty where it has none. */
export function quoteFirstList(sections: readonly Section[], wish: PartsWish): string {
  return quoteFirst(sections, isEnumeration, wish);
}

/** The first table of a page that compares; empty where it has none. */
export function quoteTable(sections: readonly Section[], wish: PartsWish): string {
  return quoteFirst(sections, ({ kind }) => kind === "table", wish);
}

/** The first new block that fits, below the name of its section. */
function quoteFirst(sections: readonly Section[], fits: (block: Block) => boolean, wish: PartsWish): string {
  for (const { heading, blocks } of sections) {
    const block = blocks.find((each) => fits(each) && isNew(each, wish));
    if (block) return `${heading === null ? "" : `**${heading}**\n\n`}${quoteBlock(block, partWish(wish))}`;
  }
  return "";
}

/** The section that says how to do what is asked for; empty where there is none. */
export function quoteProcedure(sections: readonly Section[], wish: PartsWish): string {
  const unquoted = (all: readonly Section[]) => all.filter((section) => isUnquoted(section, wish));
  const section = findProcedure(unquoted(sections), wish);
  return section === null ? "" : quoteToDo(section, unquoted(stepsOf(section)), wish);
}

/** The section that says what helps; empty where there is none. */
export function quoteCure(sections: readonly Section[], wish: PartsWish): string {
  const cure = sections.find(
    (section) => section.heading !== null && isCure(section.heading) && isUnquoted(section, wish),
  );
  return cure ? quoteToDo(cure, [], wish) : "";
}

/** The first subsection that says what to do; empty where there is none. */
export function quoteFirstProcedure(subsections: readonly Section[], wish: PartsWish): string {
  const section = firstProcedure(subsections, wish);
  return section === null ? "" : quoteToDo(section, [], wish);
}

/** What a section says to do, below its name. */
function quoteToDo(section: Section, steps: readonly Section[], wish: PartsWish): string {
  const text = quoteSection(section.blocks, {
    ...partWish(wish),
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

function isUnquoted({ blocks }: Section, wish: PartsWish): boolean {
  return blocks.every((block) => isNew(block, wish));
}

/** Letters that tell a block from others. */
const BEGINNING = 30;

function isNew(block: Block, { quoted }: PartsWish): boolean {
  return !quoted.includes(blockText(block).slice(0, BEGINNING));
}

/** What is wanted of a block that is quoted beside a lead. */
export function partWish({ question, words }: Pick<PartsWish, "question" | "words">): QuoteWish {
  return { question, words, split: words.split, sentences: 4, paragraphs: 2, wantsCode: false, isAbout: true };
}
