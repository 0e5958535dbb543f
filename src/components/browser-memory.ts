// Keeps a reader's choices in the browser, as far as it stores anything. Runs in the browser.

/** What is kept under a name; null where there is nothing. */
export function recall(name: string, store: "localStorage" | "sessionStorage" = "localStorage"): string | null {
  try {
    return window[store].getItem(name);
  } catch {
    return null; // Storage is blocked.
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // Nothing was kept.
  }
}

/** Without storage a choice lasts for the page. */
export function keep(name: string, value: string, store: "localStorage" | "sessionStorage" = "localStorage"): void {
  try {
    window[store].setItem(name, value);
  } catch {
    // Private windows may refuse.
  }
}
