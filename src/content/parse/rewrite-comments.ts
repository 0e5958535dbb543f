// Writes comments of HTML as MDX has them; MDX would read `<!--` as a tag.
import type { Ranges } from "./code-ranges.js";

/** Turns `<!-- x -->` into an MDX comment of the same length. `comments` are all comments of the text, without nested ones. */
export function rewriteComments(text: string, comments: Ranges): string {
  if (!text.includes("<!--")) return text;
  let result = "";
  let at = 0;
  for (const [start, end] of comments) {
    if (!text.startsWith("<!--", start) || isInJavaScript(text, start, end)) continue;
    result += withoutEmpty(text.slice(at, start)) + asMdx(text, start, end);
    at = end;
  }
  return result + withoutEmpty(text.slice(at));
}

function asMdx(text: string, start: number, end: number): string {
  const inner = text.slice(start + 4, end - 3);
  if (/\n[ \t>]*\n/.test(inner) && !isAlone(text, start, end)) return blank(text.slice(start, end));
  return `{/* ${inner.replaceAll("*/", "* ")}*/}`;
}

/** Whether a comment has its lines to itself: only there may MDX comments contain empty lines. */
function isAlone(text: string, start: number, end: number): boolean {
  const before = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  const line = text.indexOf("\n", end);
  const after = text.slice(end, line === -1 ? undefined : line);
  return /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*$/.test(before) && after.trim() === "";
}

/** In a quoted string or a JavaScript comment, it is not a comment of the page. */
function isInJavaScript(text: string, start: number, end: number): boolean {
  const quote = text.charAt(start - 1);
  if (/["'`]/.test(quote) && text[end] === quote) return true;
  const before = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  return before.lastIndexOf("/*") > before.lastIndexOf("*/") && /^[^\n]*\*\//.test(text.slice(end, end + 200));
}

/** Browsers take `<!-->` for a comment that says nothing. */
function withoutEmpty(text: string): string {
  return text.includes("<!--") ? text.replace(/<!---?>/g, blank) : text;
}

function blank(text: string): string {
  return text.replace(/[^\n>]|(?<=-)>/g, " ");
}
