// Asks the indexes of other sites that docs.json names. Loaded with the first query of a site that names any.
import { openSiteSearch, type SiteAnswer, type SiteSearch } from "../../search/reading/site-search.js";
import { type Drawn, drawResults } from "./draw-results.js";
import { element } from "./element.js";
import type { SearchSettings } from "./search-settings.js";

interface OtherSite {
  readonly name: string;
  /** Without a slash at the end. */
  readonly url: string;
}

/** The results of each site that has any; `failed` is said of those that cannot be asked. */
export type AskOthers = (text: string, failed: string) => Promise<Drawn[]>;

/** Pages of each site in one answer: the reader is on another one. */
const MOST_PAGES = 4;

export function askOthers({ sites, tag }: SearchSettings): AskOthers {
  const others = (JSON.parse(sites ?? "[]") as OtherSite[]).map((site) => ({ site, open: opener(site) }));
  const filter = { tag, version: null, product: null, kind: null };
  const ask = async ({ site, open }: (typeof others)[number], text: string, failed: string): Promise<Drawn[]> => {
    try {
      const answer = reachable(await (await open()).search(text, filter));
      return answer.results.length === 0 ? [] : [drawResults(answer, site.url, site.name)];
    } catch {
      return [{ nodes: [element("p", { class: "search-crumbs" }, [`${site.name}: ${failed}`])], options: [] }];
    }
  };
  return async (text, failed) => (await Promise.all(others.map((each) => ask(each, text, failed)))).flat();
}

/** Opens the index of a site, once. What failed is not tried again before the page is left. */
function opener({ name, url }: OtherSite): () => Promise<SiteSearch> {
  let opened: Promise<SiteSearch> | null = null;
  const fetchFile = (file: string): Promise<Response> => fetch(`${url}/search/${file}`, { credentials: "omit" });
  return () => {
    opened ??= openSiteSearch(fetchFile).catch((error: unknown) => {
      const cors = `It must be built with docsgen and answer ${location.origin} with the header Access-Control-Allow-Origin.`;
      console.warn(`${name} (${url}) cannot be searched from here: ${String(error)}. ${cors}`);
      throw error;
    });
    return opened;
  };
}

/** An address that does not begin with a slash could lead to another host. */
function reachable(answer: SiteAnswer): SiteAnswer {
  const results = answer.results.filter(({ page }) => /^\/(?!\/)/.test(page.address));
  return { ...answer, results: results.slice(0, MOST_PAGES) };
}
