// The Site: everything that docsgen knows of a project once it is read. Plain data; survives structuredClone.
import type { DocsConfig } from "../config/docs-config.js";
import type { ParserName } from "../content/parse/parse.js";
import type { ApiTarget, NavLink, NavNode, PagePath, Pages, Trail } from "../model.js";
import type { ShownMarks } from "../openapi/changes/shown-marks.js";
import type { Description } from "../openapi/description.js";
import type { PageAddressing } from "../shared/encode-path.js";
import type { RedirectRule } from "../shared/match-redirect.js";
import type { Severities } from "../shared/severities.js";
import type { Repository } from "./git/read-repository.js";
import type { SiteFont } from "./read-fonts.js";
import type { TranslationState } from "./translations/translation-state.js";

/** A file that is copied to its own path. */
export interface StaticFile {
  /** Relative to the root, with forward slashes. */
  readonly file: string;
  /** Where it is, if not at that path: a file of a version that is read from git. */
  readonly from?: string;
  /** Operations of closed pages, which the served description must not reveal. */
  readonly closed?: readonly ApiTarget[];
}

/** The placed navigation. */
export interface Navigation {
  readonly children: readonly NavNode[];
  readonly global: readonly NavLink[];
}

/** Where the site will live. */
export interface SiteAddress extends PageAddressing {
  /** Origin such as `https://docs.example.com` without a slash at the end; null where it is not known. */
  readonly url: string | null;
}

export interface Site {
  /** Absolute path of the project. */
  readonly root: string;
  readonly address: SiteAddress;
  /** Whether the host runs a function beside the site that answers agents at `/mcp`. */
  readonly answersAgents: boolean;
  readonly config: DocsConfig;
  /** False where what draws pictures is not installed. */
  readonly draws: boolean;
  readonly navigation: Navigation;
  readonly pages: Pages;
  /** The trail of each page's first place; pages outside the navigation have none. */
  readonly trails: ReadonlyMap<PagePath, Trail>;
  /** Translations that lag behind their original, and pages in the original language where a translation is missing. */
  readonly translations: ReadonlyMap<PagePath, TranslationState>;
  readonly redirects: readonly RedirectRule[];
  readonly files: readonly StaticFile[];
  /** Files that pages import, relative to the root. */
  readonly snippets: readonly string[];
  /** Style sheets and scripts of the repository that go on every page. */
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  /** Day of the last change (`2026-11-21`) by page file; empty unless a page shows it. */
  readonly dates: ReadonlyMap<string, string>;
  /** Where pages can be edited; null where no page says so. */
  readonly repository: Repository | null;
  /** Font families from packages. */
  readonly fonts: readonly SiteFont[];
  /** Whether any page or snippet writes class attributes: then utilities are generated. */
  readonly usesClasses: boolean;
  /** API descriptions by id. */
  readonly descriptions: ReadonlyMap<string, Description>;
  /** What pages say beside parts of descriptions that releases added or changed, by id of the description. */
  readonly marks: ReadonlyMap<string, ShownMarks>;
  /** Folders of the pages of hosted descriptions that could not be read: what is there is not known. */
  readonly unreadFolders: readonly string[];
}

/** The choices a run makes about reading a project: the same for build, check and dev. */
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
