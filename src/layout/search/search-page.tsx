// Draws the body of the search page: a form that keeps the query in the address, and what to do without scripts.
import type { UiStrings } from "../../shared/ui-strings.js";

interface SearchPageProps {
  /** Base path without a slash at the end. */
  readonly base: string;
  /** BCP 47 tag. */
  readonly tag: string;
  readonly ui: UiStrings;
}

export function SearchPage({ base, tag, ui }: SearchPageProps) {
  return (
    <docs-search-page class="search-page" data-base={base} data-language={tag}>
      <search>
        <form class="search-form" action={`${base}/search/`}>
          <input
            type="search"
            name="q"
            class="search-input"
            aria-label={ui.search}
            placeholder={ui.searchPlaceholder}
          />
          <button type="submit" class="button">
            {ui.search}
          </button>
        </form>
      </search>
      <noscript>
        <p>{ui.searchNeedsScripts}</p>
      </noscript>
    </docs-search-page>
  );
}
