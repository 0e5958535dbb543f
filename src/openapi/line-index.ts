// Turns offsets of a text into lines and columns.
import { lineOf } from "../shared/places/place-in.js";
import type { Place } from "../shared/problem.js";

/** Returns the place of an offset. The starts of lines are listed once. */
export function lineIndex(file: string, text: string): (offset: number) => Place {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return (offset) => {
    const line = lineOf(offset, starts);
    return { file, line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
}
