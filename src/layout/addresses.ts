// Owns how the shell writes addresses: base path, trailing slash, and the full form with the site's origin.
import { servedAddress } from "../site/served-address.js";

/** Where a site is served, and how addresses of its pages end. */
export interface AddressSettings {
  /** Base path without a slash at the end. */
  readonly base: string;
  /** Origin without a slash at the end; null where it is not known. */
  readonly url: string | null;
  /** `seo.trailingSlash`. */
  readonly trailingSlash: boolean | null;
}

export interface Addresses {
  /** Base path without a slash at the end. */
  readonly base: string;
  /** What a writer put into a link setting, to be written into a link. */
  link(href: string): string;
  /** A file of the project or a picture on another host. */
  file(path: string): string;
  /** The full form of an address that one of the others gave; null where the site's origin is not known. */
  absolute(address: string): string | null;
  /** The same of the address of a page, as hosts serve it: what search engines are told. */
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
