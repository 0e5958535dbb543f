// Reads the search panel's settings from data attributes.

export interface SearchSettings {
  /** Base path without a slash at the end. */
  readonly base: string;
  /** BCP 47 tag of the page. */
  readonly tag: string;
  /** Version of the page; null where it has none. */
  readonly version: string | null;
  /** The placeholder of the box; null for the default. */
  readonly prompt: string | null;
  /** Other sites to ask, as JSON; missing where there are none. */
  readonly sites: string | undefined;
}

/** `data-base`, `data-language`, `data-version`; missing ones come from the top bar. */
export function searchSettings(data: DOMStringMap): SearchSettings {
  const own = document.querySelector<HTMLElement>("docs-search")?.dataset;
  const entry = document.querySelector<HTMLElement>(".search-entry-words");
  return {
    base: data["base"] ?? "",
    tag: data["language"] || document.documentElement.lang || "en",
    version: data["version"] || own?.["version"] || null,
    sites: own?.["sites"],
    prompt: entry?.textContent?.trim() || null,
  };
}
