// Reads the addresses that a site once had: at a git ref, in a sitemap or a list, or of the last build.

import { existsSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { MARK } from "../../files/older-output.js";
import { GitError } from "../../shared/git/run-git.js";
import { UsageError } from "../../shared/problem.js";
import { gitFault, NoFolder } from "../core.js";
import { listedAddresses, type PastSite } from "./past-addresses.js";
import { readLists } from "./read-lists.js";
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

const SOURCES = "Name a git ref, the file or URL of a sitemap, a file with one address a line, or `last`.";

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
