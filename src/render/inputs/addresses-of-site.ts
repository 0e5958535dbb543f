// Takes from a Site the addresses that links may name.
import type { Site } from "../../site/site.js";
import type { KnownAddresses } from "../article/resolve-link.js";

/** Every address of the site that a link may name. */
export function addressesOfSite(site: Site): KnownAddresses {
  return {
    pages: new Set([...site.pages.values()].map((page) => page.address)),
    files: new Set(site.files.map(({ file }) => `/${file}`)),
    base: site.address.base,
    trailingSlash: site.config.seo.trailingSlash === true,
  };
}
