// Refines an answer where a query has misspelt words, or pages of several versions were searched. Browsers load this only then.
import type { PageResult, SiteAnswer } from "../../search/reading/site-search.js";
import type { SearchWords } from "../../shared/english/search.js";
import type { Drawn } from "./draw-results.js";

/** Most pages that are shown. Nothing is imported: a module that both parts of the dialog share is one more to load. */
const MOST_PAGES = 8;

/** The same page in another version. */
interface OtherVersion {
  readonly version: string;
  readonly address: string;
}

interface Joined {
  readonly result: PageResult;
  readonly others: OtherVersion[];
}

export interface Refined {
  /** Each page once. */
  readonly answer: SiteAnswer;
  /** Adds links to the pages' other versions. */
  readonly withVersions: (drawn: Drawn, base: string) => Drawn;
  /** A sentence for each word that no page has and that was taken for another. */
  readonly sentences: (words: SearchWords) => string[];
}

export function refineAnswer(answer: SiteAnswer): Refined {
  const joined = joinVersions(answer.results).slice(0, MOST_PAGES);
  return {
    answer: { ...answer, results: joined.map(({ result }) => result) },
    sentences: (words) => sayAssumed(answer, words),
    withVersions({ nodes, options }, base) {
      const chips = joined.map(({ others }) => others.map((each) => drawVersion(each, base)));
      for (const [page, own] of chips.entries()) nodes[page]?.append(...own);
      const all = nodes.flatMap((node) => [...node.querySelectorAll<HTMLElement>("[role=option]")]);
      const choices = new Map(options.map(({ node, choice }) => [node, choice]));
      return { nodes, options: all.map((node) => ({ node, choice: choices.get(node) ?? { kind: "result" } })) };
    },
  };
}

/** Keeps the best of each page's versions. */
function joinVersions(results: readonly PageResult[]): Joined[] {
  const joined: Joined[] = [];
  for (const result of results) {
    const { page, version } = result;
    const first = joined.find((each) => isSamePage(each, result));
    if (first && version !== null) first.others.push({ version, address: page.address });
    else joined.push({ result, others: [] });
  }
  return joined;
}

/** Pages of one name in one place; a version may have several of a name, and they are not the same. */
function isSamePage({ result, others }: Joined, other: PageResult): boolean {
  const names = ({ page }: PageResult) => JSON.stringify([page.title, page.crumbs, page.method]);
  const versions = [result.version, ...others.map(({ version }) => version)];
  return result.version !== null && names(result) === names(other) && !versions.includes(other.version);
}

function drawVersion({ version, address }: OtherVersion, base: string): HTMLElement {
  const link = document.createElement("a");
  Object.assign(link, { className: "search-edition", href: `${base}${address}`, textContent: version, tabIndex: -1 });
  link.setAttribute("role", "option");
  return link;
}

/** The words that were meant, as the results write them. */
function sayAssumed({ results, lookUps, tokeniser }: SiteAnswer, words: SearchWords): string[] {
  const shown = results
    .flatMap(({ page, sections }) => [page.title, ...sections.flatMap(({ headings, text }) => [...headings, text])])
    .join(" ")
    .match(/[\p{L}\p{M}\p{N}_]+/gu);
  return lookUps.flatMap(({ word, terms, how }) => {
    const meant = how === "typo" && shown?.find((each) => terms.includes(tokeniser.termOf(each.toLowerCase())));
    if (!meant) return [];
    return `${words.noResults.replace("{query}", word)} ${words.perhapsYouMean} ${meant.toLowerCase()}.`;
  });
}
