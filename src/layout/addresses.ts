// Owns how the shell writes addresses: base path, trailing slash, and the full form with the site's origin.
import { servedAddress } from "../site/redirects.js";

/** Where a site is served, and how addresses of its pages end. */
export interface AddressSettings {
  /** Base path without a slash at the end. */
  readonly base: string;
  /** Origin without a slash at the end; null where unknown. */
  readonly url: string | null;
  /** `seo.trailingSlash`. */
  readonly trailingSlash: boolean | null;
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
  /** The same for a page, with the address that hosts serve it at: for search engines. */
  served(address: string): string | null;
}

export function addressesOf(settings: AddressSettings): Addresses {
  const { base, url } = settings;

  function file(path: string): string {
    return isElsewhere(path) ? path : `${base}/${path.replace(/^\.?\/+/, "")}`;
  }

  return {
    base,
    file,
    link: (href) => (isElsewhere(href) || href.startsWith("#") ? href : file(href)),
    absolute: (own) => (isElsewhere(own) ? own : url && url + own),
    served: (own) => servedAddress(own, settings),
  };
}

/** Whether a link leaves the site: a scheme or another host. */
export function isElsewhere(href: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href);
}
