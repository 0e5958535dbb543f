// The programmatic interface of docsgen: `import { build, check } from "docsgen"`. It changes only with a major version.

/** A place in a file of the project. Line and column count from 1; line 0 means the whole file. */
export interface Place {
  /** Relative to the folder of docs.json, with forward slashes. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** One thing that is wrong in the content. */
export interface Problem {
  /** A stable name, such as `dead-link`: the documentation lists all of them. */
  readonly code: string;
  readonly severity: "error" | "warning";
  /** Null where it has no place in a file. */
  readonly place: Place | null;
  readonly what: string;
  /** How to fix it; null where `what` says so. */
  readonly hint: string | null;
}

/** What `build` and `check` share with the flags of the command line, by the same names. */
export interface ReadingOptions {
  /** Path the site is served under, such as `/docs`. */
  readonly base?: string;
  /** URL of the site, such as `https://docs.example.com`. */
  readonly siteUrl?: string;
  /** Reader groups to build for. */
  readonly groups?: readonly string[];
  /** Turn content errors into warnings, and build anyway. */
  readonly lenient?: boolean;
  /** Count warnings as failures. */
  readonly strict?: boolean;
  /** No network access. */
  readonly offline?: boolean;
  /** Also fetch API descriptions at private addresses. */
  readonly privateHosts?: boolean;
  /** Severities by problem code. */
  readonly severity?: Readonly<Record<string, "error" | "warning" | "off">>;
  /** Number of threads. */
  readonly jobs?: number;
  /** Seconds that the code of a page may run. */
  readonly pageTimeout?: number;
  /** Whether to read and write the cache; true unless said otherwise. */
  readonly cache?: boolean;
}

export interface BuildOptions extends ReadingOptions {
  /** Folder to write; `dist` in the project unless said otherwise. */
  readonly out?: string;
}

export interface BuildResult {
  /** Whether the site was written and no problem counts as a failure. */
  readonly ok: boolean;
  readonly problems: readonly Problem[];
  readonly pages: number;
  /** Null where nothing was written. */
  readonly written: { readonly files: number; readonly bytes: number } | null;
}

export interface CheckOptions extends ReadingOptions {
  /** Check internal links; true unless said otherwise. */
  readonly links?: boolean;
  readonly external?: boolean;
  readonly orphans?: boolean;
  readonly redirects?: boolean;
  readonly a11y?: boolean;
  /** Only what changes of these files can have broken. */
  readonly files?: readonly string[];
  /** Only what changes since this commit can have broken. */
  readonly changed?: string;
}

/** A page with what it links to. */
export interface CheckedPage {
  /** Path without ending, as docs.json names it. */
  readonly path: string;
  readonly address: string;
  readonly title: string;
  /** Null where an API description makes the page. */
  readonly file: string | null;
  /** Ids that links may name: of headings and others. */
  readonly anchors: readonly string[];
  readonly links: readonly { readonly target: string; readonly text: string; readonly isImage: boolean; readonly place: Place }[];
}

export interface CheckResult {
  /** Whether no problem counts as a failure. */
  readonly ok: boolean;
  readonly problems: readonly Problem[];
  /** The pages that were looked at. */
  readonly pages: readonly CheckedPage[];
}

/** Builds the site of a folder with docs.json. Rejects where it cannot run at all, as where there is no docs.json. */
export function build(folder: string, options?: BuildOptions): Promise<BuildResult>;

/** Finds the problems of a project and writes nothing. */
export function check(folder: string, options?: CheckOptions): Promise<CheckResult>;
