// Asks the indexes of other sites that docs.json names. Loaded with the first query of a site that names any.
import type { openSiteSearch, PageResult, SiteAnswer, SiteSearch } from "../../search/reading/site-search.js";
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
  /** Where to go on from here, if there is nothing. */
  readonly ways: readonly Drawn[];
  /** Missing: drawn as it is. */
  readonly drawn?: Drawn | undefined;
  /** What is said of it. */
  readonly sentences?: readonly string[] | undefined;
  /** Set while other sites are still asked: nobody is told yet that there is nothing. */
  readonly sites?: string | undefined;
}

/** What the dialog lends. Nothing of it is imported: a module that both share is one more to load for every reader. */
interface Lent {
  readonly open: typeof openSiteSearch;
  readonly draw: typeof drawResults;
  readonly options: OptionList;
  readonly words: SearchSession["words"];
}

/** Shows an answer again with what the other sites found, each as it answers. */
export type AskOthers = (shown: Shown, show: (more: Shown) => unknown) => Promise<void>;

/** What one of them adds. */
interface Added {
  readonly results: readonly PageResult[];
  readonly drawn: Drawn;
  /** Set where the site could not be asked. */
  readonly failed: string | null;
}

interface Asked {
  readonly site: OtherSite;
  readonly open: () => Promise<SiteSearch>;
}

/** Pages of each site in one answer: the reader is on another one. */
const MOST_PAGES = 4;
/** How long a file of a site may take, in milliseconds. */
const PATIENCE = 8000;

export function openOthers({ sites, tag, base }: SearchSettings, lent: Lent): AskOthers {
  const others = (JSON.parse(sites ?? "[]") as OtherSite[]).map((site) => ({ site, open: opener(site, lent) }));
  return async (shown, show) => {
    const own = shown.drawn ?? lent.draw(shown.found, base);
    const answers = new Map<OtherSite, Added>();
    const askOne = async (other: Asked): Promise<void> => {
      answers.set(other.site, await ask(other, { text: shown.text, tag, lent }));
      const added = others.flatMap(({ site }) => answers.get(site) ?? []);
      const sites = added.length < others.length ? shown.sites : "";
      const failed = added.flatMap((each) => each.failed ?? []).join(", ");
      const sentences = failed === "" ? [] : [`${failed}: ${lent.words().searchFailed}`];
      const more = joined(shown, own, added);
      keepPlace(lent.options, () => show({ ...more, sentences: [...(shown.sentences ?? []), ...sentences], sites }));
    };
    await Promise.all(others.map(askOne));
  };
}

/** The own results, then those of each site in the order of docs.json. */
function joined(shown: Shown, own: Drawn, added: readonly Added[]): Shown {
  const drawn = [own, ...added.map((each) => each.drawn)];
  return {
    ...shown,
    found: { ...shown.found, results: [...shown.found.results, ...added.flatMap(({ results }) => results)] },
    drawn: { nodes: drawn.flatMap(({ nodes }) => nodes), options: drawn.flatMap(({ options }) => options) },
  };
}

/** The reader may have gone down the list meanwhile, and stays where they are in it. */
function keepPlace({ move }: OptionList, show: () => void): void {
  const list = document.getElementById(document.activeElement?.getAttribute("aria-controls") ?? "");
  const before = placeIn(list);
  const top = list?.scrollTop ?? 0;
  show();
  const now = placeIn(list);
  const steps = now.addresses.indexOf(before.active) - now.addresses.indexOf(now.active);
  if (steps > 0) move(steps);
  if (steps >= 0 && list) list.scrollTop = top;
}

/** The row that leads to no page is the one that asks the assistant. */
function placeIn(list: HTMLElement | null) {
  const options = [...(list?.querySelectorAll("[role=option]") ?? [])];
  const addressOf = (option: Element | undefined) => option?.getAttribute("href") ?? "";
  return {
    addresses: options.map(addressOf),
    active: addressOf(options.find((each) => each.getAttribute("aria-selected") === "true")),
  };
}

interface Asking {
  readonly text: string;
  /** BCP 47 tag of the page. */
  readonly tag: string;
  readonly lent: Lent;
}

async function ask({ site, open }: Asked, { text, tag, lent }: Asking): Promise<Added> {
  try {
    const { search } = await open();
    const answer = ofSite(await search(text, { tag, version: null, product: null, kind: null }), site);
    const drawn = await drawOnce(answer, lent.draw(answer, site.url), lent);
    return { results: answer.results.slice(0, drawn.nodes.length), drawn, failed: null };
  } catch {
    return { results: [], drawn: { nodes: [], options: [] }, failed: site.name };
  }
}

/** Its best pages. One that several versions have comes once, with links to the others. */
async function drawOnce(answer: SiteAnswer, drawn: Drawn, { words }: Lent): Promise<Drawn> {
  const isMixed = answer.results.some(({ version }) => version);
  const refined = isMixed ? (await import("./refine-answer.js")).refineAnswer(answer, drawn, words()).drawn : drawn;
  const nodes = refined.nodes.slice(0, MOST_PAGES);
  return { nodes, options: refined.options.filter(({ node }) => nodes.some((each) => each.contains(node))) };
}

/** Opens the index of a site, once. What failed is not tried again before the page is left; the browser's console says why. */
function opener({ name, url }: OtherSite, { open }: Lent): () => Promise<SiteSearch> {
  let opened: Promise<SiteSearch> | null = null;
  const fetchFile = (file: string): Promise<Response> =>
    fetch(`${url}/search/${file}`, { credentials: "omit", signal: AbortSignal.timeout(PATIENCE) });
  return () => {
    if (opened === null) {
      opened = open(fetchFile);
      // biome-ignore lint/suspicious/noConsole: an answer that is no index is not told by the browser itself.
      opened.catch((error: unknown) => console.warn(`${name}: ${url}/search/index.json:`, error));
    }
    return opened;
  };
}

/** Named after it. An address that does not begin with one slash could lead to another host. */
function ofSite(answer: SiteAnswer, { name }: OtherSite): SiteAnswer {
  const safe = answer.results.filter(({ page }) => /^\/(?![\\/])/.test(page.address));
  const results = safe.map(({ page, ...rest }) => ({ ...rest, page: { ...page, crumbs: [name, ...page.crumbs] } }));
  return { ...answer, results };
}
