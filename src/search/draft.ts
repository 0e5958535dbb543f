// Gathers weighed pages until all are there, then builds the segments of the site's readers or of the assistant.
import type { SearchPage, SearchRecord, SearchVisibility } from "../shared/search-record.js";
import { type BuiltSegment, buildSegment } from "./build-segment.js";
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

/** A segment with the pages that its sections belong to, in its own order. */
export interface PagedSegment extends BuiltSegment {
  readonly pages: readonly DraftPage[];
}

/** Builds one segment for each language and version that has pages for these readers. */
export function buildSegments(
  pages: readonly DraftPage[],
  readers: keyof SearchVisibility,
  shardBytes: number,
): PagedSegment[] {
  const seen = pages.filter(({ records }) => records[0]?.page.visible[readers]);
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
    const input = {
      language,
      version,
      pages: edition.map((page) => ({ facet: facetOf(sharedPage(page)), words: page.words })),
      inlinks: weighLinks(links, edition),
    };
    return { ...buildSegment(input, shardBytes), pages: edition };
  });
}

function sharedPage(page: DraftPage | undefined): SearchPage {
  const first = page?.records[0];
  if (!first) throw new Error("A page without sections cannot be indexed.");
  return first.page;
}

function facetOf({ product, tags, groups, boost }: SearchPage) {
  return { product, tags, groups, boost };
}
