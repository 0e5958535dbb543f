// Reads the settings of sites: their source, and how deployed ones are followed.
import { resolve } from "node:path";
import * as z from "zod";
import type { SiteSources } from "../../assistant/sites/open-sites.js";
import { isWebAddress, type SiteSource } from "../../assistant/sites/site-source.js";
import { DEFAULT_WEB_SITES, type WebSiteSettings } from "../../assistant/sites/web-site.js";
import { UsageError } from "../../shared/problem.js";
import { flag, positive } from "./setting-shapes.js";

const MEGABYTE = 1_000_000;

const webUrl = z.string().refine((written) => isWebAddress(written) && URL.canParse(written), {
  error: "must be a URL such as https://docs.example.com",
});

export const siteShape = {
  sites: z.record(z.string(), z.union([z.string(), z.strictObject({ from: z.string(), url: webUrl })])).default({}),
  siteInterval: positive.default(DEFAULT_WEB_SITES.interval),
  siteMegabytes: positive.default(DEFAULT_WEB_SITES.largest / MEGABYTE),
  privateHosts: flag.default(DEFAULT_WEB_SITES.allowPrivate),
};

const shape = z.object(siteShape);
type Read = z.output<typeof shape>;

export function toWebSites({ siteInterval, siteMegabytes, privateHosts }: Read): WebSiteSettings {
  return { interval: siteInterval, largest: siteMegabytes * MEGABYTE, allowPrivate: privateHosts };
}

/** What the command line says of sites. */
export interface NamedSites {
  readonly dist?: string | undefined;
  readonly domain?: string | undefined;
  /** `DOMAIN=DIST` or `DOMAIN=URL`, repeated. */
  readonly site?: readonly string[] | undefined;
  /** `DOMAIN=URL`, or a URL where there is one site. */
  readonly siteUrl?: readonly string[] | undefined;
  /** What folders of the configuration file are relative to. */
  readonly folder: string;
}

/** The sites of the configuration file, and those of the command line in the place of any of the same domain. */
export function chooseSites(configured: Read["sites"], named: NamedSites): SiteSources {
  const { dist, domain, site = [], siteUrl = [], folder } = named;
  const sites = new Map<string, SiteSource>();
  for (const [name, given] of Object.entries(configured)) {
    const { from, url } = typeof given === "string" ? { from: given, url: null } : given;
    sites.set(name, { from: placeOf(from, folder), url });
  }
  for (const written of site) {
    const [name = "", from = ""] = written.split(/=(.*)/s);
    if (name === "" || from === "")
      throw new UsageError(`--site ${written} is not valid.`, "Write --site DOMAIN=DIST, or --site DOMAIN=URL.");
    sites.set(name, { from: placeOf(from, "."), url: null });
  }
  if (dist !== undefined && domain === undefined)
    throw new UsageError(
      `The site in ${dist} has no domain.`,
      `Add --domain with the name that clients send, such as: docsgen serve-assistant ${dist} --domain docs.example.com`,
    );
  if (domain !== undefined) sites.set(domain, { from: placeOf(dist ?? "dist", "."), url: null });
  if (sites.size === 0)
    throw new UsageError(
      "No site to serve.",
      "Use --domain DOMAIN for one site, or --site DOMAIN=DIST for each of several.",
    );
  for (const written of siteUrl) setUrl(sites, written);
  return sites;
}

function placeOf(from: string, folder: string): string {
  if (!isWebAddress(from)) return resolve(folder, from);
  if (!URL.canParse(from)) throw new UsageError(`${from} is not a valid URL.`);
  return from;
}

function setUrl(sites: Map<string, SiteSource>, written: string): void {
  const [only] = sites.size === 1 ? sites.keys() : [];
  const [name = "", url = ""] = isWebAddress(written) ? [only, written] : written.split(/=(.*)/s);
  const site = sites.get(name);
  if (site === undefined || !webUrl.safeParse(url).success)
    throw new UsageError(
      `--site-url ${written} is not valid.`,
      "Write --site-url DOMAIN=URL, or --site-url URL if there is only one site.",
    );
  sites.set(name, { ...site, url });
}
