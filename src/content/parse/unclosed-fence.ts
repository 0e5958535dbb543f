// Finds a code block that is never closed.
import { codeRanges } from "./code-ranges.js";

export const CLOSE_FENCE = "Close it with the same ``` or ~~~ on a separate line.";

/** The position of the fence; null where every one is closed. */
export function unclosedFence(text: string): number | null {
  const ended = `${text}\n`;
  const [start, end] = codeRanges(ended).at(-1) ?? [0, 0];
  return end === ended.length ? start + ended.slice(start).search(/[`~]{3}/) : null;
}
