// Quotes one block of a section: of a very long text the sentences that are about the question, of a long list or table its best lines.
import { unreachable } from "../../../shared/problem.js";
import type { KeyWords } from "../key-words.js";
import { type Block, listMarkdown, plainText } from "../read-sections.js";

export interface QuoteWish {
  /** As the reader asked, for the language that it may name. */
  readonly question: string;
  readonly words: KeyWords;
  /** Whether it asks how to do something. */
  readonly asksHow: boolean;
  /** Whether it asks which things there are. */
  readonly asksWhich: boolean;
}

/** In lines. */
export const LONGEST_CODE = 60;

/** Letters of what is quoted of a section, and of a numbered list. */
export const LONGEST_QUOTE = 1100;

export const LONGEST_STEPS = 2400;

/** What stands for what is left out. */
const LEFT_OUT = "…";

/** Markdown. */
export function quoteBlock(block: Block, wish: QuoteWish): string {
  switch (block.kind) {
    case "text":
      return block.text.length <= LONGEST_QUOTE ? block.text : bestSentences(block.text, wish);
    case "list":
      return block.isOrdered ? quoteSteps(block.items) : quoteList(block.items, wish);
    case "table":
      return quoteTable(block.text, wish);
    case "code":
      return block.text;
    default:
      return unreachable(block);
  }
}

/** As many steps from the first as there is room for, each whole. */
function quoteSteps(items: readonly string[]): string {
  let letters = 0;
  const end = items.findIndex((item, index) => {
    letters += item.length;
    return index > 0 && letters > LONGEST_STEPS;
  });
  return end < 0 ? listMarkdown(items, true) : `${listMarkdown(items.slice(0, end), true)}\n\n${LEFT_OUT}`;
}

/** The best sentence with those after it, as far as there is room. */
function bestSentences(text: string, wish: QuoteWish): string {
  const sentences = wish.words.split(text);
  const rates = sentences.map((sentence) => rateText(sentence, wish));
  const start = rates.indexOf(Math.max(...rates));
  let quote = sentences[start] ?? "";
  for (const sentence of sentences.slice(start + 1)) {
    if (quote.length + sentence.length > LONGEST_QUOTE) break;
    quote += ` ${sentence}`;
  }
  return quote;
}

const MOST_ITEMS = 6;

/** All items if there is room, else those that say most of the question. */
function quoteList(items: readonly string[], wish: QuoteWish): string {
  const letters = items.reduce((sum, item) => sum + item.length, 0);
  if (letters <= (wish.asksWhich ? LONGEST_STEPS : LONGEST_QUOTE)) return listMarkdown(items, false);
  const rated = items.map((item, index) => ({ item, index, rate: rateText(item, wish) }));
  const best = rated.toSorted((a, b) => b.rate - a.rate || a.index - b.index).slice(0, MOST_ITEMS);
  const told = best.toSorted((a, b) => a.index - b.index).map(({ item }) => item);
  return listMarkdown([...told, LEFT_OUT], false);
}

/** How much of the question a text is about; saying what something is counts most. */
export function rateText(text: string, { words }: QuoteWish): number {
  const plain = plainText(text);
  return words.share(plain) + (words.isDefinition(plain) ? 0.5 : 0);
}

/** Whether a block says what to do first, and what then. */
export function isSteps(block: Block | undefined): boolean {
  return block?.kind === "list" && block.isOrdered && block.items.length > 1;
}

export function lineCount(text: string): number {
  return text.split("\n").length;
}

/** Most rows of a table that is quoted whole, and of one that is all that was asked for. */
const LONGEST_TABLE = 25;

const LONGEST_LIST = 60;

/** Most rows that are quoted of a longer one. */
const MOST_ROWS = 12;

/** Most rows of a table that is quoted whole where some say clearly more of the question than the others. */
const SHORT_TABLE = 8;

const TELLING = 0.25;

/** Its head with the rows that answer; a last row of ellipses stands for those that are left out. */
function quoteTable(text: string, wish: QuoteWish): string {
  const [head = "", line = "", ...rows] = text.split("\n");
  if (rows.length <= SHORT_TABLE) return text;
  const rated = rows.map((row, index) => ({ row, index, score: rateText(row, wish) }));
  rated.sort((a, b) => b.score - a.score || a.index - b.index);
  const usual = rated[Math.floor(rated.length / 2)]?.score ?? 0;
  const telling = rated.filter(({ score }) => score >= usual + TELLING);
  const isTelling = !wish.asksWhich && telling.length > 0 && telling.length <= MOST_ROWS;
  if (!isTelling && rows.length <= (wish.asksWhich ? LONGEST_LIST : LONGEST_TABLE)) return text;
  const best = (isTelling ? telling : rated.slice(0, MOST_ROWS)).toSorted((a, b) => a.index - b.index);
  const rest = line.trim().replace(/[^|]+/g, " … ");
  return [head, line, ...best.map(({ row }) => row), rest].join("\n");
}
