// Finds the sections inside and around a section by position, because headings repeat.
import { comparable, placeOfSection, type SectionName } from "../passages/section-name.js";
import { isTitle } from "./quotes/titled-parts.js";
import { type Block, blockText, type PageSections, readSections, type Section } from "./read-sections.js";

/** The section with all that is below it, in their order. */
export function within(section: Section): readonly Section[] {
  return [section, ...section.below.flatMap(within)];
}

/** The page that a section is on: what stands before the first heading, with all that follows. */
export function pageOf(section: Section): Section {
  return section.above === null ? section : pageOf(section.above);
}

/** What a section says; where that is only text, or nothing, what its parts say too, each below its title. */
export function blocksWithin({ heading, blocks, below }: Section): readonly Block[] {
  if (heading === null || blocks.some(({ kind }) => kind !== "text")) return blocks;
  const parts = below.flatMap((section): readonly Block[] =>
    section.blocks.length === 0 ? [] : [{ kind: "text", text: `**${section.heading}**` }, ...section.blocks],
  );
  return [...blocks, ...parts];
}

/** The section of that name, which may be a step or an accordion; null where the page's Markdown has none. */
export function findSection(page: PageSections, name: SectionName): Section | null {
  const written = page.map((section) => ({ headings: pathOf(section), beginning: beginningOf(section) }));
  return page[placeOfSection(written, name)] ?? findTitled(page, name.headings.at(-1) ?? "");
}

/** Headings from the page's beginning to that of the section. */
function pathOf({ heading, above }: Section): readonly string[] {
  return heading === null ? [] : [...(above === null ? [] : pathOf(above)), heading];
}

function beginningOf({ blocks: [first] }: Section): string {
  if (first === undefined) return "";
  return first.kind === "list" ? (first.items[0] ?? "") : first.text;
}

/** What stands below a title, as a section within the one that it is in; null where the page has no such title. */
function findTitled(page: PageSections, title: string): Section | null {
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
