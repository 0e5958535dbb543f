// Our search for the benchmarks: records in, an index in memory or on disk, ranked sections out.
import { loadSource } from "../../scripts/load-source.js";

/** Everything of src/search/ that the benchmarks use. */
export async function loadSearch() {
  const parts = await Promise.all(
    [
      "search/indexing/draft.ts",
      "search/reading/open-bundle.ts",
      "search/reading/open-segment.ts",
      "search/query/search-segments.ts",
      "search/words/tokeniser.ts",
      "search/query/vocabulary.ts",
      "search/indexing/weigh-links.ts",
      "search/indexing/weigh-page.ts",
      "search/indexing/write-browser-index.ts",
      "search/reading/site-search.ts",
      "search/query/spread-pages.ts",
      "search/query/weigh-coverage.ts",
      "search/query/ranking.ts",
      "search/query/similarity.ts",
      "search/semantics/segment-space.ts",
    ].map(loadSource),
  );
  return Object.assign({}, ...parts);
}

/** Drafts of pages, each given as its records and the links that it has to other pages. */
export function draftsOf(search, pages, tokeniser) {
  const draft = search.pageDrafter(tokeniser);
  return pages.map(({ records, links }) => draft(records, { links, markdown: "" }));
}

/** A promise of the semantic space of drafts, as a server learns it; null: there are too few sections. */
export function spaceOf(search, drafts) {
  const [segmented] = search.segmentPages(drafts, "assistant");
  const pages = segmented.pages.map(({ page, anchors }) => ({ path: page.path, sections: anchors.length }));
  function* postings() {
    yield;
    return segmented.postings;
  }
  return search.learnSpace({ pages, postings });
}

/**
 * A function from a query to the addresses of ranked sections' pages. `space`: null leaves out what is said in other words.
 * `isBrowser`: without what only the assistant weighs.
 */
export function ownRanker(search, drafts, tokeniser, { space = null, isBrowser = false } = {}) {
  const [segmented] = search.segmentPages(drafts, "assistant");
  const { root, shards } = search.cutSegment(segmented, (size) => size >= 16 * 1024);
  const segment = search.openSegment(root, {
    shard: async (number) => shards[number].bytes(),
    vocabulary: async () => search.vocabularyText(segmented.postings, segmented.sections),
  });
  return async (query) => {
    const question = { text: query, isTyping: false, most: space ? search.MOST_COMPARED : 100, allows: () => true };
    const { found, lookUps } = await search.searchSegments(question, [segment], tokeniser);
    const covering = isBrowser ? [...found] : search.withCoverage(found, lookUps, [segment]);
    const similar = space
      ? search.withLearnedSimilarity(
          covering,
          search.spaceSimilarity(() => space, lookUps),
        )
      : covering;
    const ranked = similar.sort((a, b) => b.score - a.score).slice(0, 100);
    const spreading = { pageOf: ({ page }) => page, scoreOf: ({ score }) => score, perPage: 1 };
    return search.spreadPages(ranked, spreading).map(({ page }) => segmented.pages[page].page.path);
  };
}
