// Opens a built site for the assistant: its bundle, and its name and address from `_docsgen/site.json`.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { openBundle } from "../../search/reading/open-bundle.js";
import { notBuilt } from "../../serve/read-built-site.js";
import { UsageError } from "../../shared/problem.js";
import type { AssistantSite } from "../assistant-site.js";

/** Written by every build. */
export const SITE_FILE = "_docsgen/site.json";
/** Written where the playground has a proxy. */
export const PROXY_RULES_FILE = "_docsgen/playground-proxy.json";

const siteFile = z.object({
  name: z.string().nullish(),
  base: z.string().default(""),
  url: z.string().nullish(),
  trailingSlash: z.boolean().default(false),
  assistant: z.object({ instructions: z.string().nullable(), contact: z.string().nullable() }).optional(),
});

interface Opening {
  readonly domain: string;
  readonly source: SiteSource;
  /** The folder that holds the files of the build, or those that the assistant reads. */
  readonly dist: string;
}

export async function openSite({ domain, source, dist }: Opening): Promise<Edition> {
  const { from } = source;
  const site = parseSiteFile(await readSiteFile(dist, from), from);
  const proxyRules = await readProxyRules(dist, from);
  const bundle = await openBundle(dist, from);
  const prefix = pagePrefix(source, { url: site.url ?? null, base: site.base });
  return { site: { domain, prefix, bundle, proxyRules, ...namesOf(site) }, close: bundle.close };
}

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

/** What a site calls itself and says to the assistant, by its `site.json`. */
export function siteNames(text: string, from: string): Pick<AssistantSite, "title" | "trailingSlash" | "words"> {
  return namesOf(parseSiteFile(text, from));
}

function namesOf({
  name,
  trailingSlash,
  assistant,
}: z.output<typeof siteFile>): Pick<AssistantSite, "title" | "trailingSlash" | "words"> {
  return { title: name ?? null, trailingSlash, ...(assistant ? { words: assistant } : {}) };
}

async function readSiteFile(dist: string, from: string): Promise<string> {
  try {
    return await readFile(join(dist, SITE_FILE), "utf8");
  } catch (cause) {
    throw notBuilt(from, { cause });
  }
}

function parseSiteFile(text: string, from: string): z.output<typeof siteFile> {
  try {
    return siteFile.parse(JSON.parse(text));
  } catch (cause) {
    throw damaged(from, SITE_FILE, cause);
  }
}

async function readProxyRules(dist: string, from: string): Promise<unknown> {
  const text = await readFile(join(dist, PROXY_RULES_FILE), "utf8").catch(() => null);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw damaged(from, PROXY_RULES_FILE, cause);
  }
}

function damaged(from: string, file: string, cause: unknown): UsageError {
  return new UsageError(`The build in "${from}" is damaged: cannot read ${file}.`, "Rebuild the site.", { cause });
}
