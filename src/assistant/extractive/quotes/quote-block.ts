// Quotes one block of a section (of a very long text the sentences that are about the question, of a long list or table its best
// lines), and cuts a section into units that are quoted whole: an announcement and what follows it.
import { unreachable } from "../../../shared/problem.js";
import { namesIn, namesOf } from "../code-languages.js";
import { isAnnouncement } from "../find-passages.js";
import type { KeyWords } from "../key-words.js";
import {
  type Block,
  isAside,
  isCaption,
  isProse,
  labelledText,
  lettersOf,
  listMarkdown,
  plainText,
} from "../read-sections.js";
import { isTitle } from "./titled-parts.js";

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
const LONGEST_CODE = 60;

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
function rateText(text: string, { words }: QuoteWish): number {
  const plain = plainText(text);
  return words.share(plain) + (words.isDefinition(plain) ? 0.5 : 0);
}

/** Whether a block says what to do first, and what then. */
function isSteps(block: Block | undefined): boolean {
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

export interface Unit {
  /** In the order of the section. */
  readonly blocks: readonly Block[];
  /** How much of the question it says. */
  readonly rate: number;
}

/** Of code for several languages or tools one stands for all; captions and bare links say nothing without what they belong to. */
export function unitsOf(blocks: readonly Block[], wish: QuoteWish): Unit[] {
  const told = blocks.filter(
    (block, index) =>
      !isCaption(block) &&
      (!isLink(block) || isAnnouncement(blocks[index - 1])) &&
      (block.kind !== "code" || sampleFor(blocks, index, wish.question) === index),
  );
  const units: Block[][] = [];
  for (const [index, block] of told.entries()) {
    const before = told[index - 1];
    const last = units.at(-1);
    if (last && before && leads(before) && !(isTitle(before) && isTitle(block))) last.push(block);
    else units.push([block]);
  }
  const whole = units
    .map((unit) => unit.filter(isShort))
    .filter((unit) => unit.some((block) => block.kind === "list" || !leads(block)));
  const beginning = whole.findIndex((unit) => unit.some(isProse) && !unit.some(speaksOfItself));
  return whole.map((unit, index) => ({
    blocks: unit,
    rate: rateUnit(unit, wish) + (index === beginning ? BEGINNING : 0),
  }));
}

/** Whether a block says nothing without the next. */
function leads(block: Block): boolean {
  return isTitle(block) || isAnnouncement(block);
}

function isShort(block: Block): boolean {
  return block.kind !== "code" || lineCount(block.text) <= LONGEST_CODE;
}

/** What the beginning of a section counts: it says what the section is about. */
const BEGINNING = 0.2;

/** What shows how counts for those who ask how. */
const SHOWS = 0.3;

/** What a callout says, or a page of itself, counts less than the text around it. */
const ASIDE = 0.7;

function rateUnit(unit: readonly Block[], wish: QuoteWish): number {
  const said = unit.map(labelledText).join(" ");
  const weight = unit.every(isAside) || unit.some(speaksOfItself) ? ASIDE : 1;
  return rateText(said, wish) * weight + (wish.asksHow && unit.some(showsHow) ? SHOWS : 0);
}

/** Whether a block is steps or code. */
export function showsHow(block: Block): boolean {
  return (
    block.kind === "code" ||
    isSteps(block) ||
    (block.kind === "list" && block.items.some((item) => item.includes("```")))
  );
}

/** What a page says of itself rather than of its matter. */
const SPEAKS_OF_ITSELF =
  /^(?:(?:in )?this (?:page|section|guide|article|document|tutorial|chapter)\b|(?:learn|find out|read) (?:more )?(?:about|how)\b)/i;

function speaksOfItself(block: Block): boolean {
  return isProse(block) && SPEAKS_OF_ITSELF.test(block.text);
}

/** Whether a paragraph only leads elsewhere. */
function isLink(block: Block): boolean {
  return block.kind === "text" && /^(?:\*\*[^*]+\*\*\s*)?\[[^\]]*\]\([^)\s]*\)$/.test(block.text);
}

/** Units in their order, the best of them first as long as there is room; the best is always among them. */
export function bestUnits(units: readonly Unit[], mostLetters: number): readonly Unit[] {
  const byRate = units.toSorted((a, b) => b.rate - a.rate);
  const kept = new Set<Unit>();
  let letters = 0;
  for (const unit of byRate) {
    const more = lettersOf(unit.blocks);
    if (kept.size > 0 && (letters + more > mostLetters || unit.rate < LEAST_BESIDE * (byRate[0]?.rate ?? 0))) continue;
    kept.add(unit);
    letters += more;
  }
  return units.filter((unit) => kept.has(unit));
}

/** What of the best unit another says of the question that is quoted with it. */
const LEAST_BESIDE = 0.4;

/**
 * Of the samples around `index`, which do the same for one language or way of installing each, the one that the question names; else
 * the first.
 */
function sampleFor(blocks: readonly Block[], index: number, question: string): number {
  let first = index;
  while (blocks[first - 1]?.kind === "code") first--;
  const asked = new Set(namesIn(question));
  for (let at = first; blocks[at]?.kind === "code"; at++) {
    const block = blocks[at];
    if (block?.kind === "code" && isNamed(block, asked)) return at;
  }
  return first;
}

function isNamed({ text, label }: Extract<Block, { kind: "code" }>, asked: ReadonlySet<string>): boolean {
  const language = /^[`~]+[ \t]*([\w+#.-]+)/.exec(text)?.[1] ?? "";
  return [...namesOf(language), ...namesIn(label ?? "")].some((name) => asked.has(name));
}
