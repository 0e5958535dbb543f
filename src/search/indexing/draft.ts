// Makes the draft of a page from its records, and brings drafts together into segments once all are there.

import type { PageFacts } from "../../model.js";
import { groupBy } from "../../shared/lists.js";
import { once } from "../../shared/once.js";
import type { SearchPage, SearchRecord, SearchVisibility } from "../../shared/search-record.js";
import { vocabularyText } from "../query/vocabulary.js";
import type { Facet, SegmentRoot } from "../segment.js";
import type { Tokeniser } from "../words/tokeniser.js";
import { cutShards, type EndsShard, type Shard } from "./cut-shards.js";
import { type EncodedPostings, encodePostings } from "./encode-postings.js";
import type { IndexMemory } from "./index-memory.js";
import { type StoredBytes, storePage } from "./store-page.js";
import { updatePostings } from "./update-postings.js";
import { type AddedWords, type LinkWords, linkWords, type SettledLink, weighLinks } from "./weigh-links.js";
import { pageWeigher, type WeighedPage } from "./weigh-page.js";

/** One page, ready to be indexed. Plain data: it may come from a worker thread, or part by part from the disk. */
export interface DraftPage {
  /** What its sections share. */
  readonly page: SearchPage;
  /** The anchor of each section in reading order; never empty. */
  readonly anchors: readonly (string | null)[];
  /** Words of the page's links to other pages of the site. */
  readonly links: readonly LinkWords[];
  readonly words: WeighedPage;
  /** What the search dialog shows of each section. */
  readonly shown: readonly ShownSection[];
  /** What the assistant reads. */
  readonly stored: StoredBytes;
}

interface ShownSection {
  readonly headings: readonly string[];
  /** The beginning of the text. */
  readonly text: string;
}

/** A segment before it is cut into shards. */
export interface Segmented {
  readonly language: string;
  readonly version: string | null;
  /** Their sections are numbered in this order. */
  readonly pages: readonly DraftPage[];
  /** The position of each page in the site's order. */
  readonly places: readonly number[];
  readonly sections: number;
  readonly postings: EncodedPostings;
  /** What its root says besides the shards. */
  readonly cover: () => Omit<SegmentRoot, "shards">;
  /** The words for misspelt ones. */
  readonly vocabulary: () => string;
  /** Under this name more is remembered of it. */
  readonly name: string;
  /** What became of the terms of the last build; null: all is new. */
  readonly origins: Int32Array | null;
}

/** What segments depend on besides their pages. */
interface Segmenting {
  /** Paths in the order of the navigation. Pages that it leaves out follow in their own order. */
  readonly order?: readonly string[];
  /** What is known of the last build is taken from there. */
  readonly memory?: IndexMemory | null;
}

/**
 * Sorts the pages that these readers may find into one segment for each language and version: the edition that the site
 * lists first comes first.
 */
export function segmentPages(
  pages: readonly DraftPage[],
  readers: keyof SearchVisibility,
  { order = [], memory = null }: Segmenting = {},
): Segmented[] {
  const seen = pages.filter((page) => page.page.visible[readers]);
  const editions = groupBy(seen, ({ page: { language, version } }) => JSON.stringify([language, version]));
  const links = once(() => seen.flatMap((page) => page.links));
  const placeOf = placesIn(order, seen);
  const segments = [...editions].map(([key, edition]) => {
    const [language, version] = JSON.parse(key) as [string, string | null];
    const sections = edition.reduce((sum, { anchors }) => sum + anchors.length, 0);
    const name = `${readers} ${key}`;
    const added = once(() => weighLinks(links(), edition));
    const { postings, origins } = postingsOf(edition, added, { name, memory });
    const vocabulary = once(() => vocabularyText(postings, sections));
    const cover = once(() => ({ language, version, ...coverOf(edition) }));
    const places = edition.map(placeOf);
    return { language, version, pages: edition, places, sections, postings, cover, vocabulary, name, origins };
  });
  return segments.sort((a, b) => Math.min(...a.places) - Math.min(...b.places));
}

function placesIn(order: readonly string[], pages: readonly DraftPage[]): (page: DraftPage) => number {
  const places = new Map(order.map((path, index): [string, number] => [path, index]));
  for (const { page } of pages) if (!places.has(page.path)) places.set(page.path, places.size);
  return ({ page }) => places.get(page.path) ?? 0;
}

interface Remembered {
  readonly name: string;
  readonly memory: IndexMemory | null;
}

function postingsOf(
  edition: readonly DraftPage[],
  added: () => AddedWords,
  { name, memory }: Remembered,
): Pick<Segmented, "postings" | "origins"> {
  if (!memory) return { postings: encodePostings(edition, added()), origins: null };
  const pages = edition.map((page) => ({
    path: page.page.path,
    hash: memory.hashOf(page.page.path),
    sections: page.anchors.length,
    words: () => page.words,
  }));
  const areSame = memory.before?.linking === memory.linking;
  const updated = updatePostings(pages, { added, areSame }, memory.before?.segments.get(name) ?? null);
  memory.segments.set(name, { pages: updated.pages, postings: updated.postings });
  return updated;
}

/** The segment with its shards, and the root that names them. */
export function cutSegment(segment: Segmented, endsShard: EndsShard): { root: SegmentRoot; shards: readonly Shard[] } {
  const { postings, cover } = segment;
  const shards = cutShards(postings, endsShard);
  return { root: { ...cover(), shards: shards.map(({ first }) => postings.terms[first] ?? "") }, shards };
}

function coverOf(pages: readonly DraftPage[]): Pick<SegmentRoot, "pageSizes" | "facets" | "facetRuns"> {
  const pageSizes = pages.map(({ anchors }) => anchors.length);
  return { pageSizes, ...facetTable(pages.map(({ page }) => page)) };
}

/** The facets of pages in order. */
function facetTable(pages: readonly SearchPage[]): Pick<SegmentRoot, "facets" | "facetRuns"> {
  const numbers = new Map<string, number>();
  const facets: Facet[] = [];
  const facetRuns: number[] = [];
  for (const { product, tags, groups, boost, kind } of pages) {
    const facet: Facet = { product, tags, groups, boost, ...(kind === "page" ? {} : { isApi: true }) };
    const key = JSON.stringify(facet);
    const number = numbers.get(key) ?? facets.length;
    if (number === facets.length) {
      facets.push(facet);
      numbers.set(key, number);
    }
    if (facetRuns.at(-2) === number) facetRuns.push((facetRuns.pop() ?? 0) + 1);
    else facetRuns.push(number, 1);
  }
  return { facets, facetRuns };
}

/** What a draft is begun with: cheap to make, and other than before wherever navigation or settings change the draft. */
export type DraftHead = Pick<DraftPage, "page" | "anchors">;

export function draftHead(records: readonly SearchRecord[]): DraftHead {
  const page = records[0]?.page;
  if (!page) throw new Error("A page without sections cannot be indexed.");
  return { page, anchors: records.map(({ anchor }) => anchor) };
}

/** Whether anybody may find the page. */
export function isFindable({ page }: DraftHead): boolean {
  return page.visible.site || page.visible.assistant;
}

/** What a draft holds besides the records of its page. */
interface DraftSources {
  readonly links: readonly SettledLink[];
  readonly markdown: string;
}

/** The draft of a page by its records. It may be posted between threads. */
type DraftRecords = (records: readonly SearchRecord[], sources: DraftSources) => DraftPage;

/** Drafts the pages of one language: it remembers words from page to page. */
export function pageDrafter(tokeniser: Tokeniser): DraftRecords {
  const weigh = pageWeigher(tokeniser);
  return (records, { links, markdown }) => {
    const { page, anchors } = draftHead(records);
    return {
      page,
      anchors,
      links: linkWords(page.address, links, tokeniser),
      words: weigh(records),
      shown: records.map(showSection),
      stored: storePage(page, records, markdown),
    };
  };
}

/** Links to pages. `resolve` returns the address of a link's target without base path; null for external ones. */
export function settleLinks(links: PageFacts["links"], resolve: (target: string) => string | null): SettledLink[] {
  return links.flatMap(({ target, text, isImage }) => (isImage ? [] : settled(resolve(target), text)));
}

function settled(target: string | null, text: string): SettledLink[] {
  if (target === null) return [];
  const [path = "", anchor] = target.split("#");
  const address = path.replace(/\?.*$/, "");
  return [{ address: address === "/" ? address : address.replace(/\/$/, ""), anchor: anchor || null, text }];
}

/** Chooses what the search dialog shows of a section. */
const LONGEST_TEXT = 360;

/** Its headings and the beginning of its text; at the top of a page without text, the description. */
function showSection({ page, anchor, headings, text }: SearchRecord): ShownSection {
  return { headings, text: beginning(text || (anchor === null ? (page.description ?? "") : "")) };
}

function beginning(text: string): string {
  // Nearly always the first letters are enough; only where much of them is space, all are looked at.
  const first = oneLine(text.slice(0, 2 * LONGEST_TEXT));
  const line = first.length > LONGEST_TEXT ? first : oneLine(text);
  if (line.length <= LONGEST_TEXT) return line;
  return `${line.slice(0, LONGEST_TEXT).replace(/\s\S{0,24}$/, "")}…`;
}

function oneLine(text: string): string {
  // A single blank is what it is to be: nearly all are.
  return text.replace(/[^\S ]\s*| \s+/g, " ").trim();
}
