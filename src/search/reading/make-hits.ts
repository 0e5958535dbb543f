// Makes the hits of an answer of the sections that were found.
import type { SearchPage } from "../../shared/search-record.js";
import type { Hit, OtherVersion, Reason, SearchOptions } from "../bundle.js";
import type { PageEntry, StoredSection } from "../bundle-files.js";
import { assumedWords } from "../query/assumed-words.js";
import { type Merged, oncePerSection } from "../query/prefer-edition.js";
import type { Found, Weighted } from "../query/score-sections.js";
import { spreadPages } from "../query/spread-pages.js";
import type { Postings } from "../segment.js";
import type { Segment } from "./open-segment.js";
import type { BundleFiles } from "./read-bundle-files.js";
import { lowerBound } from "./read-shard.js";

/** A segment with its entries in the bundle. */
export interface SegmentPages {
  readonly segment: Segment;
  readonly pages: readonly PageEntry[];
}

const USUAL_LIMIT = 5;

/** How many sections are looked at: more than are returned, because sections of the same page step back. */
export function mostConsidered({ limit = USUAL_LIMIT }: SearchOptions): number {
  return limit * 4 + 10;
}

/** A section found, with what it takes to say why. */
interface Answering extends Found {
  readonly asked: AskedWords;
}

/** The words of a query, as they were looked up in the segments of one language. */
interface AskedWords {
  readonly segments: readonly Segment[];
  readonly lookUps: readonly Weighted[];
  readonly termOf: (word: string) => string;
}

interface Opened {
  readonly open: readonly SegmentPages[];
  readonly files: BundleFiles;
  readonly weightOf: (segment: Segment) => number;
}

/** The best of what was found: each section once, spread over pages. */
export function toHits(
  found: readonly Answering[],
  { limit = USUAL_LIMIT, perPage = 1 }: SearchOptions,
  opened: Opened,
): Hit[] {
  const ranked = [...found].sort((a, b) => b.score - a.score).slice(0, mostConsidered({ limit }));
  const areMixed = new Set(opened.open.map(({ segment }) => segment.root.version)).size > 1;
  const nameOf = (each: Answering) => sectionName(read(each, opened));
  const distinct = areMixed
    ? oncePerSection(ranked, { nameOf, weightOf: opened.weightOf })
    : ranked.map((result) => ({ result, others: [] }));
  const pageOf = ({ result: { segment, page } }: Merged<Answering>) =>
    `${opened.open.findIndex((each) => each.segment === segment)} ${page}`;
  const spreading = { pageOf, scoreOf: ({ result }: Merged<Answering>) => result.score, perPage };
  return spreadPages(distinct, spreading)
    .slice(0, limit)
    .map((each) => toHit(each, opened));
}

/** A section of a page with what the bundle says of it. */
interface ReadSection {
  readonly page: SearchPage;
  readonly section: StoredSection;
}

function read({ segment, page: number, section }: Found, { open, files }: Opened): ReadSection {
  const entry = open.find((each) => each.segment === segment)?.pages[number];
  if (!entry) throw new Error("A section was found on a page that the bundle does not have.");
  const stored = files.page(entry);
  return { page: stored.page, section: stored.section(section - (segment.firstOf[number] ?? 0)) };
}

/** Versions of a page differ in the folders above it. */
function sectionName({ page: { language, path, title }, section: { headings } }: ReadSection): string {
  return JSON.stringify([language, path.split("/").at(-1), title, ...headings]);
}

function toHit({ result, others }: Merged<Answering>, opened: Opened): Hit {
  const { score, similarity, asked } = result;
  const { segments, lookUps, termOf } = asked;
  const { page, section } = read(result, opened);
  const { anchor, headings, text, code } = section;
  const content = code === "" ? text : `${text}\n\n${fenced(code)}`.trim();
  const reasons = explain(result, segments.indexOf(result.segment), lookUps);
  const assumed = assumedWords(lookUps, () => [page.title, ...headings, content].join(" "), termOf);
  const versions = others.map((each) => toOtherVersion(read(each, opened)));
  return { page, anchor, headings, content, score, similarity, reasons, assumed, versions };
}

function toOtherVersion({ page: { version, path, address }, section: { anchor } }: ReadSection): OtherVersion {
  return { version, path, address, anchor };
}

/** Code may hold fences itself: the outer one is longer. */
function fenced(code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`{3,}/g)].map(([fence]) => fence.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}\n${code}\n${fence}`;
}

/** Says what each word of a query gave to a section's score. */
const MOST_TERMS = 3;

/** The words that gave anything, the strongest first. `number`: of the section's segment among those that were searched. */
function explain({ section }: Found, number: number, lookUps: readonly Weighted[]): Reason[] {
  const given = lookUps.map(({ factor, postings }) => factor * impactIn(postings[number] ?? null, section));
  const sum = given.reduce((total, each) => total + each, 0);
  const reasons = lookUps.map(({ word, terms, how }, index): Reason => {
    const share = sum === 0 ? 0 : (given[index] ?? 0) / sum;
    return { word, term: terms.slice(0, MOST_TERMS).join(", "), how, share };
  });
  return reasons.filter(({ share }) => share > 0).sort((a, b) => b.share - a.share);
}

function impactIn(postings: Postings | null, section: number): number {
  if (!postings) return 0;
  const index = lowerBound(postings.sections, section);
  return postings.sections[index] === section ? (postings.impacts[index] ?? 0) : 0;
}
