// Opens the assistant bundle of a built site and searches it from disk.

import { pagePath } from "../../shared/page-path.js";
import { isOpenTo } from "../../shared/reader-groups.js";
import type { Bundle, Hit, SearchFilter, SearchOptions } from "../bundle.js";
import type { BundleSegment, PageEntry } from "../bundle-files.js";
import { explain } from "../query/explain.js";
import type { Found, Weighted } from "../query/score-sections.js";
import { searchSegments } from "../query/search-segments.js";
import { spreadPages } from "../query/spread-pages.js";
import type { Facet } from "../segment.js";
import { wordLanguage } from "../words/load-word-rules.js";
import { loadTokeniser, type Tokeniser } from "../words/tokeniser.js";
import { shardKeeper } from "./keep-shards.js";
import { openSegment, type Segment } from "./open-segment.js";
import { type BundleFiles, readBundleFiles } from "./read-bundle-files.js";

/** A segment with its entries in the bundle. */
interface OpenSegment {
  readonly segment: Segment;
  readonly pages: readonly PageEntry[];
}

/** Opens the bundle below `dist`. Refuses one that is missing, damaged or newer with a UsageError. */
export async function openBundle(dist: string): Promise<Bundle> {
  const files = await readBundleFiles(dist);
  const keep = shardKeeper();
  const open = files.index.segments.map((entry): OpenSegment => {
    const source = {
      shard: async (number: number) => files.shard(entry, number),
      vocabulary: async () => files.vocabulary(entry),
    };
    return { segment: openSegment(entry.root, source, keep), pages: entry.pages };
  });
  const tokenisers = new Map<string, Promise<Tokeniser>>();
  const tokeniserOf = (language: string): Promise<Tokeniser> => {
    const known = tokenisers.get(language) ?? loadTokeniser(language);
    tokenisers.set(language, known);
    return known;
  };
  const entries = files.index.segments.flatMap(({ pages }) => pages);
  const byName = new Map(entries.map((entry) => [trimmed(entry[1]), entry]));
  // Most paths are addresses too.
  for (const entry of entries) if (!byName.has(entry[0])) byName.set(entry[0], entry);

  return {
    sections: open.reduce((sum, { segment }) => sum + segment.sections, 0),
    pages: inSiteOrder(files.index.segments).map(([path, address, title]) => ({
      path: pagePath(path),
      address,
      title,
    })),
    async search(query, options = {}) {
      const question = { text: query, isTyping: false, most: mostConsidered(options), allows: facetFilter(options) };
      const found = await Promise.all(
        [...editions(open, options.filter ?? {})].map(async ([language, chosen]) => {
          const segments = chosen.map(({ segment }) => segment);
          const answer = await searchSegments(question, segments, await tokeniserOf(language));
          return answer.found.map((each) => ({ ...each, segments, lookUps: answer.lookUps }));
        }),
      );
      return toHits(found.flat(), options, { open, files });
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

function inSiteOrder(segments: readonly BundleSegment[]): PageEntry[] {
  const placed = segments.flatMap(({ pages, places }) =>
    pages.map((page, index) => ({ page, place: places[index] ?? 0 })),
  );
  return placed.sort((a, b) => a.place - b.place).map(({ page }) => page);
}

/** The segments that the filter leaves, by language: words are brought to their forms in each language's own way. */
function editions(open: readonly OpenSegment[], { language, version }: SearchFilter): Map<string, OpenSegment[]> {
  const chosen = new Map<string, OpenSegment[]>();
  for (const each of open) {
    const { root } = each.segment;
    if (language !== undefined && !isSameLanguage(root.language, language)) continue;
    if (version !== undefined && root.version !== null && root.version !== version) continue;
    chosen.set(root.language, [...(chosen.get(root.language) ?? []), each]);
  }
  return chosen;
}

/** `fr` asks for `fr-CA` too; `pt-BR` is not `pt-PT`. */
function isSameLanguage(own: string, wanted: string): boolean {
  if (own.toLowerCase() === wanted.toLowerCase()) return true;
  const areBothRegional = own.includes("-") && wanted.includes("-");
  return !areBothRegional && wordLanguage(own) === wordLanguage(wanted);
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
}

interface Opened {
  readonly open: readonly OpenSegment[];
  readonly files: BundleFiles;
}

function toHits(
  found: readonly Answering[],
  { limit = USUAL_LIMIT, perPage = 2 }: SearchOptions,
  opened: Opened,
): Hit[] {
  const ranked = [...found].sort((a, b) => b.score - a.score);
  return spreadPages(ranked, perPage)
    .slice(0, limit)
    .map((each) => toHit(each, opened));
}

function toHit(found: Answering, { open, files }: Opened): Hit {
  const { segment, segments, score, lookUps } = found;
  const entry = open.find((each) => each.segment === segment)?.pages[found.page];
  if (!entry) throw new Error("A section was found on a page that the bundle does not have.");
  const { page, section } = files.page(entry);
  const { anchor, headings, text, code } = section(found.section - (segment.firstOf[found.page] ?? 0));
  const content = code === "" ? text : `${text}\n\n${fenced(code)}`.trim();
  const reasons = explain(found, segments.indexOf(segment), lookUps);
  return { page, anchor, headings, content, score, reasons };
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
