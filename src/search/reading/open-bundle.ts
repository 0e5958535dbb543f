// Opens the assistant bundle of a built site and searches it from disk.

import { groupBy } from "../../shared/lists.js";
import { once } from "../../shared/once.js";
import { pagePath } from "../../shared/page-path.js";
import { isOpenTo } from "../../shared/reader-groups.js";
import type { Bundle, BundlePage, QuestionLikeness, SearchFilter, SearchOptions } from "../bundle.js";
import type { BundleSegment } from "../bundle-files.js";
import type { EncodedPostings } from "../indexing/encode-postings.js";
import { withOthers } from "../query/other-words.js";
import { editionWeights } from "../query/prefer-edition.js";
import type { Found, Weighted } from "../query/score-sections.js";
import { searchSegments } from "../query/search-segments.js";
import {
  MOST_COMPARED,
  spaceSimilarity,
  withLearnedSimilarity,
  withMoreFound,
  withSimilarity,
} from "../query/similarity.js";
import { type Covering, withCoverage } from "../query/weigh-coverage.js";
import type { Facet } from "../segment.js";
import { learnSpace, type SegmentWords, type SemanticSpace } from "../semantics/segment-space.js";
import { wordLanguage } from "../words/load-word-rules.js";
import { loadTokeniser, type Tokeniser } from "../words/tokeniser.js";
import { shardKeeper } from "./keep-shards.js";
import { mostConsidered, type SegmentPages, toHits } from "./make-hits.js";
import { openSegment, type Segment } from "./open-segment.js";
import { readBundleFiles } from "./read-bundle-files.js";
import { readShard } from "./read-shard.js";
import { type SectionPlaces, sectionPlaces } from "./section-places.js";

interface OpenSegment extends SegmentPages {
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
  const open = files.index.segments.map((entry) => openEntry(entry, files, keep));
  const entries = files.index.segments.flatMap(({ pages }) => pages);
  const byName = new Map(entries.map((entry) => [trimmed(entry[1]), entry]));
  // Most paths are addresses too.
  for (const entry of entries) if (!byName.has(entry[0])) byName.set(entry[0], entry);

  return {
    sections: open.reduce((sum, { segment }) => sum + segment.sections, 0),
    pages: pagesInOrder(files.index.segments),
    search: searcher(open, files),
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

type Files = Awaited<ReturnType<typeof readBundleFiles>>;

function openEntry(entry: BundleSegment, files: Files, keep: ReturnType<typeof shardKeeper>): OpenSegment {
  const source = {
    shard: async (number: number) => files.shard(entry, number),
    vocabulary: async () => files.vocabulary(entry),
  };
  const learn = () => learnSpace(segmentWords(entry, (number) => files.shard(entry, number)));
  const space = files.index.isSemantic ? once(learn) : async () => null;
  return { segment: openSegment(entry.root, source, keep), pages: entry.pages, space };
}

function searcher(open: readonly OpenSegment[], files: Files): Bundle["search"] {
  const places = sectionPlaces(open);
  const tokeniserOf = tokeniserKeeper();
  return async (query, options = {}) => {
    const chosen = chosenSegments(open, options.filter ?? {});
    const allows = facetFilter(options);
    const weigh = await weighMeaning({ likeness: options.likeness, chosen, places, isAllowed: isAllowed(allows) });
    const most = Math.max(MOST_COMPARED, mostConsidered(options));
    const question = { text: query, isTyping: false, most, allows };
    const weightOf = editionWeights(
      chosen.map(({ segment }) => segment),
      options.edition ?? null,
    );
    const found = await Promise.all(
      // Words are brought to their forms in each language's own way.
      [...groupBy(chosen, ({ segment }) => segment.root.language)].map(async ([language, own]) => {
        const segments = own.map(({ segment }) => segment);
        const tokeniser = await tokeniserOf(language);
        const otherWords = options.otherWords?.(query, tokeniser);
        const answer = await searchSegments({ ...question, otherWords, withOthers }, segments, tokeniser);
        const covering = withCoverage(answer.found, answer.lookUps, segments);
        const similar = weigh(covering, answer.lookUps, segments);
        const asked = { segments, lookUps: answer.lookUps, termOf: tokeniser.termOf };
        return similar.map((each) => ({ ...each, score: each.score * weightOf(each.segment), asked }));
      }),
    );
    return toHits(found.flat(), options, { open, files, weightOf });
  };
}

function tokeniserKeeper(): (language: string) => Promise<Tokeniser> {
  const tokenisers = new Map<string, Promise<Tokeniser>>();
  return (language) => {
    const known = tokenisers.get(language) ?? loadTokeniser(language);
    tokenisers.set(language, known);
    return known;
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

function trimmed(path: string): string {
  return path
    .replace(/[?#].*$/, "")
    .replace(/^\/+|\/+$/g, "")
    .replace(/\.mdx?$/, "");
}

/** @param shard gives the bytes of a shard by its number */
export function segmentWords({ root, pages }: BundleSegment, shard: (number: number) => Uint8Array): SegmentWords {
  return {
    pages: root.pageSizes.map((sections, page) => ({ path: pages[page]?.[0] ?? "", sections })),
    *postings() {
      const shards: ReturnType<typeof readShard>[] = [];
      for (const number of root.shards.keys()) {
        shards.push(readShard(shard(number)));
        yield;
      }
      return joined(shards);
    },
  };
}

function joined(shards: readonly ReturnType<typeof readShard>[]): EncodedPostings {
  const terms = shards.flatMap((shard) => shard.terms);
  const counts = new Uint32Array(terms.length);
  const starts = new Uint32Array(terms.length + 1);
  let [term, byte] = [0, 0];
  for (const shard of shards) {
    counts.set(shard.counts, term);
    for (const start of shard.starts) starts[term++] = byte + start;
    byte += shard.bytes.length;
  }
  starts[term] = byte;
  return { terms, counts, starts, bytes: Buffer.concat(shards.map(({ bytes }) => bytes)) };
}

/** Weighs in what sections mean: as a model sees it, as the bundle learned it from the site, or not at all. */
interface Meaning {
  readonly likeness: QuestionLikeness | undefined;
  /** The segments that are searched, with the spaces that the bundle has of them. */
  readonly chosen: readonly { readonly segment: Segment; readonly space: () => Promise<SemanticSpace | null> }[];
  readonly places: SectionPlaces;
  readonly isAllowed: (found: Found) => boolean;
}

/** What was found in some of the segments, with other scores. */
type WeighMeaning = (
  found: readonly Covering[],
  lookUps: readonly Weighted[],
  segments: readonly Segment[],
) => readonly Found[];

async function weighMeaning({ likeness, chosen, places, isAllowed }: Meaning): Promise<WeighMeaning> {
  if (likeness) {
    const nearest = likeness.nearest.flatMap((place) => places.find(place) ?? []).filter(isAllowed);
    return (found, _, segments) => {
      const more = nearest.filter(({ segment }) => segments.includes(segment));
      const similarity = (segment: Segment, section: number) => likeness.of(places.placeOf(segment, section));
      return withSimilarity(withMoreFound(found, more), similarity);
    };
  }
  const learned = await Promise.all(chosen.map(async ({ segment, space }) => [segment, await space()] as const));
  const spaces = new Map(learned);
  return (found, lookUps) =>
    withLearnedSimilarity(
      found,
      spaceSimilarity((segment) => spaces.get(segment) ?? null, lookUps),
    );
}
