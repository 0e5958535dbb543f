// Owns the draft of a page, and brings drafts together into segments once all are there.
import type { SearchPage, SearchRecord, SearchVisibility } from "../shared/search-record.js";
import { cutShards } from "./cut-shards.js";
import { facetTable } from "./facet-table.js";
import type { SegmentRoot } from "./segment.js";
import { type SortedPostings, sortPostings } from "./sort-postings.js";
import { type LinkWords, weighLinks } from "./weigh-links.js";
import type { WeighedPage } from "./weigh-page.js";

/** One page, ready to be indexed. Plain data: it may come from a worker thread. */
export interface DraftPage {
  /** Sections in reading order, never empty. */
  readonly records: readonly SearchRecord[];
  readonly words: WeighedPage;
  /** Words of the page's links to other pages of the site. */
  readonly links: readonly LinkWords[];
  /** The page as Markdown, for the assistant. */
  readonly markdown: string;
}

/** A segment before it is cut into shards. */
export interface Segmented {
  readonly language: string;
  readonly version: string | null;
  /** Their sections are numbered in this order. */
  readonly pages: readonly DraftPage[];
  readonly sections: number;
  readonly postings: SortedPostings;
}

/** Sorts the pages that these readers may find into one segment for each language and version. */
export function segmentPages(pages: readonly DraftPage[], readers: keyof SearchVisibility): Segmented[] {
  const seen = pages.filter((page) => sharedPage(page).visible[readers]);
  const editions = new Map<string, DraftPage[]>();
  for (const page of seen) {
    const { language, version } = sharedPage(page);
    const key = JSON.stringify([language, version]);
    const edition = editions.get(key);
    if (edition) edition.push(page);
    else editions.set(key, [page]);
  }
  const links = seen.flatMap((page) => page.links);
  return [...editions.values()].map((edition) => {
    const { language, version } = sharedPage(edition[0]);
    const words = edition.map((page) => page.words);
    const sections = words.reduce((sum, { sizes }) => sum + sizes.length, 0);
    return { language, version, pages: edition, sections, postings: sortPostings(words, weighLinks(links, edition)) };
  });
}

/** The segment with its shards: the root that names them, and their bytes. */
export function cutSegment(
  segment: Segmented,
  shardBytes: number,
): { root: SegmentRoot; shards: readonly Uint8Array[] } {
  const { language, version, pages, postings } = segment;
  const { firstTerms, bytes } = cutShards(postings, shardBytes);
  const pageSizes = pages.map(({ records }) => records.length);
  return {
    root: { language, version, pageSizes, ...facetTable(pages.map(sharedPage)), shards: firstTerms },
    shards: bytes,
  };
}

/** What the sections of a page share. */
export function sharedPage(page: DraftPage | undefined): SearchPage {
  const first = page?.records[0];
  if (!first) throw new Error("A page without sections cannot be indexed.");
  return first.page;
}
