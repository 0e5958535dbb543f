// Owns what front matter says about a page's original.
import type { PagePath } from "../../model.js";

/** A translation that lags behind its original, or the original in place of a missing translation. */
export interface TranslationState {
  readonly kind: "lagging" | "missing";
  readonly original: PagePath;
}

/** Name of the file that says what translations were made from. */
export const LOCK_FILE = "translations.lock.json";
