// Owns what a build came to. Plain data: it is kept between builds.
import type { Written } from "../../emit/write-tree.js";
import type { Problem } from "../../shared/problem.js";

export interface Outcome {
  /** The kind of each page: `page`, `endpoint`, …; null where the project could not be read. */
  readonly kinds: readonly string[] | null;
  readonly problems: readonly Problem[];
  /** Null where nothing was written. */
  readonly written: Written | null;
}
