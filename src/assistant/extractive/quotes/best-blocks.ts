// Rates the blocks of a section by how much of a question they say.
import { type Block, blockText, isAside, isProse, labelledText } from "../read-sections.js";
import { isBadge, isEnumeration, type QuoteWish, rateText } from "./quote-block.js";
import { isTitle } from "./titled-parts.js";

interface Rated {
  readonly index: number;
  /** What the block itself says of the question. */
  readonly own: number;
  /** The same with what its place counts. */
  readonly score: number;
}

/** The blocks to quote, the best first: what has most of the question's words is always among them. */
export function bestBlocks(blocks: readonly Block[], wish: QuoteWish): Rated[] {
  const rated: Rated[] = [];
  const firstText = firstTextOf(blocks);
  const isBeginning = (index: number) => index === firstText && !blocks.slice(0, index).some(isEnumeration);
  const code = wish.wantsCode ? bestCode(blocks, wish) : 0;
  for (const [index, block] of blocks.entries()) {
    if (block.kind === "code" || isBadge(block) || isTitle(block)) continue;
    const beginning = isBeginning(index) ? (wish.isAbout ? 0.6 : 0.15) : 0;
    const said = blockText(block);
    const weight = SPEAKS_OF_ITSELF.test(said) ? ASIDE : 1;
    if (code > 0 && announcesOther(blocks, index, { code, wish })) continue;
    if (!wish.wantsCode && onlyAnnouncesCode(blocks, index, wish)) continue;
    const own = rateText(`${titleAbove(blocks, index)} ${said}`, wish) * weight;
    const score = (isAside(block) ? ASIDE * own : own) + beginning;
    if (score > 0) rated.push({ index, own, score });
  }
  rated.sort((a, b) => b.score - a.score || a.index - b.index);
  const [best] = rated;
  if (best === undefined) return [];
  const fullest = rated.reduce((most, each) => (each.own > most.own ? each : most), best);
  return rated
    .toSorted((a, b) => Number(b === best) - Number(a === best) || Number(b === fullest) - Number(a === fullest))
    .slice(0, wish.paragraphs)
    .filter((each) => each === best || each === fullest || each.score >= best.score * 0.6);
}

/** The title that a block stands below: an answer hardly repeats its question. */
function titleAbove(blocks: readonly Block[], index: number): string {
  const above = blocks[index - 1];
  return above !== undefined && isTitle(above) ? blockText(above) : "";
}

/** Whether a block is one sentence that leads to code. */
function onlyAnnouncesCode(blocks: readonly Block[], index: number, { split }: QuoteWish): boolean {
  const block = blocks[index];
  if (block?.kind !== "text" || blocks[index + 1]?.kind !== "code") return false;
  return /[:：]$/.test(block.text) && split(block.text).length === 1;
}

function bestCode(blocks: readonly Block[], wish: QuoteWish): number {
  return Math.max(0, ...blocks.map((block) => (block.kind === "code" ? rateText(labelledText(block), wish) : 0)));
}

interface Asked {
  /** The rate of the best code. */
  readonly code: number;
  readonly wish: QuoteWish;
}

/** What announces other code than the one that is asked for says nothing of it. */
function announcesOther(blocks: readonly Block[], index: number, { code, wish }: Asked): boolean {
  const [block, next] = [blocks[index], blocks[index + 1]];
  if (!block || next?.kind !== "code") return false;
  const said = blockText(block);
  return /[:：]$/.test(said) && rateText(`${said} ${labelledText(next)}`, wish) < code;
}

/** What a callout says, or a page of itself, counts less than the text around it. */
const ASIDE = 0.7;

/** What a page says of itself rather than of its matter. */
export const SPEAKS_OF_ITSELF =
  /^(?:(?:in )?this (?:page|section|guide|article|document|tutorial|chapter)\b|(?:learn|find out|read) (?:more )?(?:about|how)\b)/i;

/** Where a section begins to speak of its matter. */
export function firstTextOf(blocks: readonly Block[]): number {
  const says = (block: Block) => isProse(block) && !isBadge(block);
  const first = blocks.findIndex((block) => says(block) && !SPEAKS_OF_ITSELF.test(blockText(block)));
  return first >= 0 ? first : blocks.findIndex(says);
}
