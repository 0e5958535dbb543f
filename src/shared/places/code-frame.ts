// Owns the code frame: the lines around a place with a mark under it.
import type { Place } from "../problem.js";

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
