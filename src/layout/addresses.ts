// Owns how the shell writes addresses: base path, trailing slash, and the full form with the site's origin.

import { cutAddress, decodePath, pageHref } from "../shared/encode-path.js";
import type { SiteAddress } from "../site/site.js";

/** Where a site is served, and how addresses of its pages are written. */
export interface AddressSettings extends SiteAddress {
  /** Addresses of pages that look like files: their last name has a dot. */
  readonly dottedPages: readonly string[];
}

export interface Addresses {
  /** Base path without a slash at the end. */
  readonly base: string;
  /** The value of a link setting, as an `href`. */
  link(href: string): string;
  /** A file of the project or a picture on another host. */
  file(path: string): string;
  /** The absolute form of an address that one of the others returned; null where the site's origin is unknown. */
  absolute(address: string): string | null;
}

export function addressesOf(settings: AddressSettings): Addresses {
  const { base, url } = settings;

  const file = (path: string) => fileAddress(path, base);

  function link(href: string): string {
    if (isElsewhere(href) || /^[?#]/.test(href)) return href;
    const { path, rest } = cutAddress(href);
    const address = `/${decodePath(path).replace(/^\.?\/+|\/+$/g, "")}`;
    const isPage = !hasDot(address) || settings.dottedPages.includes(address);
    return isPage ? pageHref(address, settings) + rest : file(href);
  }

  return {
    base,
    file,
    link,
    absolute: (own) => (isElsewhere(own) ? own : url && url + own),
  };
}

/** The address of a file of the project, below the base path of the site, or of one on another host. */
export function fileAddress(path: string, base: string): string {
  return isElsewhere(path) ? path : `${base}/${path.replace(/^\.?\/+/, "")}`;
}

/** Whether the last name of an address has a dot, as all served files have. */
export function hasDot(address: string): boolean {
  return /\.[^/]*$/.test(address);
}

/** Whether a link leaves the site: a scheme or another host. */
export function isElsewhere(href: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href);
}
