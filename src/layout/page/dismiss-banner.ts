// Runs in the browser: takes the banner away, until its text changes.

export function dismissBanner(id: string): void {
  document.documentElement.classList.add("no-banner");
  try {
    localStorage.setItem("docs-banner", id);
  } catch {
    // The browser stores nothing: the banner returns with the next page.
  }
}
