// Finds what a page has as a step, an accordion or a tab where the search knows it as a section.
import { comparable } from "../passages/section-name.js";
import { isTitle } from "./quotes/titled-parts.js";
import { type Block, blockText, type PageSections, readSections, type Section } from "./read-sections.js";

/** What stands below a title, as a section within the one that it is in; null where the page has no such title. */
export function findTitled(page: PageSections, title: string): Section | null {
  const wanted = comparable(title);
  for (const above of page) {
    const blocks = belowTitle(above.blocks, wanted);
    if (blocks !== null) return { heading: title, level: above.level + 1, blocks, above, below: [] };
  }
  return null;
}

/** @param title as headings are compared */
function belowTitle(blocks: readonly Block[], title: string): readonly Block[] | null {
  const at = blocks.findIndex((block) => isTitle(block) && comparable(blockText(block)) === title);
  if (at >= 0) {
    const below = blocks.slice(at + 1);
    const end = below.findIndex(isTitle);
    return end < 0 ? below : below.slice(0, end);
  }
  const items = blocks.flatMap((block) => (block.kind === "list" ? block.items : []));
  for (const item of items) {
    if (!HAS_TITLE.test(item)) continue;
    const [first = "", ...others] = item.split("\n");
    const [top, ...headed] = readSections(others.join("\n"));
    if (HAS_TITLE.test(first) && comparable(first.replace(/^#+\s/, "")) === title) return top.blocks;
    const named = headed.find(({ heading }) => comparable(heading ?? "") === title);
    const found = named?.blocks ?? belowTitle(top.blocks, title);
    if (found !== null) return found;
  }
  return null;
}

/** A heading, or a line in bold. */
const HAS_TITLE = /^(?:#{1,6}\s|\*\*.+\*\*$)/m;
