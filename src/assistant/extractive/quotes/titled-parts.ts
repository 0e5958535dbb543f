// Cuts a section at the titles of its accordions, tabs and questions.
import { type Block, PART_TITLE, plainText } from "../read-sections.js";

interface TitledPart {
  /** Plain text. */
  readonly title: string;
  readonly blocks: readonly Block[];
}

const CARD = /^\*\*\[[^\]]+\]\([^()\s]*\)\*\*$/;
const FEWEST_PARTS = 2;

/** Whether a block is the title of a part or a card, which says nothing without what follows. */
export function isTitle(block: Block): boolean {
  return titleOf(block) !== undefined || (block.kind === "text" && CARD.test(block.text));
}

/** What comes before the first part. */
export function beforeParts(blocks: readonly Block[]): readonly Block[] {
  const first = blocks.findIndex((block) => titleOf(block) !== undefined);
  return first < 0 ? blocks : blocks.slice(0, first);
}

/** Empty where a section has not at least two such parts. */
export function titledParts(blocks: readonly Block[]): TitledPart[] {
  const parts: { title: string; blocks: Block[] }[] = [];
  for (const block of blocks) {
    const title = titleOf(block);
    if (title === undefined) parts.at(-1)?.blocks.push(block);
    else parts.push({ title: plainText(title), blocks: [] });
  }
  const filled = parts.filter((part) => part.blocks.length > 0);
  return filled.length < FEWEST_PARTS ? [] : filled;
}

function titleOf(block: Block): string | undefined {
  return block.kind === "text" ? PART_TITLE.exec(block.text)?.[1] : undefined;
}
