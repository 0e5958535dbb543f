// Remembers in the browser which pages a reader was on, for the empty search box.
import { keep, recall } from "../../components/browser-memory.js";

/** As in `search-start.ts`; a module for both would be one more request of every page. */
const KEY = "docsgen:pages";
const MOST = 6;

/** One line a page, latest first. A page that is not there has no title to remember. */
export function rememberPage(): void {
  const { pathname } = location;
  const title = document.querySelector(":not([data-current-path='/404']) > body h1")?.textContent;
  if (!title) return;
  const known = recall(KEY)?.split("\n") ?? [];
  const others = known.filter((line) => !line.startsWith(`${pathname}\t`));
  keep(KEY, [`${pathname}\t${title}`, ...others].slice(0, MOST).join("\n"));
}
