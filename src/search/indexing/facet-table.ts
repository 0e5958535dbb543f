// Writes what pages have in common for filters once, and which page has it in runs.
import type { SearchPage } from "../../shared/search-record.js";
import type { Facet, SegmentRoot } from "../segment.js";

/** The facets of pages in order. */
export function facetTable(pages: readonly SearchPage[]): Pick<SegmentRoot, "facets" | "facetRuns"> {
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
