// Refines results of queries with typos or across versions. Loaded on demand.
import { assumedWords } from "../../search/query/assumed-words.js";
import type { PageResult, SiteAnswer } from "../../search/reading/site-search.js";
import type { SearchWords } from "../../shared/english/search.js";
import type { SearchStartWords } from "../../shared/english/search-start.js";
import type { Drawn } from "./draw-results.js";

/** Most pages that are shown. Little is imported: a module that both parts of the dialog share is one more to load. */
const MOST_PAGES = 8;

/** The rest comes with the index. */
type RefiningWords = SearchWords & Partial<SearchStartWords>;

/** The same page in another version. */
interface OtherVersion {
  readonly version: string | null;
  readonly node: HTMLElement;
}

interface Joined {
  result: PageResult;
  node: HTMLElement;
  readonly others: OtherVersion[];
}

interface Refined {
  /** Each page once, with links to its other versions. */
  readonly drawn: Drawn;
  /** One for each word that no page has and that was taken for another. */
  readonly sentences: readonly string[];
}

/** @param drawn the answer as it is drawn where nothing is to be refined */
export function refineAnswer(answer: SiteAnswer, drawn: Drawn, words: RefiningWords): Refined {
  const joined = joinVersions(answer.results, drawn.nodes).slice(0, MOST_PAGES);
  for (const { node, others } of joined) node.append(...others.map((each) => each.node));
  const choices = new Map(drawn.options.map(({ node, choice }) => [node, choice]));
  const nodes = joined.map(({ node }) => node);
  const options = nodes.flatMap((node) => [...node.querySelectorAll<HTMLElement>("[role=option]")]);
  return {
    drawn: { nodes, options: options.map((node) => ({ node, choice: choices.get(node) ?? { kind: "result" } })) },
    sentences: sayAssumed(answer, words),
  };
}

/** Of each page keeps the preferred version, else the best, in the place of the best. */
function joinVersions(results: readonly PageResult[], nodes: readonly HTMLElement[]): Joined[] {
  const joined: Joined[] = [];
  for (const [index, result] of results.entries()) {
    const node = nodes[index];
    if (!node) continue;
    const first = joined.find((each) => isSamePage(each, result));
    if (!first) joined.push({ result, node, others: [] });
    else if (!result.isPreferred || first.result.isPreferred) first.others.push(drawVersion(result, node));
    else {
      first.others.unshift(drawVersion(first.result, first.node));
      Object.assign(first, { result, node });
    }
  }
  return joined;
}

/** Pages of one name in one place; a version may have several of a name, and they are not the same. */
function isSamePage({ result, others }: Joined, other: PageResult): boolean {
  const names = ({ page }: PageResult) => JSON.stringify([page.title, page.crumbs, page.method]);
  const versions = [result.version, ...others.map(({ version }) => version)];
  if (result.version === null || other.version === null) return false;
  return names(result) === names(other) && !versions.includes(other.version);
}

/** @param page the page as it is drawn by itself */
function drawVersion({ version }: PageResult, page: HTMLElement): OtherVersion {
  const href = page.querySelector("a")?.getAttribute("href") ?? "";
  const link = document.createElement("a");
  Object.assign(link, { className: "search-edition", href, textContent: version, tabIndex: -1 });
  link.setAttribute("role", "option");
  return { version, node: link };
}

/** The words that were meant, as the results write them. */
function sayAssumed({ results, lookUps, tokeniser }: SiteAnswer, words: RefiningWords): string[] {
  const shown = () =>
    results
      .flatMap(({ page, sections }) => [page.title, ...sections.flatMap(({ headings, text }) => [...headings, text])])
      .join(" ");
  return assumedWords(lookUps, shown, tokeniser.termOf).map(
    ({ word, meant }) => `${words.noResults.replace("{query}", word)} ${words.perhapsYouMean ?? ""} ${meant}.`,
  );
}
