// Owns places in a text: that of an offset, and the code frame, the lines around one with a mark under it.
import type { Place } from "../problem.js";

/** The place of an offset in a text that begins at a place. */
export function placeIn(text: string, offset: number, { file, line, column }: Place): Place {
  const before = text.slice(0, offset);
  const lines = before.split("\n").length - 1;
  return { file, line: line + lines, column: lines === 0 ? column + offset : offset - before.lastIndexOf("\n") };
}

/** Where each line of a file begins, in its units: to decode a large file takes longer than to find a few lines of it. */
export function lineStarts(file: Buffer | string): readonly number[] {
  const starts = [0];
  for (let at = file.indexOf("\n"); at >= 0; at = file.indexOf("\n", at + 1)) starts.push(at + 1);
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

const WIDTH = 100;

/** The text of a line, which count from 1; null where there is none. */
export type LineAt = (line: number) => string | null;

/** The line before, the line itself and a caret; null where the line does not exist. Long lines are cut around the place. */
export function codeFrame(lineAt: LineAt, { line, column }: Place): string | null {
  const text = lineAt(line);
  if (text === null) return null;
  const gutter = String(line).length;
  const start = column > WIDTH - 20 ? column - Math.floor(WIDTH / 2) : 0;
  const row = (number: number, content: string) =>
    `${String(number).padStart(gutter)} | ${cut(content, start)}`.trimEnd();
  const frame: string[] = [];
  const before = lineAt(line - 1);
  if (before !== null && before.trim() !== "") frame.push(row(line - 1, before));
  frame.push(row(line, text), `${" ".repeat(gutter)} | ${" ".repeat(Math.max(0, column - 1 - start))}^`);
  return frame.join("\n");
}

function cut(text: string, start: number): string {
  const part = text.replaceAll("\t", " ").slice(start, start + WIDTH);
  return start + WIDTH < text.length ? `${part}…` : part;
}
