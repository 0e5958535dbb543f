// The choices a run makes about reading a project: the same for build, check and dev.
import type { ParserName } from "../content/parse/parse.js";
import type { Severities } from "../shared/severities.js";

export interface SiteOptions {
  /** Content errors become warnings; what a lenient host would publish is published. */
  readonly lenient: boolean;
  /** Severities of problems, by code. */
  readonly severities: Severities;
  /** No network: hosted descriptions come from the cache or are reported. */
  readonly offline: boolean;
  /** Whether hosted descriptions may be on this machine and its network. */
  readonly privateHosts: boolean;
  /** Groups of the readers the site is built for; empty: for everybody. Null: nothing was said, which counts as everybody. */
  readonly groups: readonly string[] | null;
  readonly parser: ParserName;
  /** How long the code of a page may run, in milliseconds. */
  readonly timeLimit: number;
  /** Base path of the site without a slash at the end. */
  readonly base: string;
  /** Origin of the site, or null. */
  readonly url: string | null;
  /** Absolute path of the folder for what is kept between runs; null: nothing is kept. */
  readonly cache: string | null;
  /** Whether the host of the site runs the function that answers agents; missing: it does not. */
  readonly answersAgents?: boolean;
  /** Output folder, relative to the root where it is inside: never read as content. */
  readonly outFolder: string | null;
}
