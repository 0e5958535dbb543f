// Owns the code frame: the lines around a place with a mark under it. Used by the terminal and the dev overlay.
import type { Place } from "./problem.js";

const WIDTH = 100;

/** The line before, the line itself and a caret; null where the line does not exist. Long lines are cut around the place. */
export function codeFrame(lines: readonly string[], { line, column }: Place): string | null {
  const text = lines[line - 1];
  if (text === undefined) return null;
  const gutter = String(line).length;
  const start = column > WIDTH - 20 ? column - Math.floor(WIDTH / 2) : 0;
  const row = (number: number, content: string) =>
    `${String(number).padStart(gutter)} | ${cut(content, start)}`.trimEnd();
  const frame: string[] = [];
  const before = lines[line - 2];
  if (before !== undefined && before.trim() !== "") frame.push(row(line - 1, before));
  frame.push(row(line, text));
  frame.push(`${" ".repeat(gutter)} | ${" ".repeat(Math.max(0, column - 1 - start))}^`);
  return frame.join("\n");
}

function cut(text: string, start: number): string {
  const part = text.replaceAll("\t", " ").slice(start, start + WIDTH);
  return start + WIDTH < text.length ? `${part}…` : part;
}
