// Chooses what of a section to quote: the sentences that are about the question, with the list or code they lead to.

import { sampleFor } from "../code-samples.js";
import { type Block, blockText, isAside, isCaption, labelledText, lettersOf } from "../read-sections.js";
import { withoutAnnouncement } from "../split-sentences.js";
import { bestBlocks, firstTextOf } from "./best-blocks.js";
import {
  isBadge,
  isEnumeration,
  isSteps,
  LONGEST_CODE,
  lineCount,
  type QuoteWish,
  quoteBlock,
  quoteWhole,
  rateText,
} from "./quote-block.js";
import { quoteInstructions, quoteShort } from "./quote-instructions.js";
import { beforeParts, isTitle, type TitledPart, titledParts } from "./titled-parts.js";

/** Letters of a quote below which more is quoted. */
const SHORT_QUOTE = 160;

/** What is chosen so far, by the block's place. */
interface Choice {
  readonly chosen: Map<number, string>;
  readonly wish: QuoteWish;
}

/** Markdown, or empty where nothing in the section says anything. */
export function quoteSection(blocks: readonly Block[], wish: QuoteWish): string {
  const part = partAskedFor(blocks, wish);
  if (part) return `**${part.title}**\n\n${quotePart(part, wish)}`;
  const quoteAll = wish.wantsInstructions ? quoteInstructions : wish.wantsWhole ? quoteShort : null;
  const all = quoteAll?.(blocks, wish) ?? "";
  if (all !== "") return all;
  const chosen = new Map<number, string>();
  for (const { index } of bestBlocks(blocks, wish)) {
    const block = blocks[index];
    if (block) chosen.set(index, quoteBlock(block, wish));
    addWhatFollows(blocks, index, { chosen, wish });
  }
  if (wish.wantsList) addList(blocks, chosen, wish);
  if (wish.wantsSteps) addSteps(blocks, chosen, wish);
  if (wish.wantsCode) addCode(blocks, chosen, wish);
  addToAsides(blocks, { chosen, wish });
  addToShort(blocks, { chosen, wish });
  addParts(blocks, { chosen, wish });
  addTitles(blocks, { chosen, wish });
  return [...chosen]
    .sort(([a], [b]) => a - b)
    .map(([index, text]) => (announcesNothing(blocks, index, chosen) ? withoutAnnouncement(text, wish.split) : text))
    .filter((text) => text !== "")
    .join("\n\n");
}

/** Letters of a part that is quoted whole. */
const SHORT_PART = 700;

function quotePart({ blocks }: TitledPart, wish: QuoteWish): string {
  const about = { ...wish, isAbout: true };
  const best = lettersOf(blocks) > SHORT_PART ? quoteSection(blocks, about) : "";
  return best === ""
    ? blocks
        .slice(0, FIRST_BLOCKS)
        .map((block) => quoteBlock(block, about))
        .join("\n\n")
    : best;
}

const FIRST_BLOCKS = 6;

/** The share of the question in the title of a part that is quoted for the whole section. */
const LEAST_OF_PART = 0.35;

/** The part of a section that is called after what is asked; null where none is. */
function partAskedFor(blocks: readonly Block[], { words }: QuoteWish): TitledPart | null {
  let best: { part: TitledPart; share: number } | null = null;
  for (const part of titledParts(blocks)) {
    const share = words.share(part.title);
    if (share >= LEAST_OF_PART && share > (best?.share ?? 0)) best = { part, share };
  }
  if (best === null) return null;
  const said = beforeParts(blocks).map((block) => words.share(blockText(block)));
  return Math.max(0, ...said) > best.share ? null : best.part;
}

/** Whether what a text announces with its colon was left out. */
function announcesNothing(blocks: readonly Block[], index: number, chosen: ReadonlyMap<number, string>): boolean {
  if (blocks[index]?.kind !== "text") return false;
  let after = index + 1;
  while (blocks[after]?.kind === "code" && !chosen.has(after)) after++;
  return !chosen.has(after) || blocks[after]?.kind === "text";
}

/** What a sentence that ends with a colon announces belongs to it; so does the sentence that announces a list or table. */
function addWhatFollows(blocks: readonly Block[], index: number, { chosen, wish }: Choice): void {
  const block = blocks[index];
  const after = blocks[index + 1]?.kind === "code" ? sampleFor(blocks, index + 1, wish.question) : index + 1;
  const next = blocks[after];
  if (block?.kind === "text" && /[:：]$/.test(block.text) && next && next.kind !== "text" && !chosen.has(after)) {
    if (next.kind !== "code" || lineCount(next.text) <= LONGEST_CODE) {
      chosen.set(after, quoteBlock(next, wish));
      chosen.set(index, keepEnd(chosen.get(index) ?? "", wish.split(block.text)));
    }
  }
  const before = blocks[index - 1];
  if (block && block.kind !== "text" && before?.kind === "text" && !isCaption(before) && !chosen.has(index - 1)) {
    chosen.set(index - 1, wish.split(before.text).at(-1) ?? "");
  }
}

/** A callout alone is no answer: what the section itself says first comes with it. */
function addToAsides(blocks: readonly Block[], { chosen, wish }: Choice): void {
  const isOnlyAsides = blocks.filter((_, at) => chosen.has(at)).every(isAside);
  const index = firstTextOf(blocks);
  const block = blocks[index];
  if (wish.paragraphs < 2 || chosen.size === 0 || !isOnlyAsides || !block || isBadge(block)) return;
  chosen.set(index, quoteBlock(block, wish));
  addWhatFollows(blocks, index, { chosen, wish });
}

/** What is said in one short sentence is explained by what comes after it. */
function addToShort(blocks: readonly Block[], { chosen, wish }: Choice): void {
  const length = [...chosen.values()].reduce((sum, text) => sum + text.length, 0);
  const next = Math.max(...chosen.keys()) + 1;
  const [last, block] = [blocks[next - 1], blocks[next]];
  if (length === 0 || length >= SHORT_QUOTE || !block || block.kind === "code" || isBadge(block) || isTitle(block))
    return;
  // A row that answers needs no explanation.
  if (last?.kind === "table") return;
  chosen.set(next, quoteBlock(block, wish));
  addWhatFollows(blocks, next, { chosen, wish });
}

/** What a short part says of one thing belongs together, such as a problem and its solution. */
function addParts(blocks: readonly Block[], { chosen, wish }: Choice): void {
  if (wish.paragraphs < 2) return;
  for (const { blocks: part, start } of titledParts(blocks)) {
    const isChosen = part.some((_, at) => chosen.has(start + at));
    if (!isChosen || lettersOf(part) > SHORT_PART) continue;
    for (const [at, block] of part.entries()) {
      chosen.set(start + at, quoteWhole(block, wish));
    }
  }
}

/** What stands below a title is said of it. */
function addTitles(blocks: readonly Block[], { chosen, wish }: Choice): void {
  if (wish.paragraphs < 2) return;
  for (const index of [...chosen.keys()]) {
    const title = blocks[index - 1];
    if (title !== undefined && isTitle(title)) chosen.set(index - 1, blockText(title));
  }
}

/** Who asks which there are wants the list: the one that has most of the question's words, or is announced with them. */
function addList(blocks: readonly Block[], chosen: Map<number, string>, wish: QuoteWish): void {
  if ([...chosen.keys()].some((index) => isEnumeration(blocks[index]))) return;
  let best: { index: number; score: number } | null = null;
  for (const [index, block] of blocks.entries()) {
    if (!isEnumeration(block)) continue;
    const before = blocks[index - 1];
    const announced = before?.kind === "text" ? rateText(before.text, wish) : 0;
    const score = rateText(blockText(block), wish) + announced - index / 100;
    if (best === null || score > best.score) best = { index, score };
  }
  const block = best === null ? undefined : blocks[best.index];
  if (best === null || block === undefined) return;
  chosen.set(best.index, quoteBlock(block, wish));
  addWhatFollows(blocks, best.index, { chosen, wish });
}

/** The first numbered steps, whole. */
function addSteps(blocks: readonly Block[], chosen: Map<number, string>, wish: QuoteWish): void {
  const index = blocks.findIndex(isSteps);
  const block = blocks[index];
  if (block === undefined || chosen.has(index)) return;
  chosen.set(index, quoteBlock(block, wish));
  addWhatFollows(blocks, index, { chosen, wish });
}

/** A quote whose announced list follows must end with the announcement. */
function keepEnd(quote: string, sentences: readonly string[]): string {
  const last = sentences.at(-1) ?? "";
  return quote.endsWith(last) ? quote : `${quote} ${last}`;
}

/** The block of code that has most of the question's words, whole; the first where none has any. */
function addCode(blocks: readonly Block[], chosen: Map<number, string>, wish: QuoteWish): void {
  if ([...chosen.values()].some((text) => text.includes("```"))) return;
  let best: { index: number; text: string; score: number } | null = null;
  for (const [index, block] of blocks.entries()) {
    if (
      block.kind !== "code" ||
      lineCount(block.text) > LONGEST_CODE ||
      sampleFor(blocks, index, wish.question) !== index
    )
      continue;
    const score = rateText(labelledText(block), wish) - index / 1000;
    if (best === null || score > best.score) best = { index, text: block.text, score };
  }
  if (best === null) return;
  chosen.set(best.index, best.text);
  const before = blocks[best.index - 1];
  if (before?.kind !== "text") return;
  // A callout says something of its own.
  const announcement = isAside(before) ? before.text : (wish.split(before.text).at(-1) ?? "");
  const quoted = chosen.get(best.index - 1);
  if (quoted === undefined) chosen.set(best.index - 1, announcement);
  else chosen.set(best.index - 1, keepEnd(quoted, wish.split(before.text)));
}
