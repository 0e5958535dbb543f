// Opens the assistant bundle of a built site and searches it from disk.

import { pagePath } from "../shared/page-path.js";
import { isOpenTo } from "../shared/reader-groups.js";
import type { Bundle, Hit, SearchFilter, SearchOptions } from "./bundle.js";
import type { PageEntry } from "./bundle-files.js";
import { shardKeeper } from "./keep-shards.js";
import { wordLanguage } from "./load-word-rules.js";
import { openSegment, type Segment } from "./open-segment.js";
import { type BundleFiles, readBundleFiles, type StoredPage } from "./read-bundle-files.js";
import type { Found } from "./score-sections.js";
import { type Answer, searchSegments } from "./search-segments.js";
import type { Facet } from "./segment.js";
import { spreadPages } from "./spread-pages.js";
import { loadTokeniser, type Tokeniser } from "./tokeniser.js";

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
    pages: entries.map(([path, address, title]) => ({ path: pagePath(path), address, title })),
    async search(query, options = {}) {
      const answers = await Promise.all(
        [...editions(open, options.filter ?? {})].map(async ([language, segments]) =>
          searchSegments(
            { text: query, isTyping: false, most: mostConsidered(options), allows: facetFilter(options) },
            segments.map(({ segment }) => segment),
            await tokeniserOf(language),
          ),
        ),
      );
      return toHits(answers, options, { open, files });
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

const usualLimit = 5;

/** More than is returned, because sections of the same page step back. */
function mostConsidered({ limit = usualLimit }: SearchOptions): number {
  return limit * 4 + 10;
}

function toHits(
  answers: readonly Answer[],
  { limit = usualLimit, perPage = 2 }: SearchOptions,
  { open, files }: { readonly open: readonly OpenSegment[]; readonly files: BundleFiles },
): Hit[] {
  const ranked = answers.flatMap(({ found, reasonsOf }) =>
    found.map((each) => ({ ...each, reasons: () => reasonsOf(each) })),
  );
  ranked.sort((a, b) => b.score - a.score);
  const chosen = spreadPages(ranked, perPage).slice(0, limit);
  return chosen.map((found) => toHit(found, files.page(entryOf(found, open)), found.reasons()));
}

function entryOf(found: Found, open: readonly OpenSegment[]): PageEntry {
  const entry = open.find(({ segment }) => segment === found.segment)?.pages[found.page];
  if (!entry) throw new Error("A section was found on a page that the bundle does not have.");
  return entry;
}

function toHit({ segment, section, page: found, score }: Found, stored: StoredPage, reasons: Hit["reasons"]): Hit {
  const { anchor, headings, text, code } = stored.section(section - (segment.firstOf[found] ?? 0));
  const content = code === "" ? text : `${text}\n\n${fenced(code)}`.trim();
  return { page: stored.page, anchor, headings, content, score, reasons };
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
