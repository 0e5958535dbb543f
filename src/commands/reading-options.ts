// The options that build, check and dev share, and how they become the choices of a run.

import { availableParallelism } from "node:os";
import type { ParserName } from "../content/parse.js";
import { UsageError } from "../shared/problem.js";
import { cacheFolder } from "../site/cache-folder.js";
import type { SiteOptions } from "../site/site-options.js";
import type { ProblemFormat } from "./print-problems.js";

export interface ReadingFlags {
  readonly lenient?: boolean;
  readonly strict?: boolean;
  readonly offline?: boolean;
  readonly privateHosts?: boolean;
  readonly groups?: string;
  readonly base?: string;
  readonly siteUrl?: string;
  readonly parser: ParserName;
  readonly jobs?: number;
  readonly cache: boolean;
  readonly format: ProblemFormat;
  readonly quiet?: boolean;
  readonly verbose?: boolean;
}

/** Everything about reading that the flags say. `outFolder` is never read as content. */
export function siteOptions(root: string, flags: ReadingFlags, outFolder: string | null): SiteOptions {
  return {
    lenient: flags.lenient === true,
    offline: flags.offline === true,
    privateHosts: flags.privateHosts === true,
    groups:
      flags.groups
        ?.split(",")
        .map((name) => name.trim())
        .filter((name) => name !== "") ?? null,
    parser: flags.parser,
    base: baseOf(flags.base),
    url: urlOf(flags.siteUrl),
    cache: flags.cache ? cacheFolder(root) : null,
    outFolder,
  };
}

/** Threads to draw with. */
export function jobsOf({ jobs }: ReadingFlags): number {
  return jobs === undefined || jobs === 0 ? availableParallelism() : jobs;
}

function baseOf(base: string | undefined): string {
  const path = (base ?? "").replace(/^\/+|\/+$/g, "");
  if (!/^[\w./~-]*$/.test(path) || path.split("/").includes("..")) {
    throw new UsageError(`"${base}" cannot be a base path.`, "Write a path such as --base /docs");
  }
  return path === "" ? "" : `/${path}`;
}

function urlOf(url: string | undefined): string | null {
  if (url === undefined || url === "") return null;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new UsageError(
      `"${url}" is not the address of a site.`,
      "Write one such as --site-url https://docs.example.com",
    );
  }
  return new URL(url).origin;
}
