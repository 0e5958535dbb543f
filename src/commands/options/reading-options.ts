// The options that build, check and dev share, and how they become the choices of a run.

import { availableParallelism } from "node:os";
import { relative, resolve } from "node:path";
import type { ParserName } from "../../content/parse/parse.js";
import { UsageError } from "../../shared/problem.js";
import type { Severities } from "../../shared/severities.js";
import { cacheFolder } from "../../site/find-root.js";
import type { SiteOptions } from "../../site/site.js";
import { type ProblemFormat, type Target, VERCEL_STATIC } from "./choices.js";

export interface ReadingFlags {
  readonly lenient?: boolean;
  readonly severity?: Severities;
  readonly strict?: boolean;
  readonly offline?: boolean;
  readonly privateHosts?: boolean;
  readonly groups?: string;
  readonly base?: string;
  readonly siteUrl?: string;
  readonly parser: ParserName;
  readonly jobs?: number;
  /** In seconds. */
  readonly pageTimeout?: number;
  readonly cache: boolean;
  readonly format: ProblemFormat;
  readonly quiet?: boolean;
  readonly verbose?: boolean;
  /** The folder that `build` writes; missing: `dist` in the root. */
  readonly out?: string;
  /** The host that `build` writes for. */
  readonly target?: Target;
}

/** The default limit for the code of a page, in seconds. */
const PAGE_TIMEOUT = 10;

/** What counts as a failure, and how it is told. */
export type Telling = Pick<ReadingFlags, "lenient" | "severity" | "strict" | "format" | "quiet" | "verbose">;

/** What is done with a project. Flags end here. */
export interface RunOptions extends Telling {
  readonly root: string;
  /** The absolute path of the folder that `build` writes. */
  readonly out: string;
  readonly options: SiteOptions;
  /** Threads to draw with. */
  readonly jobs: number;
}

/** What the flags of a command ask for. Throws a UsageError where they cannot be meant. */
export function readRun(root: string, flags: ReadingFlags): RunOptions {
  const { jobs = 0 } = flags;
  return {
    ...flags,
    root,
    out: outFolder(root, flags),
    options: siteOptions(root, flags),
    jobs: jobs === 0 ? availableParallelism() : jobs,
  };
}

/** The absolute path of the folder that `build` writes. */
export function outFolder(root: string, flags: Pick<ReadingFlags, "out" | "target" | "base" | "siteUrl">): string {
  if (flags.out !== undefined) return resolve(flags.out);
  return resolve(root, flags.target === "vercel" ? `${VERCEL_STATIC}${addressOf(flags).base}` : "dist");
}

function siteOptions(root: string, flags: ReadingFlags): SiteOptions {
  const written = relative(root, outFolder(root, flags));
  const address = addressOf(flags);
  return {
    ...address,
    lenient: flags.lenient === true,
    severities: flags.severity ?? {},
    offline: flags.offline === true,
    privateHosts: flags.privateHosts === true,
    groups:
      flags.groups
        ?.split(",")
        .map((name) => name.trim())
        .filter((name) => name !== "") ?? null,
    parser: flags.parser,
    timeLimit: (flags.pageTimeout ?? PAGE_TIMEOUT) * 1000,
    cache: flags.cache ? cacheFolder(root) : null,
    outFolder: written.startsWith("..") ? null : written,
    answersAgents: flags.target !== undefined,
  };
}

/** An address with a path sets the base path, like `--base`. */
function addressOf({ base, siteUrl }: Pick<ReadingFlags, "base" | "siteUrl">): Pick<SiteOptions, "base" | "url"> {
  const url = urlOf(siteUrl);
  if (url === null) return { base: baseOf(base), url: null };
  const path = baseOf(url.pathname);
  if (base !== undefined && path !== "" && path !== baseOf(base)) {
    throw new UsageError(
      `--site-url and --base disagree on the path of the site: "${path}" and "${base}".`,
      `Remove the path from --site-url, or use --base ${path}`,
    );
  }
  return { base: base === undefined ? path : baseOf(base), url: url.origin };
}

function baseOf(base: string | undefined): string {
  const path = (base ?? "").replace(/^\/+|\/+$/g, "");
  if (!/^[\w./~-]*$/.test(path) || path.split("/").includes("..")) {
    throw new UsageError(`"${base}" is not a valid base path.`, "Use a path, such as --base /docs");
  }
  return path === "" ? "" : `/${path}`;
}

function urlOf(text: string | undefined): URL | null {
  if (text === undefined || text === "") return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.search !== "" || url.hash !== "") {
    throw new UsageError(
      `"${text}" is not a valid site URL.`,
      "Use a full URL, such as --site-url https://docs.example.com",
    );
  }
  return url;
}
