// Cuts a section into units that are quoted whole: an announcement and what follows it.

import { namesIn, namesOf } from "../code-languages.js";
import { isAnnouncement } from "../find-passages.js";
import { type Block, isAside, isCaption, isProse, labelledText, lettersOf } from "../read-sections.js";
import { isSteps, LONGEST_CODE, lineCount, type QuoteWish, rateText } from "./quote-block.js";
import { isTitle } from "./titled-parts.js";

export interface Unit {
  /** In the order of the section. */
  readonly blocks: readonly Block[];
  /** How much of the question it says. */
  readonly rate: number;
}

/** Of code for several languages or tools one stands for all; captions and bare links say nothing without what they belong to. */
export function unitsOf(blocks: readonly Block[], wish: QuoteWish): Unit[] {
  const told = blocks.filter(
    (block, index) => !isCaption(block) && !isLink(block) && isQuotableCode(blocks, index, wish),
  );
  const units: Block[][] = [];
  for (const [index, block] of told.entries()) {
    const before = told[index - 1];
    const belongs = isAnnouncement(before) || (before !== undefined && isTitle(before));
    const last = units.at(-1);
    if (last && belongs && !(before && isTitle(before) && isTitle(block))) last.push(block);
    else units.push([block]);
  }
  const whole = units.filter((unit) => !unit.every(isTitle) && !(unit.length === 1 && isAnnouncement(unit[0])));
  const beginning = whole.findIndex((unit) => unit.some(isProse) && !unit.some(speaksOfItself));
  return whole.map((unit, index) => ({
    blocks: unit,
    rate: rateUnit(unit, wish) + (index === beginning ? BEGINNING : 0),
  }));
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
  const said = block.kind === "text" ? block.text.trim() : "";
  return /^(?:\*\*[^*]+\*\*\s*)?(?:\*\*)?\[[^\]]*\]\([^)\s]*\)(?:\*\*)?$/.test(said);
}

function isQuotableCode(blocks: readonly Block[], index: number, { question }: QuoteWish): boolean {
  const block = blocks[index];
  if (block?.kind !== "code") return true;
  return lineCount(block.text) <= LONGEST_CODE && sampleFor(blocks, index, question) === index;
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
