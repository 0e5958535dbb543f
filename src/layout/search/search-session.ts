// Keeps the opened index for a panel, with the words and the filters that come with it.
import { openSiteSearch, type SiteAnswer, type SiteSearch } from "../../search/reading/site-search.js";
import { SEARCH_WORDS, type SearchWords } from "../../shared/english/search.js";
import type { Filters } from "./search-filters.js";
import type { SearchSettings } from "./search-settings.js";

export interface SearchSession {
  /** Those of the reader's language once the index is open. */
  readonly words: () => SearchWords;
  /** Opens the index, once. */
  readonly open: () => Promise<Opened>;
  readonly search: (text: string) => Promise<SiteAnswer>;
  /** Drops the index, since a new build or an edit may have replaced it. */
  readonly forget: () => void;
}

interface Opened {
  readonly site: SiteSearch;
  readonly filters: Filters;
}

/** What a session reports to its panel. */
interface SessionEvents {
  readonly onOpened: (filters: HTMLElement) => void;
  readonly onFiltered: () => void;
}

export function createSession(settings: SearchSettings, { onOpened, onFiltered }: SessionEvents): SearchSession {
  let words: SearchWords = SEARCH_WORDS;
  let filters: Filters | null = null;
  let opened: Promise<Opened> | null = null;

  const fetchFile = (name: string, isFresh?: boolean): Promise<Response> =>
    fetch(`${settings.base}/search/${name}`, isFresh ? { cache: "no-cache" } : {});

  function open(): Promise<Opened> {
    opened ??= Promise.all([openSiteSearch(fetchFile), import("./search-filters.js")]).then(
      ([site, { createFilters }]) => {
        const own = site.index.words[settings.tag] ?? site.index.words[settings.tag.split("-")[0] ?? ""];
        words = own ?? words;
        filters ??= createFilters(site.index, own, {
          start: settings,
          onChange: onFiltered,
        });
        onOpened(filters.root);
        return { site, filters };
      },
    );
    opened.catch(forget);
    return opened;
  }

  function forget(): void {
    opened = null;
  }

  return {
    words: () => words,
    open,
    forget,
    async search(text) {
      const { site, filters } = await open();
      return site.search(text, filters.chosen(), settings.version);
    },
  };
}
