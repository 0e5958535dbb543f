// Lists the small pages at old addresses that lead on to new ones.
import { posix } from "node:path";
import { drawRedirect } from "../../layout/redirect-page.js";
import type { MadeRoute } from "../../model.js";
import { encodePath } from "../../shared/encode-path.js";
import { isPlain } from "../../shared/match-redirect.js";
import { fitsFile } from "../../site/redirects.js";
import type { Site } from "../../site/site.js";
import { startPage } from "../../site/start-page.js";
import { pageFiles } from "./page-routes.js";

/** A page that needs no other files. */
interface RedirectRoute extends MadeRoute {
  readonly make: () => string;
}

/** A page at each plain old address, so that any host redirects, unless a page or file has that address. */
export function redirectRoutes(site: Site): RedirectRoute[] {
  const pages = [...site.pages.values()];
  const taken = new Set([...pages.flatMap(pageFiles), ...site.files.map(({ file }) => file)]);
  const routes: RedirectRoute[] = [];
  for (const { source, destination } of [...site.redirects, ...toStartPage(site)]) {
    if (!isPlain(source) || !fitsFile(source) || source.split("/").includes("..")) continue;
    const file = posix.normalize(`${source.slice(1)}/index.html`).replace(/^\//, "");
    if (taken.has(file) || taken.has(file.replace(/\/?index\.html$/, ""))) continue;
    taken.add(file);
    const target = destination.startsWith("/") ? `${site.address.base}${destination}` : destination;
    routes.push({ kind: "made", file, make: () => drawRedirect(target) });
  }
  return routes;
}

/** A site without a page at its root starts with the first of its navigation. */
function toStartPage(site: Site): { source: string; destination: string }[] {
  const start = startPage(site);
  return start === null ? [] : [{ source: "/", destination: encodePath(start.address) }];
}
