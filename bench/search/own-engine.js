// Our search for the benchmarks: records in, an index in memory or on disk, ranked sections out.
import { loadSource } from "../load-source.js";

/** Everything of src/search/ that the benchmarks use. */
export async function loadSearch() {
  const parts = await Promise.all(
    [
      "search/draft.ts",
      "search/open-segment.ts",
      "search/search-segments.ts",
      "search/tokeniser.ts",
      "search/vocabulary.ts",
      "search/weigh-links.ts",
      "search/weigh-page.ts",
      "search/write-browser-index.ts",
      "search/site-search.ts",
      "search/spread-pages.ts",
      "search/ranking.ts",
    ].map(loadSource),
  );
  return Object.assign({}, ...parts);
}

/** Drafts of pages, each given as its records and the links that it has to other pages. */
export function draftsOf(search, pages, tokeniser) {
  return pages.map(({ records, links }) => ({
    records,
    words: search.weighPage(records, tokeniser),
    links: search.linkWords(records[0].page.address, links, tokeniser),
    markdown: "",
  }));
}

/** A function from a query to the addresses of ranked sections' pages. */
export function ownRanker(search, drafts, tokeniser) {
  const [built] = search.buildSegments(drafts, "assistant", 16 * 1024);
  const sections = built.pages.reduce((sum, { records }) => sum + records.length, 0);
  const segment = search.openSegment(built.root, {
    shard: async (number) => built.shards[number],
    vocabulary: async () => search.vocabularyText(built.terms, sections),
  });
  return async (query) => {
    const question = { text: query, isTyping: false, most: 100, allows: () => true };
    const { found } = await search.searchSegments(question, [segment], tokeniser);
    return search.spreadPages(found, 2).map(({ page }) => built.pages[page].records[0].page.path);
  };
}
