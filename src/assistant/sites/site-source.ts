// Owns the source of a site: the folder of a build, or the address of a deployed site.
import type { AssistantSite } from "../assistant-site.js";

/** What the operator says of a site. */
export interface SiteSource {
  /** The folder of a build, or the URL of the deployed site with its base path. */
  readonly from: string;
  /** The URL that readers know the site by; null: what the build or `from` says. */
  readonly url: string | null;
}

/** One state of a site, open for searching. */
export interface Edition {
  readonly site: AssistantSite;
  close(): Promise<void>;
}

/** Reads the editions of one site. */
export interface SiteReader {
  /** How often to look for a new edition, in milliseconds. */
  readonly every: number;
  /** The current edition; null where it is the one that was read last. Throws where it cannot be read. */
  next(): Promise<Edition | null>;
}

export function isWebAddress(from: string): boolean {
  return /^https?:\/\//i.test(from);
}

/** Where pages are read: as the operator says, as the build says, or where the site was read from; else only the base path. */
export function pagePrefix(
  { from, url }: SiteSource,
  built: { readonly url: string | null; readonly base: string },
): string {
  if (url !== null) {
    const written = url.replace(/\/+$/, "");
    return new URL(written).pathname === "/" ? `${written}${built.base}` : written;
  }
  if (built.url !== null) return `${built.url}${built.base}`;
  return isWebAddress(from) ? withoutLogin(from).replace(/\/+$/, "") : built.base;
}

/** For readers and logs: an address may hold a name and a password. */
export function withoutLogin(address: string): string {
  const url = new URL(address);
  url.username = "";
  url.password = "";
  url.search = "";
  url.hash = "";
  return url.href.replace(/\/+$/, "");
}
