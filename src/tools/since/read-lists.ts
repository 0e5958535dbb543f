// Reads lists of addresses from files and the web. An index of sitemaps stands for all that it names.

import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { isGzip } from "../../shared/is-gzip.js";
import { UsageError } from "../../shared/problem.js";
import { readHostedDescription, type SiteOptions } from "../core.js";
import { listedSitemaps } from "./past-addresses.js";

/** No site needs as many. */
const MOST_LISTS = 1000;

/** The texts of a list, and of those that it names. `source` is a file or a URL. */
export async function readLists(source: string, options: SiteOptions): Promise<string[]> {
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
