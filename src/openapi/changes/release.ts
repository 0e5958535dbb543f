// Owns a release: the description as it was.
import type { Description } from "../description.js";

/** A release whose description is only read where it has to be compared. */
export interface Release {
  /** Identifies the text of the description. */
  readonly hash: string;
  /** The description, or why it cannot be read. */
  readonly open: () => Promise<Description | string>;
}
