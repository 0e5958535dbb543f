// Asks the indexes of other sites that docs.json names. Loaded with the first query of a site that names any.
import type { openSiteSearch, SiteAnswer, SiteSearch } from "../../search/reading/site-search.js";
import type { Drawn, drawResults } from "./draw-results.js";
import type { OptionList } from "./option-list.js";
import type { SearchSession } from "./search-session.js";
import type { SearchSettings } from "./search-settings.js";

interface OtherSite {
  readonly name: string;
  /** Without a slash at the end. */
  readonly url: string;
}

/** An answer as it is shown. */
export interface Shown {
  readonly found: SiteAnswer;
  readonly text: string;
  /** Missing: drawn as it is. */
  readonly drawn?: Drawn | undefined;
  /** What is said of it. */
  readonly sentences?: readonly string[] | undefined;
}

/** What the dialog lends. Nothing of it is imported: a module that both share is one more to load for every reader. */
export interface Lent {
  readonly open: typeof openSiteSearch;
  readonly draw: typeof drawResults;
  readonly options: OptionList;
  readonly words: SearchSession["words"];
}

/** Shows an answer again with what the other sites found, if there is anything to add. */
export type AskOthers = (shown: Shown, show: (more: Shown) => void) => Promise<void>;

/** What one of them adds. */
interface Added {
  readonly answer: SiteAnswer | null;
  readonly drawn: Drawn;
  readonly sentences: readonly string[];
}

/** Pages of each site in one answer: the reader is on another one. */
const MOST_PAGES = 4;

export function openOthers({ sites, tag, base }: SearchSettings, lent: Lent): AskOthers {
  const others = (JSON.parse(sites ?? "[]") as OtherSite[]).map((site) => ({ site, open: opener(site, lent) }));
  const filter = { tag, version: null, product: null, kind: null };
  const ask = async ({ site, open }: (typeof others)[number], text: string): Promise<Added> => {
    try {
      const answer = ofSite(await (await open()).search(text, filter), site);
      return { answer, drawn: lent.draw(answer, site.url), sentences: [] };
    } catch {
      const sentence = `${site.name}: ${lent.words().searchFailed}`;
      return { answer: null, drawn: { nodes: [], options: [] }, sentences: [sentence] };
    }
  };
  return async (shown, show) => {
    const added = await Promise.all(others.map((each) => ask(each, shown.text)));
    const results = added.flatMap(({ answer }) => answer?.results ?? []);
    const sentences = added.flatMap((each) => each.sentences);
    if (results.length + sentences.length === 0) return;
    const drawn = [shown.drawn ?? lent.draw(shown.found, base), ...added.map((each) => each.drawn)];
    const chosen = chosenOption();
    show({
      text: shown.text,
      found: { ...shown.found, results: [...shown.found.results, ...results] },
      drawn: {
        nodes: drawn.flatMap(({ nodes }) => nodes),
        options: drawn.flatMap(({ options }) => options),
      },
      sentences: [...(shown.sentences ?? []), ...sentences],
    });
    if (chosen > 0) lent.options.move(chosen);
  };
}

/** The reader may have gone down the list meanwhile; own results stay where they are in it. */
function chosenOption(): number {
  const options = [...document.querySelectorAll(".search-list [role=option]")];
  return options.findIndex((each) => each.getAttribute("aria-selected") === "true");
}

/** Opens the index of a site, once. What failed is not tried again before the page is left; the browser's console says why. */
function opener({ url }: OtherSite, { open }: Lent): () => Promise<SiteSearch> {
  let opened: Promise<SiteSearch> | null = null;
  const fetchFile = (file: string): Promise<Response> => fetch(`${url}/search/${file}`, { credentials: "omit" });
  return () => {
    opened ??= open(fetchFile);
    return opened;
  };
}

/** Its best pages, named after it. An address that does not begin with one slash could lead to another host. */
function ofSite(answer: SiteAnswer, { name }: OtherSite): SiteAnswer {
  const safe = answer.results.filter(({ page }) => /^\/(?![\\/])/.test(page.address)).slice(0, MOST_PAGES);
  const results = safe.map(({ page, ...rest }) => ({ ...rest, page: { ...page, crumbs: [name, ...page.crumbs] } }));
  return { ...answer, results };
}
