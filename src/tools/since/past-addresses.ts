// Owns the addresses that a site once had, and reads them from lists: a sitemap, a file of addresses, the last build.
import { decodePath } from "../../shared/encode-path.js";
import { decodeEntities, normalise } from "../core.js";

/** An address that was public, without base path and decoded. */
export interface PastAddress {
  readonly address: string;
  /** The file that its page was written in, relative to the root; null where that is not known. */
  readonly file: string | null;
  /** Anchors of the page that something linked to. */
  readonly anchors: readonly string[];
  /** Of a redirect: where it led to, as it was written; null of a page. */
  readonly destination: string | null;
}

/** A site as it was. */
export interface PastSite {
  readonly addresses: readonly PastAddress[];
  /** Files of pages that are elsewhere now: former path → path, relative to the root. */
  readonly moved: ReadonlyMap<string, string>;
  /** Why there was nothing public; null where there was something. */
  readonly nothing: string | null;
}

/** The addresses in texts: of a sitemap, of the `site.json` of a build, or one a line. */
export function listedAddresses(texts: readonly string[], base: string): PastAddress[] {
  return distinct(texts.flatMap(addressesIn).flatMap((address) => past(address, base)));
}

function addressesIn(text: string): string[] {
  if (/^\s*</.test(text)) return locations(text);
  if (/^\s*\{/.test(text)) return pagesOfBuild(text);
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  return lines.filter((line) => line !== "" && !line.startsWith("#"));
}

/** The other sitemaps that an index of sitemaps names; null of everything else. */
export function listedSitemaps(text: string): string[] | null {
  return /^\s*<(?:\?xml[^>]*>\s*(?:<!--[\s\S]*?-->\s*)*<)?sitemapindex\b/.test(text) ? locations(text) : null;
}

function locations(xml: string): string[] {
  const found = xml.matchAll(/<loc>\s*(?:<!\[CDATA\[(.*?)\]\]>|([^<]*?))\s*<\/loc>/gs);
  return [...found].map(([, verbatim, written = ""]) => verbatim?.trim() ?? decodeEntities(written));
}

/** `site.json` has addresses without base path. */
function pagesOfBuild(text: string): string[] {
  const site: unknown = JSON.parse(text);
  const pages =
    typeof site === "object" && site !== null && "pages" in site && Array.isArray(site.pages) ? site.pages : [];
  const base = typeof site === "object" && site !== null && "base" in site ? String(site.base) : "";
  return pages.map((page: { address?: unknown }) => `${base}${String(page.address ?? "")}`);
}

function past(written: string, base: string): PastAddress[] {
  const path = written.replace(/^https?:\/\/[^/]*/i, "") || "/";
  const [before = "", anchor] = path.split("#");
  const address = normalise(decodePath(before.split("?")[0] ?? ""));
  if (!address.startsWith("/")) return [];
  if (base !== "" && address !== base && !address.startsWith(`${base}/`)) return [];
  const own = address.slice(base.length) || "/";
  return [{ address: own, file: null, anchors: anchor ? [decodePath(anchor)] : [], destination: null }];
}

/** One entry an address, with the anchors of all. */
function distinct(all: readonly PastAddress[]): PastAddress[] {
  const found = new Map<string, PastAddress>();
  for (const each of all) {
    const known = found.get(each.address);
    const anchors = [...new Set([...(known?.anchors ?? []), ...each.anchors])];
    found.set(each.address, { ...each, anchors });
  }
  return [...found.values()];
}
