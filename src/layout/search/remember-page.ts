// Remembers in the browser which pages a reader was on, for the empty search box.

/** As in `recent-pages.ts`; a module for both would be one more request of every page. */
const KEY = "docsgen:pages";
const MOST = 6;

/** One line a page, latest first. A page that is not there has no title to remember. */
export function rememberPage(): void {
  const { pathname } = location;
  const title = document.querySelector(":not([data-current-path='/404']) > body h1")?.textContent;
  if (!title) return;
  try {
    const others =
      localStorage
        .getItem(KEY)
        ?.split("\n")
        .filter((line) => !line.startsWith(`${pathname}\t`)) ?? [];
    localStorage.setItem(KEY, [`${pathname}\t${title}`, ...others].slice(0, MOST).join("\n"));
  } catch {
    // Private windows may refuse; then nothing is remembered.
  }
}
