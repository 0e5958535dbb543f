// Gathers everything that an internal link of a site may lead to.
import { redirectMatcher } from "../../shared/match-redirect.js";
import { readPlaceOf } from "../read-place.js";
import type { Site } from "../site.js";
import type { LinkTargets } from "./check-links.js";

/** The same, with every file listed. */
export interface ListedTargets extends LinkTargets {
  readonly files: ReadonlySet<string>;
}

/** `written` are the files of a build. */
export function linkTargets(site: Site, written: Iterable<string>): ListedTargets {
  const files = new Set<string>();
  for (const file of written) files.add(`/${file}`).add(`/${file.replace(/(^|\/)index\.html$/, "")}`);
  const addresses = new Map([...site.pages.values()].map((page) => [page.address, page.path]));
  return {
    addresses,
    files,
    redirect: redirectMatcher(site.redirects),
    base: site.address.base,
    unreadFolders: site.unreadFolders,
    placeOf: readPlaceOf(site.root),
  };
}
