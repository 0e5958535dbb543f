// Owns the place of an offset within a block of code.
import type { Place } from "../shared/problem.js";

/** The place of an offset in a block of code that begins at a place. */
export function placeIn(code: string, offset: number, { file, line, column }: Place): Place {
  const before = code.slice(0, offset);
  const lines = before.split("\n").length - 1;
  return { file, line: line + lines, column: lines === 0 ? column + offset : offset - before.lastIndexOf("\n") };
}
