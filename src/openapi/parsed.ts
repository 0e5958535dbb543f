// Types of a parsed description, and the places of offsets in its text.

import { lineOf, lineStarts } from "../shared/places/place-in.js";
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

/** Returns the place of an offset. The starts of lines are listed once. */
export function lineIndex(file: string, text: string): (offset: number) => Place {
  const starts = lineStarts(text);
  return (offset) => {
    const line = lineOf(offset, starts);
    return { file, line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
}
