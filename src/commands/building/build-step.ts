// Owns the interface of build steps that a flag turns on, such as `--zip`.
import type { Written } from "../../emit/write-tree.js";
import type { OpenedSite } from "../../site/open-site.js";
import type { ReadingFlags } from "../options/reading-options.js";

export interface BuildFlags extends ReadingFlags {
  readonly report?: string;
  /** Whether the site is to work from a folder, without a server. */
  readonly portable?: boolean;
  /** Whether the folder is written as a zip file, too. */
  readonly zip?: boolean;
  /** A git ref: what pages say now and did not say there is written, too. */
  readonly compare?: string;
  /** The file for a comment, or for JSON. */
  readonly compareReport?: string;
}

/** A build that has not read anything yet. */
export interface BuildRun {
  readonly root: string;
  /** The folder of the site. */
  readonly out: string;
  readonly flags: BuildFlags;
}

/** Prepares a step, and says what cannot work: after the build, it takes longer to say no. */
export type PrepareStep = (run: BuildRun) => PreparedStep;

export interface PreparedStep {
  /** Flags in the place of those that were given. */
  readonly flags?: Partial<BuildFlags>;
  /** Where the site is built, if not in its own folder. */
  readonly folder?: string;
  /** Files that it writes into the folder, which the next build leaves alone. */
  readonly files?: readonly string[];
  /** What it is called while it runs. */
  readonly stage?: string;
  readonly finish: (built: BuiltSite) => FinishedStep | Promise<FinishedStep>;
  readonly close?: () => void;
}

/** A site that was built without problems that stop it. */
interface BuiltSite {
  readonly folder: string;
  /** The project as the build read it; null where it did not have to. */
  readonly opened: OpenedSite | null;
}

interface FinishedStep {
  /** What to tell the reader. */
  readonly notes: readonly string[];
  /** What the folder of the site holds now, if the step wrote it. */
  readonly written?: Written;
}
