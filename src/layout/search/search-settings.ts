// Reads from data attributes what the search panel has to know of the page it is on.
import type { SearchSettings } from "./search-panel.js";

/** `data-base`, `data-language`, `data-version`, and the words of the search box. */
export function searchSettings(data: DOMStringMap): SearchSettings {
  const entry = document.querySelector<HTMLElement>(".search-entry-words");
  return {
    base: data["base"] ?? "",
    tag: data["language"] || document.documentElement.lang || "en",
    version: data["version"] || null,
    prompt: entry?.textContent?.trim() || null,
  };
}
