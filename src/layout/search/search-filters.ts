// Lets a reader narrow the search to a product or a version, where the site has several.
import type { BrowserIndex } from "../../search/browser-files.js";
import type { SearchWords } from "../../shared/english/search.js";
import { element } from "./element.js";

export interface Filters {
  readonly root: HTMLElement;
  readonly version: () => string | null;
  readonly product: () => string | null;
}

interface Start {
  readonly tag: string;
  readonly version: string | null;
}

/** Draws the selectors; hidden where there is nothing to choose. */
export function createFilters(
  index: BrowserIndex,
  words: SearchWords,
  { tag, version }: Start,
  onChange: () => void,
): Filters {
  const own = index.segments.filter((each) => each.tag === tag);
  const segments = own.length > 0 ? own : index.segments;
  const versions = distinct(segments.flatMap((each) => each.version ?? []));
  const products = distinct(segments.flatMap((each) => each.products));
  const versionSelect = selector(words.version, versions, words.all);
  const productSelect = selector(words.product, products, words.all);
  if (versionSelect && version !== null && versions.includes(version)) versionSelect.select.value = version;
  const selectors = [productSelect, versionSelect].flatMap((each) => each ?? []);
  for (const { select } of selectors) select.addEventListener("change", onChange);
  const root = element("div", { class: "search-filters", ...(selectors.length === 0 ? { hidden: "" } : {}) }, [
    ...selectors.map(({ label }) => label),
  ]);
  return {
    root,
    version: () => versionSelect?.select.value || null,
    product: () => productSelect?.select.value || null,
  };
}

function selector(name: string, values: readonly string[], all: string) {
  if (values.length < 2) return null;
  const select = element("select", {}, [
    element("option", { value: "" }, [all]),
    ...values.map((value) => element("option", { value }, [value])),
  ]);
  return { select, label: element("label", { class: "search-filter" }, [element("span", {}, [name]), select]) };
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)];
}
