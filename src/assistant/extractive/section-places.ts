// Tells what is inside and around a section, by its place on the page and never by its heading: pages call several alike.
import type { Hit } from "../../search/bundle.js";
import { type Block, type PageSections, plainText, type Section } from "./read-sections.js";

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

/** What tells a section of a page from the others. */
export type SectionName = Pick<Hit, "anchor" | "headings" | "content"> & { readonly page: Pick<Hit["page"], "title"> };

/** The section of that name; null where the page's Markdown has none. */
export function findSection(
  page: PageSections,
  { anchor, headings, content, page: { title } }: SectionName,
): Section | null {
  if (anchor === null) return page[0];
  // A heading that repeats the page's title is left out of the name.
  const heading = comparable(headings.at(-1) ?? title);
  const path = headings.map(comparable).join("\n");
  const named = page.filter((section) => section.heading !== null && comparable(section.heading) === heading);
  const inPlace = named.filter((section) => pathOf(section).map(comparable).join("\n") === path);
  const likely = inPlace.length > 0 ? inPlace : named;
  const saying = likely.filter(({ blocks }) => isIn(blocks, content));
  const [first = null, ...others] = saying.length > 0 ? saying : likely;
  const numbered = named[numberIn(anchor, heading) - 1];
  return numbered !== undefined && others.includes(numbered) ? numbered : first;
}

/** Which of the headings of one text an anchor is of: `steps-2` is that of the second "Steps". */
function numberIn(anchor: string, heading: string): number {
  const own = /\d+(?=\W*$)/.exec(heading)?.[0];
  return Number(new RegExp(`${own ?? ""}-(\\d+)$`).exec(anchor)?.[1] ?? 1);
}

/** Headings from the page's beginning to that of the section. */
function pathOf({ heading, above }: Section): readonly string[] {
  return heading === null ? [] : [...(above === null ? [] : pathOf(above)), heading];
}

/** The page is drawn with typographic quotes; its Markdown has them as written. */
function comparable(heading: string): string {
  return plainText(heading).replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
}

/** Whether a text has the first words of these blocks. */
function isIn([first]: readonly Block[], content: string): boolean {
  const text = first === undefined ? "" : first.kind === "list" ? (first.items[0] ?? "") : first.text;
  const beginning = plainText(text).slice(0, 24);
  return beginning !== "" && content.includes(beginning);
}
