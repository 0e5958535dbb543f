// Owns the place of an offset within a text.
import type { Place } from "../problem.js";

/** The place of an offset in a text that begins at a place. */
export function placeIn(text: string, offset: number, { file, line, column }: Place): Place {
  const before = text.slice(0, offset);
  const lines = before.split("\n").length - 1;
  return { file, line: line + lines, column: lines === 0 ? column + offset : offset - before.lastIndexOf("\n") };
}
