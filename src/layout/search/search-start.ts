// Draws the search before a query: recent and suggested pages, and actions. Loaded with the first empty box.
import type { AllSearchWords } from "../../shared/english/all-search.js";
import type { SearchWords } from "../../shared/english/search.js";
import { SEARCH_START_WORDS } from "../../shared/english/search-start.js";
import type { Drawn, Option } from "./draw-results.js";
import type { Children, Drawing } from "./element.js";
import { pageActions } from "./page-actions.js";
import { readRecentPages, type VisitedPage } from "./recent-pages.js";

/** What is typed before the names of actions. */
const ACTIONS_MARK = ">";
const MOST_SUGGESTED = 5;

const PAGE = "M14 3H6a1 1 0 0 0-1 1v16a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1V8zM14 3v5h5";
const CLOCK = "M12 7v5l3 2M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0";
const FLASH = "M13 2 4 14h7l-1 8 9-12h-7z";

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
  readonly drawing: Drawing;
}

/** `text` is what is in the box: nothing, or the mark and a part of an action's name. */
export function drawStart(text: string, { words: known, base, searches, drawing }: Surroundings): Start {
  const words: AllSearchWords = { ...SEARCH_START_WORDS, ...known };
  if (text.startsWith(ACTIONS_MARK)) {
    const wanted = text.slice(1).trim().toLowerCase();
    const found = drawActions(words, drawing).filter(({ node }) => node.textContent?.toLowerCase().includes(wanted));
    return { drawn: [group(words.actions, found, drawing)], hasMemory: false };
  }
  const here = location.pathname;
  const pages = readRecentPages(base).filter(({ address }) => address !== here);
  const suggested = suggestedPages([here, ...pages.map(({ address }) => address)]);
  const ofPage = (page: VisitedPage) => pageOption(page, drawing);
  const ofSearch = (text: string) => queryOption(CLOCK, { text, title: text }, drawing);
  const key = drawing.element("kbd", {}, [ACTIONS_MARK]);
  const drawn = [
    titled(words.recentSearches, searches.map(ofSearch), drawing),
    titled(words.recentPages, pages.map(ofPage), drawing),
    titled(words.suggestedPages, suggested.map(ofPage), drawing),
    group(words.actions, [queryOption(FLASH, { text: ACTIONS_MARK, title: words.actions, key }, drawing)], drawing),
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

function drawActions(words: AllSearchWords, { element, icon }: Drawing): Option[] {
  return pageActions(words).map((action) => {
    const children = [icon(FLASH), element("span", { class: "search-title" }, [action.name])];
    if (action.kind === "link") {
      const attributes = { role: "option", tabindex: "-1", class: "search-option", href: action.href };
      return { node: element("a", attributes, children), choice: { kind: "page" } };
    }
    return { node: row(children, element), choice: { kind: "action", run: action.run } };
  });
}

interface Query {
  readonly text: string;
  readonly title: string;
  readonly key?: Node;
}

function queryOption(shape: string, { text, title, key }: Query, { element, icon }: Drawing): Option {
  const children = [icon(shape), element("span", { class: "search-title" }, [title, key ?? null])];
  return { node: row(children, element), choice: { kind: "query", text } };
}

function pageOption({ address, title }: VisitedPage, { element, icon }: Drawing): Option {
  const node = element("a", { role: "option", tabindex: "-1", class: "search-option", href: address }, [
    icon(PAGE),
    element("span", { class: "search-title" }, [title]),
  ]);
  return { node, choice: { kind: "page" } };
}

function row(children: Children, element: Drawing["element"]): HTMLElement {
  return element("div", { role: "option", class: "search-option" }, children);
}

/** Nothing where it has no options. */
function group(name: string, options: readonly Option[], { element }: Drawing): Drawn {
  return grouped(name, options, { element, head: [] });
}

function titled(name: string, options: readonly Option[], { element }: Drawing): Drawn {
  const head = [element("p", { class: "search-heading", "aria-hidden": "true" }, [name])];
  return grouped(name, options, { element, head });
}

interface Head extends Pick<Drawing, "element"> {
  readonly head: readonly Node[];
}

function grouped(name: string, options: readonly Option[], { element, head }: Head): Drawn {
  if (options.length === 0) return { nodes: [], options };
  const attributes = { role: "group", class: "search-group", "aria-label": name };
  return { nodes: [element("div", attributes, [...head, ...options.map(({ node }) => node)])], options };
}
