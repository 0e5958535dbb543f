// Reads from data attributes what the search panel has to know of the page it is on.
import type { SearchSettings } from "./search-panel.js";

/** `data-base`, `data-language`, `data-version`; what is not said is as the top bar has it. */
export function searchSettings(data: DOMStringMap): SearchSettings {
  const ownVersion = document.querySelector<HTMLElement>("docs-search")?.dataset["version"];
  const entry = document.querySelector<HTMLElement>(".search-entry-words");
  return {
    base: data["base"] ?? "",
    tag: data["language"] || document.documentElement.lang || "en",
    version: data["version"] || ownVersion || null,
    prompt: entry?.textContent?.trim() || null,
  };
}
