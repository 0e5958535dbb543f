// Owns how the frame writes addresses: base path, trailing slash, and the full form with the site's origin.
import type { NavBranch, PagePath } from "../model.js";
import { encodePath } from "../shared/encode-path.js";
import { servedAddress } from "../site/served-address.js";
import type { Site } from "../site/site.js";
import { createOpenings } from "./openings.js";

export interface Addresses {
  /** Base path without a slash at the end. */
  readonly base: string;
  /** The address of a page, to be written into a link: of one with `url`, where that leads. */
  page(path: PagePath): string;
  /** Where a division opens; null where it holds no page. */
  branch(branch: NavBranch): string | null;
  /** What a writer put into a link setting, to be written into a link. */
  link(href: string): string;
  /** A file of the project or a picture on another host. */
  file(path: string): string;
  /** The full form of an address that one of the others gave; null where the site's origin is not known. */
  absolute(address: string): string | null;
  /** The same of the address of a page, as hosts serve it: what search engines are told. */
  served(address: string): string | null;
}

export function addressesOf(site: Pick<Site, "address" | "config" | "pages" | "trails">): Addresses {
  const { address, config, pages } = site;
  const openingOf = createOpenings(site);
  const { base, url } = address;
  const ending = config.seo.trailingSlash ? "/" : "";

  function page(path: PagePath): string {
    const { address: own = `/${path}`, matter } = pages.get(path) ?? {};
    if (matter?.url) return link(matter.url);
    return own === "/" ? `${base}/` : `${base}${encodePath(own)}${ending}`;
  }

  function file(path: string): string {
    return isElsewhere(path) ? path : `${base}/${path.replace(/^\.?\/+/, "")}`;
  }

  function link(href: string): string {
    return isElsewhere(href) || href.startsWith("#") ? href : file(href);
  }

  return {
    base,
    page,
    branch: (branch) => {
      const opening = openingOf(branch);
      return opening === null ? null : page(opening);
    },
    file,
    link,
    absolute: (own) => (isElsewhere(own) ? own : url && url + own),
    served: (own) => servedAddress(own, site),
  };
}

/** Whether a link leaves the site: a scheme or another host. */
export function isElsewhere(href: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href);
}
