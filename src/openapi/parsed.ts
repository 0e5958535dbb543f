// What reading the text of a description gives. Types only.
import type { Place, Problem } from "../shared/problem.js";
import type { Json } from "./json.js";
import type { Path } from "./pointer.js";

/**
 * Finds where a value, or the key that names it, stands in the file. What is not there gives the nearest parent.
 * `text` is the first line of a text written line by line (`|` in YAML); of any other value it is the value.
 */
export type Locate = (path: Path, part?: "key" | "value" | "text") => Place;

export interface Parsed {
  /** Undefined where the text cannot be read at all. */
  readonly value: Json | undefined;
  readonly problems: readonly Problem[];
  readonly locate: Locate;
}
