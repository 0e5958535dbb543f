// Remembers a reader's searches in the browser, and reads from it which pages they were on: `remember-page.ts` writes that.
import { forget, keep, recall } from "../../components/browser-memory.js";

const SEARCHES = "docsgen:searches";
const PAGES = "docsgen:pages";
const MOST = 5;

export interface VisitedPage {
  readonly address: string;
  readonly title: string;
}

/** Latest first; only those below the base path. */
export function recentPages(base: string): VisitedPage[] {
  return linesOf(PAGES).flatMap((line) => {
    const [address = "", title] = line.split("\t");
    return title && address.startsWith(`${base}/`) ? [{ address, title }] : [];
  });
}

/** Latest first. */
export function recentSearches(): string[] {
  return linesOf(SEARCHES);
}

export function rememberSearch(text: string): void {
  const others = recentSearches().filter((each) => each.toLowerCase() !== text.toLowerCase());
  keep(SEARCHES, [text, ...others].slice(0, MOST).join("\n"));
}

/** Forgets the pages a reader was on as well. */
export function forgetSearches(): void {
  forget(SEARCHES);
  forget(PAGES);
}

function linesOf(name: string): string[] {
  return recall(name)?.split("\n").filter(Boolean) ?? [];
}
