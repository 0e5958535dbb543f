// Owns what an answer without a model is.
import type { Source } from "../streams/reply-event.js";

/**
 * A quote answers; the closest sections may, and only their reader can tell; nothing says that no section has what was asked.
 */
export type Outcome = "quote" | "closest" | "nothing";

export interface Answer {
  readonly text: string;
  readonly sources: readonly Source[];
  readonly outcome: Outcome;
  /** What a reader may ask next. */
  readonly followUps?: readonly string[];
}
