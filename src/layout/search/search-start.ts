// Draws what the search shows before there is anything to search for: recent and suggested pages, and what a reader can do. Loaded with the first empty box.
import type { SearchWords } from "../../shared/english/search.js";
import { SEARCH_START_WORDS, type SearchStartWords } from "../../shared/english/search-start.js";
import type { Drawn, Option } from "./draw-results.js";
import { type Children, element, icon } from "./element.js";
import { pageActions } from "./page-actions.js";
import { readRecentPages, type VisitedPage } from "./recent-pages.js";

/** What is typed before the names of actions. */
const ACTIONS_MARK = ">";
const MOST_SUGGESTED = 5;

export interface Start {
  readonly drawn: readonly Drawn[];
  /** Whether it shows anything that a reader can make it forget. */
  readonly hasMemory: boolean;
}

interface Surroundings {
  /** Those of the reader's language once the index is open. */
  readonly words: SearchWords;
  /** The base path of the site. */
  readonly base: string;
  readonly searches: readonly string[];
}

/** `text` is what is in the box: nothing, or the mark and a part of an action's name. */
export function drawStart(text: string, { words: known, base, searches }: Surroundings): Start {
  const words = { ...SEARCH_START_WORDS, ...known };
  if (text.startsWith(ACTIONS_MARK)) {
    const wanted = text.slice(1).trim().toLowerCase();
    const found = drawActions(words).filter(({ node }) => node.textContent?.toLowerCase().includes(wanted));
    return { drawn: [group(words.actions, found)], hasMemory: false };
  }
  const here = location.pathname;
  const pages = readRecentPages(base).filter(({ address }) => address !== here);
  const suggested = suggestedPages([here, ...pages.map(({ address }) => address)]);
  const drawn = [
    titled(
      words.recentSearches,
      searches.map((each) => queryOption("clock", each, each)),
    ),
    titled(words.recentPages, pages.map(pageOption)),
    titled(words.suggestedPages, suggested.map(pageOption)),
    group(words.actions, [queryOption("action", ACTIONS_MARK, words.actions, element("kbd", {}, [ACTIONS_MARK]))]),
  ];
  return { drawn, hasMemory: searches.length + pages.length > 0 };
}

/** Where a reader goes from here: the next page, related ones, and neighbours in the sidebar. */
function suggestedPages(known: readonly string[]): VisitedPage[] {
  const links = document.querySelectorAll<HTMLAnchorElement>(
    ".pagination-next, .related-topics a[href], #sidebar li > a[href]",
  );
  const found = new Map<string, VisitedPage>();
  for (const link of links) {
    const title = (link.querySelector(".pagination-title, .sidebar-title") ?? link).textContent?.trim() ?? "";
    const isOwn = link.origin === location.origin && link.target === "";
    if (isOwn && title !== "" && !known.includes(link.pathname) && !found.has(link.pathname))
      found.set(link.pathname, { address: link.pathname, title });
    if (found.size === MOST_SUGGESTED) break;
  }
  return [...found.values()];
}

function drawActions(words: SearchStartWords): Option[] {
  return pageActions(words).map((action) => {
    const children = [icon("action"), element("span", { class: "search-title" }, [action.name])];
    if (action.kind === "link") {
      const attributes = { role: "option", tabindex: "-1", class: "search-option", href: action.href };
      return { node: element("a", attributes, children), choice: { kind: "page" } };
    }
    return { node: row(children), choice: { kind: "action", run: action.run } };
  });
}

function queryOption(shape: "clock" | "action", text: string, title: string, key: Node | null = null): Option {
  return {
    node: row([icon(shape), element("span", { class: "search-title" }, [title, key])]),
    choice: { kind: "query", text },
  };
}

function pageOption({ address, title }: VisitedPage): Option {
  const node = element("a", { role: "option", tabindex: "-1", class: "search-option", href: address }, [
    icon("page"),
    element("span", { class: "search-title" }, [title]),
  ]);
  return { node, choice: { kind: "page" } };
}

function row(children: Children): HTMLElement {
  return element("div", { role: "option", class: "search-option" }, children);
}

function titled(name: string, options: readonly Option[]): Drawn {
  return group(name, options, [element("p", { class: "search-heading", "aria-hidden": "true" }, [name])]);
}

/** Nothing where it has no options. */
function group(name: string, options: readonly Option[], head: readonly Node[] = []): Drawn {
  if (options.length === 0) return { nodes: [], options };
  const attributes = { role: "group", class: "search-group", "aria-label": name };
  return { nodes: [element("div", attributes, [...head, ...options.map(({ node }) => node)])], options };
}
