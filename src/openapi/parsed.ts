// Types of a parsed description.
import type { Place, Problem } from "../shared/problem.js";
import type { Json } from "./json.js";
import type { Path } from "./pointer.js";

/**
 * Finds a value or its key in the file. For a missing one it returns the closest parent.
 * `text` is the first line of a block text (`|` in YAML); for any other value it is the value.
 */
export type Locate = (path: Path, part?: "key" | "value" | "text") => Place;

export interface Parsed {
  /** Undefined where the text cannot be parsed at all. */
  readonly value: Json | undefined;
  readonly problems: readonly Problem[];
  readonly locate: Locate;
}
