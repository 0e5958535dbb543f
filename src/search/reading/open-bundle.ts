// Opens the assistant bundle of a built site and searches it from disk.

import { once } from "../../shared/once.js";
import { pagePath } from "../../shared/page-path.js";
import { isOpenTo } from "../../shared/reader-groups.js";
import type { SearchPage } from "../../shared/search-record.js";
import type { Bundle, BundlePage, Hit, OtherVersion, SearchFilter, SearchOptions } from "../bundle.js";
import type { BundleSegment, PageEntry, StoredSection } from "../bundle-files.js";
import { assumedWords } from "../query/assumed-words.js";
import { explain } from "../query/explain.js";
import { editionWeights, type Merged, oncePerSection } from "../query/prefer-edition.js";
import type { Found, Weighted } from "../query/score-sections.js";
import { searchSegments } from "../query/search-segments.js";
import { MOST_COMPARED } from "../query/similarity.js";
import { spreadPages } from "../query/spread-pages.js";
import { withCoverage } from "../query/weigh-coverage.js";
import type { Facet } from "../segment.js";
import { learnSpace } from "../semantics/segment-space.js";
import type { SemanticSpace } from "../semantics/semantic-space.js";
import { wordLanguage } from "../words/load-word-rules.js";
import { loadTokeniser, type Tokeniser } from "../words/tokeniser.js";
import { shardKeeper } from "./keep-shards.js";
import { openSegment, type Segment } from "./open-segment.js";
import { type BundleFiles, readBundleFiles } from "./read-bundle-files.js";
import { sectionPlaces } from "./section-places.js";
import { segmentWords } from "./segment-words.js";
import { weighMeaning } from "./weigh-meaning.js";

/** A segment with its entries in the bundle. */
interface OpenSegment {
  readonly segment: Segment;
  readonly pages: readonly PageEntry[];
  /** Learned when it is first asked for; null: it has none. */
  readonly space: () => Promise<SemanticSpace | null>;
}

/**
 * Opens the bundle below `dist`. Refuses one that is missing, damaged or newer with a UsageError.
 *
 * @param name what messages call the build
 */
export async function openBundle(dist: string, name: string = dist): Promise<Bundle> {
  const files = await readBundleFiles(dist, name);
  const keep = shardKeeper();
  const open = files.index.segments.map((entry): OpenSegment => {
    const source = {
      shard: async (number: number) => files.shard(entry, number),
      vocabulary: async () => files.vocabulary(entry),
    };
    const learn = () => learnSpace(segmentWords(entry, (number) => files.shard(entry, number)));
    const space = files.index.isSemantic ? once(learn) : async () => null;
    return { segment: openSegment(entry.root, source, keep), pages: entry.pages, space };
  });
  const tokenisers = new Map<string, Promise<Tokeniser>>();
  const tokeniserOf = (language: string): Promise<Tokeniser> => {
    const known = tokenisers.get(language) ?? loadTokeniser(language);
    tokenisers.set(language, known);
    return known;
  };
  const entries = files.index.segments.flatMap(({ pages }) => pages);
  const byName = new Map(entries.map((entry) => [trimmed(entry[1]), entry]));
  const places = sectionPlaces(open);
  // Most paths are addresses too.
  for (const entry of entries) if (!byName.has(entry[0])) byName.set(entry[0], entry);

  return {
    sections: open.reduce((sum, { segment }) => sum + segment.sections, 0),
    pages: pagesInOrder(files.index.segments),
    async search(query, options = {}) {
      const chosen = chosenSegments(open, options.filter ?? {});
      const allows = facetFilter(options);
      const weigh = await weighMeaning({ likeness: options.likeness, chosen, places, isAllowed: isAllowed(allows) });
      const considered = mostConsidered(options);
      const most = weigh ? Math.max(MOST_COMPARED, considered) : considered;
      const question = { text: query, isTyping: false, most, allows };
      const weightOf = editionWeights(
        chosen.map(({ segment }) => segment),
        options.edition ?? null,
      );
      const found = await Promise.all(
        [...byLanguage(chosen)].map(async ([language, own]) => {
          const segments = own.map(({ segment }) => segment);
          const tokeniser = await tokeniserOf(language);
          const answer = await searchSegments(question, segments, tokeniser);
          const covering = withCoverage(answer.found, answer.lookUps, segments);
          const similar = weigh ? weigh(covering, answer.lookUps, segments) : covering;
          return similar.map((each) => {
            const score = each.score * weightOf(each.segment);
            return { ...each, score, segments, lookUps: answer.lookUps, termOf: tokeniser.termOf };
          });
        }),
      );
      return toHits(found.flat(), options, { open, files, weightOf });
    },
    async prepare() {
      for (const { space } of open) await space();
    },
    *eachSection() {
      for (const entry of entries) {
        const page = files.page(entry);
        for (let section = 0; section < page.sections; section++) {
          const { headings, text, code } = page.section(section);
          yield { path: entry[0], section, title: page.page.title, headings, text, code };
        }
      }
    },
    async page(path, groups = []) {
      const entry = byName.get(trimmed(path));
      if (!entry) return null;
      const { page, markdown } = files.page(entry);
      return isOpenTo(page.groups, groups) ? markdown() : null;
    },
    close: async () => files.close(),
  };
}

function pagesInOrder(segments: readonly BundleSegment[]): BundlePage[] {
  const placed = segments.flatMap(({ root: { language, version }, pages, places }) =>
    pages.map(([path, address, title], index) => {
      const page: BundlePage = { path: pagePath(path), address, title, language, version };
      return { page, place: places[index] ?? 0 };
    }),
  );
  return placed.sort((a, b) => a.place - b.place).map(({ page }) => page);
}

/** The segments that the filter leaves, in the order of the site. */
function chosenSegments(open: readonly OpenSegment[], { language, version }: SearchFilter): OpenSegment[] {
  return open.filter(({ segment: { root } }) => {
    if (language !== undefined && !isSameLanguage(root.language, language)) return false;
    return version === undefined || root.version === null || root.version === version;
  });
}

/** Words are brought to their forms in each language's own way. */
function byLanguage(chosen: readonly OpenSegment[]): Map<string, OpenSegment[]> {
  const languages = new Map<string, OpenSegment[]>();
  for (const each of chosen) {
    const { language } = each.segment.root;
    languages.set(language, [...(languages.get(language) ?? []), each]);
  }
  return languages;
}

/** `fr` asks for `fr-CA` too; `pt-BR` is not `pt-PT`. */
function isSameLanguage(own: string, wanted: string): boolean {
  if (own.toLowerCase() === wanted.toLowerCase()) return true;
  const areBothRegional = own.includes("-") && wanted.includes("-");
  return !areBothRegional && wordLanguage(own) === wordLanguage(wanted);
}

function isAllowed(allows: (facet: Facet) => boolean): (found: Found) => boolean {
  return ({ segment, page }) => {
    const facet = segment.facets[segment.facetOf[page] ?? 0];
    return facet !== undefined && allows(facet);
  };
}

function facetFilter({ filter = {}, groups = [] }: SearchOptions): (facet: Facet) => boolean {
  return (facet) => {
    if (filter.product !== undefined && facet.product !== null && facet.product !== filter.product) return false;
    if (filter.tag !== undefined && !facet.tags.includes(filter.tag)) return false;
    return isOpenTo(facet.groups, groups);
  };
}

const USUAL_LIMIT = 5;

/** More than is returned, because sections of the same page step back. */
function mostConsidered({ limit = USUAL_LIMIT }: SearchOptions): number {
  return limit * 4 + 10;
}

/** A section found, with what it takes to say why. */
interface Answering extends Found {
  readonly segments: readonly Segment[];
  readonly lookUps: readonly Weighted[];
  readonly termOf: (word: string) => string;
}

interface Opened {
  readonly open: readonly OpenSegment[];
  readonly files: BundleFiles;
  readonly weightOf: (segment: Segment) => number;
}

function toHits(
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
  const { segments, score, lookUps, termOf } = result;
  const { page, section } = read(result, opened);
  const { anchor, headings, text, code } = section;
  const content = code === "" ? text : `${text}\n\n${fenced(code)}`.trim();
  const reasons = explain(result, segments.indexOf(result.segment), lookUps);
  const assumed = assumedWords(lookUps, [page.title, ...headings, content].join(" "), termOf);
  const versions = others.map((each) => toOtherVersion(read(each, opened)));
  return { page, anchor, headings, content, score, reasons, assumed, versions };
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

function trimmed(path: string): string {
  return path
    .replace(/[?#].*$/, "")
    .replace(/^\/+|\/+$/g, "")
    .replace(/\.mdx?$/, "");
}
