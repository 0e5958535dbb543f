// Quotes one block of a section: of a text the sentences that are about the question, of a long list or table its best lines.
import { unreachable } from "../../../shared/problem.js";
import type { KeyWords } from "../key-words.js";
import { type Block, isCaption, listMarkdown, plainText } from "../read-sections.js";
import type { SplitSentences } from "../split-sentences.js";
import { quoteTable } from "./quote-table.js";

export interface QuoteWish {
  /** As the reader asked, for the language that it may name. */
  readonly question: string;
  readonly words: KeyWords;
  readonly split: SplitSentences;
  /** Most sentences of one paragraph. */
  readonly sentences: number;
  /** Most paragraphs. */
  readonly paragraphs: number;
  /** Whether a code block should be among them. */
  readonly wantsCode: boolean;
  /** Whether a list or table should be among them. */
  readonly wantsList?: boolean;
  /** Whether numbered steps should be among them. */
  readonly wantsSteps?: boolean;
  /** Whether all that the section says to do should be. */
  readonly wantsInstructions?: boolean;
  /** Whether a short section should be quoted whole. */
  readonly wantsWhole?: boolean;
  /** Whether the section as a whole is about the question, so that its beginning counts. */
  readonly isAbout: boolean;
}

/** In lines. */
export const LONGEST_CODE = 60;
const LONGEST_LIST = 12;

/** Items, and letters of each, of a list of names that is quoted whole to who asks which there are. */
const MOST_NAMES = 40;
const LONGEST_NAME = 100;

/** Sentences that mean little without the one before them. */
const POINTS_BACK =
  /^(?:this|that|these|those|it|its|they|them|such|here|however|but|also|instead|otherwise|then|for example|in this case|additionally|both)\b/i;

/** Markdown. */
export function quoteBlock(block: Block, wish: QuoteWish): string {
  switch (block.kind) {
    case "text":
      return quoteSentences(block.text, wish);
    case "list":
      return quoteList(block.items, block.isOrdered, wish);
    case "table":
      return quoteTable(block.text, { isListWanted: wish.wantsList === true, rate: (row) => rateText(row, wish) });
    case "code":
      return block.text;
    default:
      return unreachable(block);
  }
}

/** The same, but a text as a whole. */
export function quoteWhole(block: Block, wish: QuoteWish): string {
  return block.kind === "text" ? block.text : quoteBlock(block, wish);
}

/** A run of sentences around the best one, in their order. */
function quoteSentences(text: string, wish: QuoteWish): string {
  const sentences = wish.split(text);
  if (sentences.length <= wish.sentences) return sentences.join(" ");
  const scores = sentences.map(
    (sentence, index) => rateText(sentence, wish) + (index === 0 ? (wish.isAbout ? 0.4 : 0.1) : 0),
  );
  let start = scores.indexOf(Math.max(...scores));
  if (start > 0 && POINTS_BACK.test(plainText(sentences[start] ?? ""))) start--;
  const from = Math.max(0, Math.min(start, sentences.length - wish.sentences));
  return sentences.slice(from, from + wish.sentences).join(" ");
}

/** What stands for items that are left out. */
const LEFT_OUT = "…";

function quoteList(items: readonly string[], isOrdered: boolean, wish: QuoteWish): string {
  const isShort = items.length <= LONGEST_LIST && items.reduce((sum, item) => sum + lineCount(item), 0) <= LONGEST_CODE;
  const isOfNames = wish.wantsList && items.length <= MOST_NAMES && items.every((item) => item.length <= LONGEST_NAME);
  const isWhole = isShort || isOfNames || (isOrdered && items.length <= 2);
  if (isWhole) return listMarkdown(isOrdered ? items : items.map((item) => shortItem(item, wish)), isOrdered);
  const rated = items.map((item, index) => ({ item, index, score: rateText(item, wish) }));
  if (isOrdered) return listMarkdown(stepsOf(items).slice(0, 20), true);
  rated.sort((a, b) => b.score - a.score || a.index - b.index);
  const best = rated.slice(0, 6).sort((a, b) => a.index - b.index);
  const told = best.map(({ item }) => shortItem(firstParagraph(item), wish));
  return listMarkdown([...told, LEFT_OUT], false);
}

/** Lines of an item that is quoted whole, and most of a longer one. */
const LONGEST_ITEM = 20;
const MOST_LINES = 8;

/** Of an item with many more below it, those that say most of the question, below what they are parts of. */
function shortItem(item: string, wish: QuoteWish): string {
  const lines = item.split("\n");
  if (lines.length <= LONGEST_ITEM || item.includes("```")) return item;
  const rated = lines.map((line, at) => ({ at, score: rateText(line, wish) }));
  const best = rated.toSorted((a, b) => b.score - a.score || a.at - b.at).slice(0, MOST_LINES);
  const kept = new Set([0, ...best.flatMap(({ at }) => withAbove(lines, at))]);
  return [...lines.filter((_, at) => kept.has(at)), `- ${LEFT_OUT}`].join("\n");
}

/** The line with those that it is indented below. */
function withAbove(lines: readonly string[], at: number): number[] {
  const depth = depthOf(lines[at]);
  const above = lines.slice(0, at).findLastIndex((line) => depthOf(line) < depth);
  return above < 0 ? [at] : [...withAbove(lines, above), at];
}

function depthOf(line = ""): number {
  return line.length - line.trimStart().length;
}

/** The first steps whole, and what the others are about. */
function stepsOf(items: readonly string[]): string[] {
  let lines = 0;
  return items.map((item) => {
    lines += lineCount(item);
    return lines <= LONGEST_CODE ? item : firstParagraphAndCode(item);
  });
}

/** What a step is about, and its first command where that is short. */
function firstParagraphAndCode(item: string): string {
  const code = /\n([ \t]*)(`{3,})[^`]*?\n\1\2(?=\n|$)/.exec(item)?.[0] ?? "";
  return code === "" || lineCount(code) > LONGEST_STEP_CODE ? firstParagraph(item) : `${firstParagraph(item)}\n${code}`;
}

const LONGEST_STEP_CODE = 8;

function firstParagraph(item: string): string {
  return item.split("\n\n")[0] ?? "";
}

/** How much of the question a text is about; saying what something is counts most. */
export function rateText(text: string, { words }: QuoteWish): number {
  const plain = plainText(text);
  return words.share(plain) + (words.isDefinition(plain) ? 0.5 : 0);
}

const SHORTEST_ENUMERATION = 3;

/** Whether a block says what to do first, and what then. */
export function isSteps(block: Block | undefined): boolean {
  return block?.kind === "list" && block.isOrdered && block.items.length > 1;
}

/** Code or numbered steps in what is quoted. */
export const SHOWS_HOW = /^ {0,3}(?:```|2\. )/m;

/** Names above what several parts of the page say. */
export const NAMES_PARTS = /(?:^\*\*[^*[\]\n]+\*\*$[\s\S]*?){2}/m;

/** Whether a block enumerates things; what is numbered is done one after the other. */
export function isEnumeration(block: Block | undefined): boolean {
  if (block?.kind === "list") return !block.isOrdered && block.items.length >= SHORTEST_ENUMERATION;
  return block?.kind === "table";
}

const LONGEST_BADGE = 40;

/** A few words that are no sentence, such as the version that something came with, or the caption of a picture. */
export function isBadge(block: Block): boolean {
  if (isCaption(block)) return true;
  return block.kind === "text" && block.text.length < LONGEST_BADGE && !/[.!?:。！？：…)`]$/.test(block.text.trim());
}

export function lineCount(text: string): number {
  return text.split("\n").length;
}
