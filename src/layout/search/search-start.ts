// Draws the search before a query: recent and suggested pages, and actions; remembers searches. Loaded with the first empty box.
import { forget, keep, recall } from "../../components/browser-memory.js";
import type { AllSearchWords } from "../../shared/english/all-search.js";
import type { SearchWords } from "../../shared/english/search.js";
import { SEARCH_START_WORDS } from "../../shared/english/search-start.js";
import type { Drawn, Option } from "./draw-results.js";
import { type Children, element, icon } from "./element.js";

/** What is typed before the names of actions. */
const ACTIONS_MARK = ">";
const MOST_SUGGESTED = 5;

const SEARCHES = "docsgen:searches";
/** Written by `open-search.ts`. */
const PAGES = "docsgen:pages";
const MOST_SEARCHES = 5;

const PAGE = "M14 3H6a1 1 0 0 0-1 1v16a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1V8zM14 3v5h5";
const CLOCK = "M12 7v5l3 2M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0";
const FLASH = "M13 2 4 14h7l-1 8 9-12h-7z";

export interface Start {
  readonly drawn: readonly Drawn[];
  /** Whether it shows anything that a reader can make it forget. */
  readonly hasMemory: boolean;
}

interface VisitedPage {
  readonly address: string;
  readonly title: string;
}

interface Surroundings {
  /** Those of the reader's language once the index is open. */
  readonly words: SearchWords;
  /** The base path of the site. */
  readonly base: string;
}

/** `text` is what is in the box: nothing, or the mark and a part of an action's name. */
export function drawStart(text: string, { words: known, base }: Surroundings): Start {
  const words: AllSearchWords = { ...SEARCH_START_WORDS, ...known };
  if (text.startsWith(ACTIONS_MARK)) {
    const wanted = text.slice(1).trim().toLowerCase();
    const found = drawActions(words).filter(({ node }) => node.textContent?.toLowerCase().includes(wanted));
    return { drawn: [group(words.actions, found)], hasMemory: false };
  }
  const here = location.pathname;
  const searches = recentSearches();
  const pages = recentPages(base).filter(({ address }) => address !== here);
  const suggested = suggestedPages([here, ...pages.map(({ address }) => address)]);
  const ofSearch = (text: string) => queryOption(CLOCK, { text, title: text });
  const key = element("kbd", {}, [ACTIONS_MARK]);
  const drawn = [
    group(words.recentSearches, searches.map(ofSearch), true),
    group(words.recentPages, pages.map(pageOption), true),
    group(words.suggestedPages, suggested.map(pageOption), true),
    group(words.actions, [queryOption(FLASH, { text: ACTIONS_MARK, title: words.actions, key })]),
  ];
  return { drawn, hasMemory: searches.length + pages.length > 0 };
}

/** Pages to go on with where a query finds none. */
export function drawWays(known: SearchWords): Drawn {
  const { suggestedPages: name }: AllSearchWords = { ...SEARCH_START_WORDS, ...known };
  return group(name, suggestedPages([location.pathname]).map(pageOption), true);
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

function drawActions(words: AllSearchWords): Option[] {
  return pageActions(words).map((action) => {
    const children = [icon(FLASH), element("span", { class: "search-title" }, [action.name])];
    if (action.kind === "link") {
      const attributes = { role: "option", tabindex: "-1", class: "search-option", href: action.href };
      return { node: element("a", attributes, children), choice: { kind: "page" } };
    }
    return { node: row(children), choice: { kind: "action", run: action.run } };
  });
}

interface Query {
  readonly text: string;
  readonly title: string;
  readonly key?: Node;
}

function queryOption(shape: string, { text, title, key }: Query): Option {
  const children = [icon(shape), element("span", { class: "search-title" }, [title, key ?? null])];
  return { node: row(children), choice: { kind: "query", text } };
}

function pageOption({ address, title }: VisitedPage): Option {
  const node = element("a", { role: "option", tabindex: "-1", class: "search-option", href: address }, [
    icon(PAGE),
    element("span", { class: "search-title" }, [title]),
  ]);
  return { node, choice: { kind: "page" } };
}

function row(children: Children): HTMLElement {
  return element("div", { role: "option", class: "search-option" }, children);
}

/** Nothing where it has no options. */
function group(name: string, options: readonly Option[], isTitled = false): Drawn {
  if (options.length === 0) return { nodes: [], options };
  const head = isTitled ? element("p", { class: "search-heading", "aria-hidden": "true" }, [name]) : null;
  const attributes = { role: "group", class: "search-group", "aria-label": name };
  return { nodes: [element("div", attributes, [head, ...options.map(({ node }) => node)])], options };
}

/** Latest first; only those below the base path. */
function recentPages(base: string): VisitedPage[] {
  return linesOf(PAGES).flatMap((line) => {
    const [address = "", title] = line.split("\t");
    return title && address.startsWith(`${base}/`) ? [{ address, title }] : [];
  });
}

/** Latest first. */
function recentSearches(): string[] {
  return linesOf(SEARCHES);
}

export function rememberSearch(text: string): void {
  const others = recentSearches().filter((each) => each.toLowerCase() !== text.toLowerCase());
  keep(SEARCHES, [text, ...others].slice(0, MOST_SEARCHES).join("\n"));
}

/** Forgets the pages a reader was on as well. */
export function forgetSearches(): void {
  forget(SEARCHES);
  forget(PAGES);
}

function linesOf(name: string): string[] {
  return recall(name)?.split("\n").filter(Boolean) ?? [];
}

/** Something to do, by its name. */
type PageAction =
  | { readonly kind: "link"; readonly name: string; readonly href: string }
  | { readonly kind: "run"; readonly name: string; readonly run: () => void };

/** Only what this page offers. */
function pageActions(words: AllSearchWords): PageAction[] {
  return [
    ...press(words.askAssistant, "#assistant-entry"),
    ...press(words.copyPage, "[data-action=copy-page]"),
    ...modes(words),
    ...links(words.language, "language"),
    ...links(words.version, "version"),
    ...shortcuts(words),
  ];
}

function press(name: string, button: string): PageAction[] {
  const found = document.querySelector<HTMLElement>(button);
  return found ? [{ kind: "run", name, run: () => found.click() }] : [];
}

const KEY = "docs-mode";

/** None where the site allows one mode only. */
function modes(words: AllSearchWords): PageAction[] {
  const standard = document.querySelector<HTMLElement>("[data-action=mode]")?.dataset["value"];
  if (standard === undefined) return [];
  const names = { light: words.lightMode, dark: words.darkMode, system: words.systemMode };
  return Object.entries(names).map(([mode, name]) => ({
    kind: "run",
    name,
    run() {
      // What the site does by itself needs no memory.
      const newValue = mode === standard ? null : mode;
      if (newValue === null) forget(KEY);
      else keep(KEY, newValue);
      // `page/switch-mode.ts` shows it, here as in other windows.
      dispatchEvent(new StorageEvent("storage", { key: KEY, newValue }));
    },
  }));
}

/** The choices of a selector; the chosen one is where the reader is. */
function links(name: string, kind: "language" | "version"): PageAction[] {
  const found = document.querySelectorAll<HTMLAnchorElement>(`[id^="menu-${kind}-"] a.menu-item:not([aria-current])`);
  return Array.from(found, ({ textContent, href }) => ({ kind: "link", name: `${name}: ${textContent}`, href }));
}

function shortcuts({ keyboardShortcuts: name }: AllSearchWords): PageAction[] {
  return [{ kind: "run", name, run: () => void import("../page/act-rarely.js").then((rare) => rare.showShortcuts()) }];
}
