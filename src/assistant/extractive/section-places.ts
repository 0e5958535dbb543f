// Tells what is inside and around a section, by its place on the page and never by its heading: pages call several alike.
import { placeOfSection, type SectionName } from "../passages/section-name.js";
import type { Block, PageSections, Section } from "./read-sections.js";
import { findTitled } from "./titled-sections.js";

/** The section with all that is below it, in their order. */
export function within(section: Section): readonly Section[] {
  return [section, ...section.below.flatMap(within)];
}

/** What is within the section, then within the one above it, up to the whole page: what is near comes first. */
export function* outwards(section: Section): Generator<readonly Section[], void> {
  for (let around: Section | null = section; around !== null; around = around.above) yield within(around);
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
