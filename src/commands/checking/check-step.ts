// Owns the interface of checks that a flag turns on, such as `--since`.
import type { DrawnPage } from "../../render/notes/page-notes.js";
import type { RedirectRule } from "../../shared/match-redirect.js";
import type { Problem } from "../../shared/problem.js";
import type { Affected } from "../../site/checks/affected-by.js";
import type { LinkCheck } from "../../site/checks/check-links.js";
import type { ListedTargets } from "../../site/checks/link-targets.js";
import type { Change } from "../../site/checks/settings-change.js";
import type { OpenedSite } from "../../site/open-site.js";
import type { RunOptions } from "../options/reading-options.js";

/** What is looked for besides the problems of every check. */
export interface Checks {
  readonly links: boolean;
  /** Whether what is only worth a look is told, too. */
  readonly verbose?: boolean;
  readonly external?: boolean;
  readonly orphans?: boolean;
  readonly redirects?: boolean;
  readonly a11y?: boolean;
  /** Whether code blocks that are marked as tests are run. */
  readonly samples?: boolean;
  /** In seconds. */
  readonly sampleTimeout?: number;
  /** Where the addresses that must not die come from: a git ref, a list, or `last`. */
  readonly since?: string;
  /** Null: all that there is. */
  readonly change: Change | null;
}

/** A project with its pages drawn. */
export interface DrawnSite extends OpenedSite {
  readonly pages: readonly DrawnPage[];
  readonly targets: ListedTargets;
  /** Of the links among them. */
  readonly check: LinkCheck;
  /** How many pages were drawn for a change; null where all were. */
  readonly affected: Affected | null;
  readonly routes: readonly string[];
}

export type CheckStep = (drawn: DrawnSite, run: CheckRun) => Promise<StepFindings>;

interface CheckRun {
  readonly run: RunOptions;
  readonly checks: Checks;
}

export interface StepFindings {
  readonly problems: readonly Problem[];
  /** Redirects that repair what was found. */
  readonly redirects?: () => readonly Pick<RedirectRule, "source" | "destination">[];
  /** What to tell the reader besides. */
  readonly note?: string | null;
}
