// Owns how the frame writes addresses: base path, trailing slash, and the full form with the site's origin.
import type { PagePath } from "../model.js";
import type { Site } from "../site/site.js";

export interface Addresses {
  /** Base path without a slash at the end. */
  readonly base: string;
  /** The address of a page, to be written into a link. */
  page(path: PagePath): string;
  /** What a writer put into a link setting, to be written into a link. */
  link(href: string): string;
  /** A file of the project or a picture on another host. */
  file(path: string): string;
  /** The full form of an address that one of the others gave; null where the site's origin is not known. */
  absolute(address: string): string | null;
}

export function addressesOf({ address, config, pages }: Pick<Site, "address" | "config" | "pages">): Addresses {
  const { base, url } = address;
  const ending = config.seo.trailingSlash ? "/" : "";

  function page(path: PagePath): string {
    const own = pages.get(path)?.address ?? `/${path}`;
    return own === "/" ? `${base}/` : `${base}${encodeURI(own)}${ending}`;
  }

  function file(path: string): string {
    return isElsewhere(path) ? path : `${base}/${path.replace(/^\.?\/+/, "")}`;
  }

  return {
    base,
    page,
    file,
    link: (href) => (isElsewhere(href) || href.startsWith("#") ? href : file(href)),
    absolute: (own) => (isElsewhere(own) ? own : url && url + own),
  };
}

/** Whether a link leaves the site: a scheme or another host. */
export function isElsewhere(href: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href);
}
