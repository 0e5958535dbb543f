// Gathers everything that an internal link of a site may lead to.
import { redirectMatcher } from "../../shared/match-redirect.js";
import { readPlaceOf } from "../read-place.js";
import type { Site } from "../site.js";
import type { LinkTargets } from "./check-links.js";

/** The same, with the files known by name. */
export interface ListedTargets extends LinkTargets {
  readonly listed: ReadonlySet<string>;
}

/** The files of a site. */
export interface SiteFiles {
  readonly listed: Iterable<string>;
  /** Whether such a file may still be added. */
  readonly mayCome: (file: string) => boolean;
}

export function linkTargets(site: Site, { listed: written, mayCome }: SiteFiles): ListedTargets {
  const listed = new Set<string>();
  for (const file of written) listed.add(`/${file}`).add(`/${file.replace(/(^|\/)index\.html$/, "")}`);
  const addresses = new Map([...site.pages.values()].map((page) => [page.address, page.path]));
  return {
    addresses,
    files: { has: (file) => listed.has(file) || mayCome(file.slice(1)) },
    listed,
    redirect: redirectMatcher(site.redirects),
    base: site.address.base,
    unreadFolders: site.unreadFolders,
    placeOf: readPlaceOf(site.root),
  };
}
