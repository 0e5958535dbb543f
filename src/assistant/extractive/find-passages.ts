// Reads the section of a hit in the page's Markdown, which still has its lists, tables and code.
import type { Hit } from "../../search/bundle.js";
import { sectionUrl } from "../assistant-site.js";
import type { ReplyTask } from "../provider.js";
import type { Source } from "../streams/reply-event.js";
import { inBrief } from "./quotes/reference-in-brief.js";
import { type PageReader, sectionsOf } from "./read-pages.js";
import { type Block, blockText, type PageSections, plainText, type Section } from "./read-sections.js";
import { blocksWithin, findSection } from "./section-places.js";
import type { SplitSentences } from "./split-sentences.js";

/** A section that may answer. */
export interface Passage {
  readonly hit: Hit;
  readonly source: Source;
  /** Page and headings, as a reader would name the section. */
  readonly name: string;
  /** Where it is on its page. */
  readonly section: Section;
  readonly blocks: readonly Block[];
  /** Whether its page begins with it. */
  readonly isOpening: boolean;
  /** Whether it is of the reference of an API. */
  readonly isReference: boolean;
}

export interface PassageReader {
  readonly task: ReplyTask;
  readonly read: PageReader;
  readonly split: SplitSentences;
}

/** A hit with what its page says there. */
export async function readPassage(hit: Hit, { task, read, split }: PassageReader): Promise<Passage> {
  const { page, headings, anchor } = hit;
  const sections = await read(task, page.path);
  const section = findSection(sections, hit) ?? unwritten(sections, hit);
  const own = blocksOf(section, hit, task.site.prefix);
  const isReference = page.kind !== "page";
  return {
    hit,
    source: sourceOf(hit, task),
    name: nameOfHit(hit),
    section,
    blocks: isReference ? inBrief(own, split) : withDescription(own, hit),
    isOpening: anchor === null || opensPage(sections, headings),
    isReference,
  };
}

/** Where a section that was found is read. */
export function sourceOf({ page, headings, anchor }: Hit, { site }: ReplyTask): Source {
  return {
    id: anchor === null ? page.path : `${page.path}#${anchor}`,
    url: sectionUrl(site, page.address, anchor),
    title: headings.at(-1) ?? page.title,
  };
}

/** Page and headings. */
export function nameOfHit({ page, headings }: Hit): string {
  return [page.title, ...headings].join(" › ");
}

/** What pages call the section that they begin with, if they give it a heading at all. */
const OPENS = /^(?:overview|introduction|intro|about|summary)\b/i;

function opensPage(sections: readonly Section[], headings: readonly string[]): boolean {
  const [first] = sections.filter(({ blocks }) => blocks.length > 0);
  const heading = headings.at(-1) ?? "";
  return headings.length === 1 && OPENS.test(heading) && first?.heading === plainText(heading);
}

/** What the section says; if it says nothing itself or only announces its parts, what they say, each below its title. */
function blocksOf(section: Section, { content }: Hit, prefix: string): readonly Block[] {
  if (section.blocks.length > 0) return section.blocks.every(isAnnouncement) ? blocksWithin(section) : section.blocks;
  const written = sectionsOf(content, prefix).flatMap(({ blocks }) => blocks);
  return written.length > 0 ? written : blocksWithin(section);
}

/** Whether a block leads to what follows it. */
export function isAnnouncement(block: Block | undefined): boolean {
  return block !== undefined && /[:：][*_]*$/.test(blockText(block));
}

/** A page begins with what it says of itself. */
function withDescription(blocks: readonly Block[], { page: { description }, anchor }: Hit): readonly Block[] {
  if (anchor !== null || description === null || !isSentence(description)) return blocks;
  const isSaid = blocks.some((block) => blockText(block).includes(description.slice(0, 60)));
  return isSaid ? blocks : [{ kind: "text", text: description }, ...blocks];
}

const SHORTEST_SENTENCE = 25;

function isSentence(text: string): boolean {
  return text.length >= SHORTEST_SENTENCE && /[.!?。！？]$/.test(text.trim());
}

/** A section that the page's Markdown does not show has nothing below it. */
function unwritten([top]: PageSections, { headings }: Hit): Section {
  return { heading: plainText(headings.at(-1) ?? ""), level: 1, blocks: [], above: top, below: [] };
}
