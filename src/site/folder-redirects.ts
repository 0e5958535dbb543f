// Leads from the address of a folder that has no page of its own to the first page in it, as the hosted product does.
import type { Page, PagePath, Trail } from "../model.js";
import { encodePath } from "../shared/encode-path.js";
import { type RedirectRule, redirectMatcher } from "../shared/match-redirect.js";

interface Placed {
  readonly pages: ReadonlyMap<PagePath, Page>;
  /** Of all pages. */
  readonly addresses: ReadonlySet<string>;
  /** Pages of the navigation, in its order. */
  readonly trails: ReadonlyMap<PagePath, Trail>;
}

/** A rule for each folder that contains a page of the navigation, and is neither a page nor covered by `rules`. */
export function folderRedirects({ pages, addresses, trails }: Placed, rules: readonly RedirectRule[]): RedirectRule[] {
  const written = redirectMatcher(rules);
  const seen = new Set([SEARCH]);
  const found: RedirectRule[] = [];
  for (const [path, { branches }] of trails) {
    const page = pages.get(path);
    if (!page || page.matter.hidden === true || branches.some(({ holder }) => holder.hidden)) continue;
    for (const folder of foldersOf(page.address)) {
      if (seen.has(folder) || addresses.has(folder)) continue;
      seen.add(folder);
      if (written(folder) === null)
        found.push({ source: folder, destination: encodePath(page.address), permanent: false });
    }
  }
  return found;
}

/** A `README.md` that is the page of its folder has had an address of its own. */
export function readmeRedirects(pages: Iterable<Page>): RedirectRule[] {
  return Array.from(pages).flatMap(({ path, source, address }) => {
    const own = source?.file.replace(/\.md$/i, "") ?? path;
    const isMoved = /(?:^|\/)readme$/i.test(own) && own !== path;
    return isMoved ? [{ source: encodePath(`/${own}`), destination: encodePath(address), permanent: true }] : [];
  });
}

/** The page of search results has that address. */
const SEARCH = "/search";

/** `/a` and `/a/b` for `/a/b/c`. The root has a page of its own. */
function foldersOf(address: string): string[] {
  const folders: string[] = [];
  for (let end = address.lastIndexOf("/"); end > 0; end = address.lastIndexOf("/", end - 1))
    folders.push(address.slice(0, end));
  return folders;
}
