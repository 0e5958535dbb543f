// Finds fenced and inline code in a text, where nothing may be rewritten before parsing, and comments, which nobody reads.

/** Start and end offsets, in order. */
export type Ranges = readonly (readonly [number, number])[];

/** Every fence and every run of inline code. */
export function codeRanges(text: string): Ranges {
  const ranges: [number, number][] = [];
  let fence: { readonly mark: string; readonly start: number } | null = null;
  let textStart = 0;
  let offset = 0;
  for (const line of text.split("\n")) {
    const mark = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence) {
      if (mark?.startsWith(fence.mark) && line.trim().replace(/^[>\s]+/, "") === mark) {
        ranges.push([fence.start, offset + line.length]);
        textStart = offset + line.length;
        fence = null;
      }
    } else if (mark && !(mark.startsWith("`") && line.slice(line.indexOf(mark) + mark.length).includes("`"))) {
      addInlineCode(text, [textStart, offset], ranges);
      fence = { mark, start: offset };
    }
    offset += line.length + 1;
  }
  if (fence) ranges.push([fence.start, text.length]);
  else addInlineCode(text, [textStart, text.length], ranges);
  return ranges;
}

/** Every comment, as MDX writes it or as HTML does, that is no code. */
export function commentRanges(text: string, code: Ranges): Ranges {
  const comments = [...text.matchAll(/\{\s*\/\*[\s\S]*?\*\/\s*\}|<!--[\s\S]*?-->/g)];
  return comments
    .filter(({ index }) => !isInside(code, index))
    .map((comment) => [comment.index, comment.index + comment[0].length]);
}

/** Whether an offset lies in one of the ranges. */
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

function addInlineCode(text: string, [start, end]: readonly [number, number], ranges: [number, number][]): void {
  const part = text.slice(start, end);
  if (!part.includes("`")) return;
  for (const match of part.matchAll(/(?<![\\`])(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?(?<!`)\1(?!`)/g)) {
    ranges.push([start + match.index, start + match.index + match[0].length]);
  }
}
