// Finds code and comments in a text, which must not be rewritten before parsing, and a code block that is never closed.

/** Start and end offsets, in order. */
export type Ranges = readonly (readonly [number, number])[];

/** Every fence and every run of inline code, except those in comments. */
export function codeRanges(text: string): Ranges {
  return scanText(text).code;
}

/** Code, and comments of MDX or HTML. None is inside another: whatever begins first continues to its end. */
export function scanText(text: string): { readonly code: Ranges; readonly comments: Ranges } {
  const code: Range[] = [];
  const comments: Range[] = [];
  const opening = new RegExp(OPENING);
  const unclosed = new Set<string>();
  for (let match = opening.exec(text); match !== null; match = opening.exec(text)) {
    const [found, before, mark, info = ""] = match;
    const start = match.index;
    if (mark !== undefined && !(mark.startsWith("`") && info.includes("`"))) {
      code.push([start, endOfFence(text, start + found.length, mark)]);
    } else if (mark !== undefined || found.startsWith("`")) {
      const from = start + (before ?? "").length;
      const end = endOf(INLINE_CODE, text, from);
      if (end !== null) code.push([from, end]);
      opening.lastIndex = end ?? from + (mark ?? found).length;
      continue;
    } else {
      const close = found.startsWith("<") ? HTML_END : MDX_END;
      const end = unclosed.has(close) ? null : endOf(new RegExp(close, "g"), text, start + found.length);
      if (end === null) unclosed.add(close);
      else comments.push([start, end]);
    }
    opening.lastIndex = Math.max(opening.lastIndex, code.at(-1)?.[1] ?? 0, comments.at(-1)?.[1] ?? 0);
  }
  return { code, comments };
}

type Range = readonly [number, number];

/** What may begin code or a comment: a fence with the text around its mark, a run of backticks, `<!--`, `{/*`. */
const OPENING = /^([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*)(`{3,}|~{3,})([^\n]*)|(?<![\\`])`+|<!--(?!-?>)|\{\s*\/\*/gm;
const HTML_END = "-->";
const MDX_END = String.raw`\*\/\s*\}`;

/** What a pattern can count. */
const LONGEST_FENCE = 1000;

/** The end of the line that closes a fence, or of the text. */
function endOfFence(text: string, from: number, mark: string): number {
  const closing = new RegExp(`^[ \\t>]*${mark.charAt(0)}{${Math.min(mark.length, LONGEST_FENCE)},}[ \\t]*\\r?$`, "gm");
  return endOf(closing, text, from) ?? text.length;
}

const INLINE_CODE = /(`+)(?!`)(?:(?!\n[ \t]*\n|\n[ \t>]*(?:`{3}|~{3}))[\s\S])*?(?<!`)\1(?!`)/y;

/** The end of what a pattern finds from an offset on. */
function endOf(pattern: RegExp, text: string, from: number): number | null {
  pattern.lastIndex = from;
  const match = pattern.exec(text);
  return match && match.index + match[0].length;
}

/** Whether an offset is in one of the ranges. */
export function isInside(ranges: Ranges, offset: number): boolean {
  let low = 0;
  let high = ranges.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const range = ranges[middle];
    if (!range) return false;
    if (offset < range[0]) high = middle - 1;
    else if (offset >= range[1]) low = middle + 1;
    else return true;
  }
  return false;
}

/** Where the line of an offset begins. */
export function lineStart(text: string, offset: number): number {
  return text.lastIndexOf("\n", offset - 1) + 1;
}

export const CLOSE_FENCE = "Close it with the same ``` or ~~~ on a separate line.";

/** The position of the fence; null where every one is closed. */
export function unclosedFence(text: string): number | null {
  const ended = `${text}\n`;
  const [start, end] = codeRanges(ended).at(-1) ?? [0, 0];
  return end === ended.length ? start + ended.slice(start).search(/[`~]{3}/) : null;
}
