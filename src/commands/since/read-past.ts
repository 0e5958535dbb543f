// Reads the addresses that a site once had: at a git ref, in a sitemap or a list, or of the last build.
import { existsSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { MARK } from "../../emit/write-tree.js";
import { readHostedDescription } from "../../openapi/read-hosted-description.js";
import { GitError } from "../../shared/git/run-git.js";
import { UsageError } from "../../shared/problem.js";
import { gitFault } from "../../site/git/hint-for-refs.js";
import type { PastSite } from "../../site/past/past-addresses.js";
import { listedAddresses } from "../../site/past/past-addresses.js";
import type { Site } from "../../site/site.js";
import type { SiteOptions } from "../../site/site-options.js";
import { type Present, readPastRef } from "./read-past-ref.js";

/** @param since a git ref, a file or URL of a sitemap or of addresses one a line, or `last` for the last build. */
export async function readPast(since: string, present: Present): Promise<PastSite> {
  const { site, options } = present;
  if (since === "last") return listed(readLastBuild(site.root, options.outFolder), site);
  if (/^https?:\/\//i.test(since)) return listed(await readAddress(since, options), site);
  if (statSync(since, { throwIfNoEntry: false })?.isFile()) return listed(readFileSync(since, "utf8"), site);
  try {
    return await readPastRef(since, present);
  } catch (cause) {
    if (!(cause instanceof GitError)) throw cause;
    const { reason, hint } = gitFault(site.root, cause);
    const hints = [SOURCES, hint].filter((each) => each !== null).join("\n");
    throw new UsageError(`Cannot read the addresses of "${since}": ${reason}.`, hints, { cause });
  }
}

const SOURCES = "Name a git ref, the file or URL of a sitemap, a file with one address a line, or `last`.";

function listed(text: string, { address }: Site): PastSite {
  return { addresses: listedAddresses(text, address.base), moved: new Map() };
}

function readLastBuild(root: string, outFolder: string | null): string {
  const file = join(resolve(root, outFolder ?? "dist"), MARK);
  if (existsSync(file)) return readFileSync(file, "utf8");
  throw new UsageError(`There is no earlier build: ${file} does not exist.`, "Run docsgen build first.");
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
