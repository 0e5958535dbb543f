// Quotes a short section whole, and what a longer one says to do: its code and steps with the sentences that lead to them.
import { sampleFor } from "../code-samples.js";
import { type Block, isAside, isProse, lettersOf } from "../read-sections.js";
import { withoutAnnouncement } from "../split-sentences.js";
import { SPEAKS_OF_ITSELF } from "./best-blocks.js";
import { isBadge, isSteps, LONGEST_CODE, lineCount, type QuoteWish, quoteBlock, quoteWhole } from "./quote-block.js";
import { isTitle } from "./titled-parts.js";

/** Lines and letters of a section that is quoted whole. */
const SHORT_LINES = 25;
const SHORT_LETTERS = 1500;

/** Sentences that lead to code or steps. */
const LEADING = 2;

/** Empty where the section is long and shows nothing to do. */
export function quoteInstructions(blocks: readonly Block[], wish: QuoteWish): string {
  const told = toldIn(blocks, wish);
  return wholeIfShort(told, wish) || whatToDo(told, wish);
}

/** A short section whole, since what it says of one thing belongs together; empty where it is long, or says nothing. */
export function quoteShort(blocks: readonly Block[], wish: QuoteWish): string {
  return wholeIfShort(toldIn(blocks, wish), wish);
}

function wholeIfShort(told: readonly Block[], wish: QuoteWish): string {
  if (!isShort(told)) return "";
  const quotes = told.map((block, index) => {
    const quote = quoteWhole(block, wish);
    return index === told.length - 1 && block.kind === "text" ? withoutAnnouncement(quote, wish.split) : quote;
  });
  return quotes.filter((quote) => quote !== "").join("\n\n");
}

/** All that a section says; nothing where that is no more than titles and links. Few words in a callout may say what it is not for. */
function toldIn(blocks: readonly Block[], wish: QuoteWish): readonly Block[] {
  const told = blocks.filter(
    (block, index) =>
      (!isBadge(block) || isTitle(block) || isLabel(block) || isAside(block)) &&
      !isLink(block) &&
      !onlySpeaksOfItself(block, wish) &&
      isSample(blocks, index, wish),
  );
  return told.some((block) => isProse(block) && !isTitle(block)) || told.some(shows) ? told : [];
}

/** Whether a paragraph says in bold what follows: "**Solution:**". */
function isLabel(block: Block): boolean {
  return block.kind === "text" && /^\*\*[^*]+[:：]\*\*$/.test(block.text.trim());
}

/** Whether a paragraph is one sentence that says what the page is for. */
function onlySpeaksOfItself(block: Block, { split }: QuoteWish): boolean {
  return isProse(block) && SPEAKS_OF_ITSELF.test(block.text) && split(block.text).length === 1;
}

/** Whether a paragraph only leads elsewhere. */
function isLink(block: Block): boolean {
  return (
    block.kind === "text" && /^(?:\*\*[^*]+\*\*\s*)?(?:\*\*)?\[[^\]]*\]\([^)\s]*\)(?:\*\*)?$/.test(block.text.trim())
  );
}

/** Of code for several languages or tools one stands for all. */
function isSample(blocks: readonly Block[], index: number, { question }: QuoteWish): boolean {
  return blocks[index]?.kind !== "code" || sampleFor(blocks, index, question) === index;
}

function shows(block: Block): boolean {
  return block.kind === "code" || isSteps(block);
}

function isShort(blocks: readonly Block[]): boolean {
  const lines = blocks.reduce((sum, block) => sum + linesOf(block), 0);
  return lines <= SHORT_LINES && lettersOf(blocks) <= SHORT_LETTERS;
}

function linesOf(block: Block): number {
  return block.kind === "list" ? block.items.reduce((sum, item) => sum + lineCount(item), 0) : lineCount(block.text);
}

/** What comes of what was done, rather than what to do. */
const ANNOUNCES_RESULT = /\b(?:outputs?|results?|responses?|returns?|look like)\b/i;

/** What the section begins with, then code, steps and announced lists in their order, as far as there is room. */
function whatToDo(blocks: readonly Block[], wish: QuoteWish): string {
  const first = blocks.findIndex(isProse);
  const beginning = blocks[first];
  const isFollowed = shows(blocks[first + 1] ?? { kind: "text", text: "" });
  const quoted = beginning && !isFollowed ? [quoteBlock(beginning, { ...wish, sentences: LEADING })] : [];
  let lines = 0;
  for (const [index, block] of blocks.entries()) {
    const before = blocks[index - 1];
    const isAnnounced = block.kind === "list" && before !== undefined && isProse(before) && /[:：]$/.test(before.text);
    if (!(shows(block) || isAnnounced)) continue;
    const isResult = before !== undefined && isProse(before) && ANNOUNCES_RESULT.test(before.text);
    if (isResult && block.kind === "code") continue;
    const quote = quoteBlock(block, wish);
    const isFirst = lines === 0;
    lines += lineCount(quote);
    if (!isFirst && lines > LONGEST_CODE) break;
    const leading = before !== undefined && isProse(before) ? wish.split(before.text).slice(-LEADING).join(" ") : "";
    if (leading !== "" && !quoted.includes(leading)) quoted.push(leading);
    quoted.push(quote);
  }
  return lines > 0 && blocks.some(shows) ? quoted.join("\n\n") : "";
}
