// Owns the place of an offset within a text.
import type { Place } from "../problem.js";

/** The place of an offset in a text that begins at a place. */
export function placeIn(text: string, offset: number, { file, line, column }: Place): Place {
  const before = text.slice(0, offset);
  const lines = before.split("\n").length - 1;
  return { file, line: line + lines, column: lines === 0 ? column + offset : offset - before.lastIndexOf("\n") };
}

const NEW_LINE = 0x0a;

/** Where each line of a file begins, in bytes: to decode a large file takes longer than to find a few lines of it. */
export function lineStarts(bytes: Buffer): readonly number[] {
  const starts = [0];
  for (let at = bytes.indexOf(NEW_LINE); at >= 0; at = bytes.indexOf(NEW_LINE, at + 1)) starts.push(at + 1);
  return starts;
}

/** The position in `starts` of the line that an offset is in. */
export function lineOf(offset: number, starts: readonly number[]): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
