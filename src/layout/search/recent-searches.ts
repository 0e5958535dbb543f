// Remembers a reader's searches and results in the browser.

const KEY = "docsgen:searches";
const MOST = 5;

/** Latest first. Empty where the browser stores nothing. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((each) => typeof each === "string").slice(0, MOST) : [];
  } catch {
    return []; // Storage is blocked or contains something else.
  }
}

export function rememberSearch(text: string): void {
  keep([text, ...recentSearches().filter((each) => each.toLowerCase() !== text.toLowerCase())].slice(0, MOST));
}

/** Forgets the pages a reader was on as well. */
export function forgetSearches(): void {
  try {
    for (const key of [KEY, "docsgen:pages"]) localStorage.removeItem(key);
  } catch {
    // Nothing was remembered.
  }
}

function keep(searches: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    // Private windows may refuse; then nothing is remembered.
  }
}
