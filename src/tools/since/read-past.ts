// Reads the addresses that a site once had: at a git ref, in a sitemap or a list, or of the last build.
import { existsSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { MARK } from "../../files/older-output.js";
import { GitError } from "../../shared/git/run-git.js";
import { isGzip } from "../../shared/is-gzip.js";
import { UsageError } from "../../shared/problem.js";
import { gitFault, NoFolder, readHostedDescription, type SiteOptions } from "../core.js";
import { listedAddresses, listedSitemaps, type PastSite } from "./past-addresses.js";
import { nothingPublic, type Present, readPastRef } from "./read-past-ref.js";

/** @param since a git ref, a file or URL of a sitemap or of addresses one a line, or `last` for the last build. */
export async function readPast(since: string, present: Present): Promise<PastSite> {
  if (since === "last") return readLastBuild(present);
  if (/^https?:\/\//i.test(since) || statSync(since, { throwIfNoEntry: false })?.isFile())
    return readListed(since, present);
  try {
    return await readPastRef(since, present);
  } catch (cause) {
    if (cause instanceof NoFolder) return nothingPublic(cause.message);
    if (!(cause instanceof GitError)) throw cause;
    const { reason, hint } = gitFault(present.site.root, cause);
    const hints = [SOURCES, hint].filter((each) => each !== null).join("\n");
    throw new UsageError(`Cannot read the addresses of "${since}": ${reason}.`, hints, { cause });
  }
}

const SOURCES = "Use a git ref, the file or URL of a sitemap, a file with one address per line, or `last`.";

/** A list without any address of the site is another site's, or no list: passing it would prove nothing. */
async function readListed(source: string, { site, options }: Present): Promise<PastSite> {
  const { base } = site.address;
  const addresses = listedAddresses(await readLists(source, options), base);
  if (addresses.length > 0) return { addresses, moved: new Map(), nothing: null };
  const hint = base === "" ? SOURCES : `Addresses of this site begin with ${base}/.`;
  throw new UsageError(`"${source}" lists no address of this site.`, hint);
}

function readLastBuild({ site, options }: Present): PastSite {
  const file = join(resolve(site.root, options.outFolder ?? "dist"), MARK);
  if (!existsSync(file))
    throw new UsageError(`There is no earlier build: ${file} does not exist.`, "Run docsgen build first.");
  const addresses = listedAddresses([readFileSync(file, "utf8")], site.address.base);
  return { addresses, moved: new Map(), nothing: null };
}

/** No site needs as many. */
const MOST_LISTS = 1000;

/** The texts of a list, and of those that it names. `source` is a file or a URL. */
async function readLists(source: string, options: SiteOptions): Promise<string[]> {
  const texts: string[] = [];
  const sources = new Set([source]);
  for (const each of sources) {
    const text = isUrl(each) ? await readAddress(each, options) : readList(each);
    const others = listedSitemaps(text);
    if (others === null) texts.push(text);
    for (const other of others ?? []) if (sources.size < MOST_LISTS) sources.add(besides(each, other));
  }
  return texts;
}

/** Of an index in a file, the others may have been downloaded with it. */
function besides(index: string, named: string): string {
  if (isUrl(index)) return URL.canParse(named, index) ? new URL(named, index).href : named;
  const file = join(dirname(index), basename(named.replace(/[?#].*$/, "")));
  return existsSync(file) ? file : named;
}

function isUrl(source: string): boolean {
  return /^https?:\/\//i.test(source);
}

function readList(file: string): string {
  if (!existsSync(file))
    throw new UsageError(`Cannot read ${file}: it does not exist.`, "Check the index of sitemaps.");
  const bytes = readFileSync(file);
  return (isGzip(bytes) ? gunzipSync(bytes) : bytes).toString("utf8");
}

async function readAddress(url: string, { offline, privateHosts, cache }: SiteOptions): Promise<string> {
  const hosted = await readHostedDescription(url, {
    cacheFolder: cache,
    isOffline: offline,
    allowPrivate: privateHosts,
  });
  if (hosted.kind === "text") return hosted.text;
  throw new UsageError(`Cannot read ${url}: ${hosted.reason}`, "Check the address.");
}
