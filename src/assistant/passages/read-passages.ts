// Reads what a search found as a model should: whole sections as they are written, with their neighbours, within a budget.
import type { Bundle, Hit } from "../../search/bundle.js";
import type { SearchPage } from "../../shared/search-record.js";
import { type AssistantSite, sectionUrl } from "../assistant-site.js";
import { cutMarkdown, findSection, type MarkdownSection } from "./cut-markdown.js";
import { beginningWithin, estimateTokens } from "./estimate-tokens.js";

/** What has to be known of a section that was found. */
export interface FoundSection extends Pick<Hit, "anchor" | "headings" | "content" | "versions"> {
  readonly page: Pick<SearchPage, "path" | "title" | "address">;
}

/** Where sections are read. */
interface ReadSite extends Pick<AssistantSite, "prefix"> {
  readonly bundle: Pick<Bundle, "page">;
}

/** A part of a page in the words of the page. */
export interface Passage {
  readonly title: string;
  /** The page's path, as tools take it. */
  readonly path: string;
  readonly link: string;
  readonly markdown: string;
  /** The same, cut where the link of the passage does not lead; missing: it leads to all of it. */
  readonly parts?: readonly PassagePart[];
  /** Where other versions say the same. */
  readonly versions: readonly PassageVersion[];
}

export interface PassagePart {
  readonly link: string;
  readonly markdown: string;
}

export interface PassageVersion {
  readonly version: string | null;
  readonly path: string;
}

export interface PassageOptions {
  readonly groups: readonly string[];
  /** Tokens of all passages together. */
  readonly budget: number;
}

/** Of the budget that is left, what one section may take while others wait. */
const LARGEST_SHARE = 0.5;

/** A page on which something was found, and which of its sections are shown. */
interface OpenPage {
  readonly sections: readonly MarkdownSection[];
  readonly shown: Set<number>;
}

interface OpenPassage {
  readonly hit: FoundSection;
  readonly page: OpenPage;
  /** Which of the sections was found; -1: none of them. */
  readonly at: number;
  /** The first and the last section that are shown of it; null where only the index knows its text. */
  range: { first: number; last: number } | null;
  /** What is shown instead of the sections, where the section alone was too long. */
  readonly cut: string | null;
}

/** The passages of the hits, the best first. What is left of the budget goes to the sections around them. */
export async function readPassages(
  site: ReadSite,
  hits: readonly FoundSection[],
  { groups, budget }: PassageOptions,
): Promise<Passage[]> {
  const pages = new Map<string, OpenPage>();
  const open: OpenPassage[] = [];
  let left = budget;
  for (const [index, hit] of hits.entries()) {
    if (left <= 0) break;
    const page = pages.get(hit.page.path) ?? (await openPage(site, hit, groups));
    pages.set(hit.page.path, page);
    const at = findSection(page.sections, hit);
    if (at >= 0 && page.shown.has(at)) continue;
    const whole = page.sections[at]?.markdown ?? hit.content;
    const isLast = index === hits.length - 1;
    const text = beginningWithin(whole, isLast ? left : Math.max(left * LARGEST_SHARE, budget / hits.length));
    left -= estimateTokens(text);
    if (at >= 0) page.shown.add(at);
    const isCut = text !== whole;
    const cut = isCut ? `${text}\n…` : at < 0 ? text : null;
    open.push({ hit, page, at, cut, range: cut === null ? { first: at, last: at } : null });
  }
  for (const passage of open) left = widen(passage, left);
  return open.map((passage) => toPassage(site, passage));
}

async function openPage(site: ReadSite, { page }: FoundSection, groups: readonly string[]): Promise<OpenPage> {
  const markdown = await site.bundle.page(page.path, groups);
  return { sections: markdown === null ? [] : cutMarkdown(markdown), shown: new Set() };
}

/** Adds the sections below and behind it, then the one before it, as long as they fit; gives what is left of the budget. */
function widen(passage: OpenPassage, budget: number): number {
  const { page, range } = passage;
  if (range === null) return budget;
  let left = budget;
  const take = (at: number): boolean => {
    const section = page.sections[at];
    if (!section || page.shown.has(at) || estimateTokens(section.markdown) > left) return false;
    page.shown.add(at);
    left -= estimateTokens(section.markdown);
    return true;
  };
  const { length } = page.sections[range.first]?.headings ?? [];
  while ((page.sections[range.last + 1]?.headings.length ?? 0) > length && take(range.last + 1)) range.last++;
  if (take(range.last + 1)) range.last++;
  if (take(range.first - 1)) range.first--;
  return left;
}

function toPassage(site: ReadSite, passage: OpenPassage): Passage {
  const { hit, cut } = passage;
  const parts = partsOf(site, passage);
  return {
    title: [hit.page.title, ...hit.headings].join(" › "),
    path: hit.page.path,
    link: sectionUrl(site, hit.page.address, hit.anchor),
    markdown: cut ?? parts.map(({ markdown }) => markdown).join("\n\n"),
    ...(parts.length > 1 ? { parts } : {}),
    versions: hit.versions.map(({ version, path: other }) => ({ version, path: other })),
  };
}

/** The section that was found with what is below it, and its neighbours: their anchors are not known, but they are on the page. */
function partsOf(site: ReadSite, { hit, page, at, range }: OpenPassage): PassagePart[] {
  if (range === null) return [];
  const depth = page.sections[at]?.headings.length ?? 0;
  const behind = page.sections.findIndex(({ headings }, index) => index > at && headings.length <= depth);
  const last = range.last + 1;
  const end = behind < 0 ? last : Math.min(behind, last);
  const cuts = [
    { from: range.first, to: at, anchor: null },
    { from: at, to: end, anchor: hit.anchor },
    { from: end, to: last, anchor: null },
  ];
  return cuts.flatMap(({ from, to, anchor }) => {
    // What stands above a page's first heading may be nothing.
    const written = page.sections.slice(from, to).flatMap(({ markdown }) => markdown || []);
    const link = sectionUrl(site, hit.page.address, anchor);
    return written.length === 0 ? [] : [{ link, markdown: written.join("\n\n") }];
  });
}
