// Reads search hits for a model: whole sections and their neighbours, within a budget, each once.
import type { Bundle, Hit } from "../../search/bundle.js";
import type { SearchPage } from "../../shared/search-record.js";
import { type AssistantSite, sectionUrl } from "../assistant-site.js";
import { cutMarkdown, findSection, type MarkdownSection } from "./cut-markdown.js";
import { estimateTokens } from "./estimate-tokens.js";
import { comparable } from "./section-name.js";

/** What has to be known of a section that was found. */
export interface FoundSection extends Pick<Hit, "anchor" | "headings" | "content" | "versions"> {
  readonly page: Pick<SearchPage, "path" | "title" | "address">;
}

/** Where sections are read. */
interface ReadSite extends Pick<AssistantSite, "prefix" | "trailingSlash"> {
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

interface PassagePart {
  readonly link: string;
  readonly markdown: string;
}

interface PassageVersion {
  readonly version: string | null;
  readonly path: string;
}

/** Reads passages for one reply, and no section twice. */
export interface PassageReader {
  /** The passages of the hits, the best first. What is left of the budget goes to the sections around them. */
  read(hits: readonly FoundSection[], budget: number): Promise<Passage[]>;
  /** What was not read yet of a page, from an anchor or its beginning; null: there is no such page. */
  readPage(page: FoundSection["page"], anchor: string | null, budget: number): Promise<RestOfPage | null>;
}

/** A page without what was read of it before. */
interface RestOfPage {
  /** Null: nothing is left of it. */
  readonly passage: Passage | null;
  /** Headings that the budget did not reach. */
  readonly unread: readonly string[];
}

/** Of the budget that is left, what one section may take while others wait. */
const LARGEST_SHARE = 0.5;

const CUT = "\n…";
/** Stands for the heading of what comes before the first one. */
const TOP_OF_PAGE = "the beginning";

/** A page that is read, with what is left of sections that were cut, and where those are that were shown. */
interface OpenPage {
  readonly sections: MarkdownSection[];
  readonly shown: Set<number>;
}

interface OpenPassage {
  readonly hit: FoundSection;
  readonly page: OpenPage;
  /** Which of the sections was found; -1: none of them. */
  readonly at: number;
  /** The first and the last section that are shown of it; null where only the index knows its text. */
  range: { first: number; last: number } | null;
  /** What is read of the section, without what is around it. */
  readonly text: string;
  /** What is shown instead of the sections, where the section alone was too long. */
  readonly cut: string | null;
}

/** What one reply has read. */
interface Reading {
  readonly site: ReadSite;
  /** Those of the reader, who may not read the pages of others. */
  readonly groups: readonly string[];
  readonly pages: Map<string, OpenPage>;
  /** Links of passages that only the index knows. */
  readonly indexed: Set<string>;
}

export function openPassageReader(site: ReadSite, groups: readonly string[]): PassageReader {
  const reading: Reading = { site, groups, pages: new Map(), indexed: new Set() };
  return {
    async read(hits, budget) {
      const passages: OpenPassage[] = [];
      let left = budget;
      for (const [index, hit] of hits.entries()) {
        if (left <= 0) break;
        const isLast = index === hits.length - 1;
        const tokens = isLast ? left : Math.max(left * LARGEST_SHARE, budget / hits.length);
        const passage = await openPassage(reading, hit, tokens);
        if (passage === null) continue;
        left -= estimateTokens(passage.text);
        passages.push(passage);
      }
      for (const passage of passages) left = widen(passage, left);
      const read = passages.map((passage) => toPassage(site, passage));
      for (const { page, at, text } of passages) keepRest(page, at, text);
      return read;
    },

    async readPage({ title, path, address }, anchor, budget) {
      const page = await openPage(reading, path);
      if (page.sections.length === 0) return null;
      const { markdown, unread } = takeRest(page, anchor, budget);
      const link = sectionUrl(site, address, null);
      return { passage: markdown === "" ? null : { title, path, link, markdown, versions: [] }, unread };
    },
  };
}

async function openPage({ site, groups, pages }: Reading, path: string): Promise<OpenPage> {
  const known = pages.get(path);
  if (known) return known;
  const markdown = await site.bundle.page(path, groups);
  const page = { sections: markdown === null ? [] : cutMarkdown(markdown), shown: new Set<number>() };
  pages.set(path, page);
  return page;
}

/** Null where the section was read before. */
async function openPassage(reading: Reading, hit: FoundSection, tokens: number): Promise<OpenPassage | null> {
  const page = await openPage(reading, hit.page.path);
  const at = findSection(page.sections, hit);
  const link = sectionUrl(reading.site, hit.page.address, hit.anchor);
  if (at < 0 ? reading.indexed.has(link) : page.shown.has(at)) return null;
  if (at < 0) reading.indexed.add(link);
  else page.shown.add(at);
  const whole = page.sections[at]?.markdown ?? hit.content;
  const text = beginningWithin(whole, tokens);
  const cut = text !== whole ? text + CUT : at < 0 ? text : null;
  return { hit, page, at, text, cut, range: cut === null ? { first: at, last: at } : null };
}

function takeRest(page: OpenPage, anchor: string | null, budget: number): { markdown: string; unread: string[] } {
  const unread: string[] = [];
  const texts: string[] = [];
  let left = budget;
  for (const at of unreadFrom(page, anchor)) {
    const { headings = [], markdown = "" } = page.sections[at] ?? {};
    const text = beginningWithin(markdown, left);
    const isWhole = text === markdown;
    if (text !== "") texts.push(isWhole ? text : text + CUT);
    if (!isWhole) unread.push(headings.at(-1) ?? TOP_OF_PAGE);
    left = isWhole ? left - estimateTokens(text) : 0;
    keepRest(page, at, text);
  }
  return { markdown: texts.join("\n\n"), unread };
}

/** The beginning of a text that fits, cut at the end of a line where there is one. */
function beginningWithin(text: string, tokens: number): string {
  if (estimateTokens(text) <= tokens) return text;
  const share = Math.max(0, tokens) / Math.max(1, estimateTokens(text));
  const beginning = text.slice(0, Math.floor(text.length * share));
  const end = beginning.lastIndexOf("\n");
  return end > beginning.length / 2 ? beginning.slice(0, end) : beginning;
}

/** Of a section that was cut, what was not shown can be read later. */
function keepRest({ sections, shown }: OpenPage, at: number, text: string): void {
  const section = sections[at];
  if (!section) return;
  const rest = section.markdown.slice(text.length).trimStart();
  if (rest === "") shown.add(at);
  else {
    shown.delete(at);
    sections[at] = { ...section, markdown: rest };
  }
}

/** Places of the sections that were not shown, from that of an anchor on; without one of that name, all of them. */
function unreadFrom({ sections, shown }: OpenPage, anchor: string | null): number[] {
  const words = comparable((anchor ?? "").replaceAll("-", " "));
  const first = sections.findIndex(({ headings }) => comparable(headings.at(-1) ?? "") === words);
  return [...sections.keys()].filter((at) => at >= first && !shown.has(at));
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
