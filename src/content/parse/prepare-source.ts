// Makes a body ready for the parser: variables, `{#id}` headings, HTML comments and open void tags; positions stay true.

import { placeIn } from "../../shared/places/place-in.js";
import type { Place } from "../../shared/problem.js";
import { codeRanges, isInside, lineStart, type Ranges, scanText } from "./code-ranges.js";
import { formulaRanges } from "./dollars.js";

/** A body as the parser reads it. */
export interface PreparedSource {
  readonly original: string;
  readonly text: string;
  /** Ids that headings ask for, by line of the text. */
  readonly headingIds: ReadonlyMap<number, string>;
  /** In the order of places. */
  readonly shifts: readonly Shift[];
  /** Variables that are used and not defined, with their offsets in the original. */
  readonly undefinedVariables: readonly { readonly name: string; readonly offset: number }[];
}

/** Characters put in (or, negative, taken out) before a column of a line. */
interface Shift {
  readonly line: number;
  readonly column: number;
  readonly by: number;
  /** With all before it in the line. */
  readonly sum: number;
}

/** One piece of text to put in the place of another. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Rewrites what MDX itself would refuse but writers of this format may use. */
export function prepareSource(body: string, variables: Readonly<Record<string, string>>): PreparedSource {
  const plain: PreparedSource = {
    original: body,
    text: body,
    headingIds: new Map(),
    shifts: [],
    undefinedVariables: [],
  };
  if (!body.includes("{{") && !body.includes("{#") && !body.includes("<!--")) return plain;
  const withVariables = putVariables(plain, variables);
  const { text } = withVariables;
  const { code, comments } = scanText(text);
  const headings = takeHeadingIds(text, code);
  return { ...withVariables, text: rewriteComments(headings.text, comments), headingIds: headings.ids };
}

/** The column in the original for a column of the prepared text. */
export function originalColumn({ shifts }: PreparedSource, line: number, column: number): number {
  let low = 0;
  let high = shifts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const shift = shifts[middle];
    if (shift && (shift.line - line || shift.column - column) <= 0) low = middle + 1;
    else high = middle;
  }
  const last = shifts[low - 1];
  return Math.max(1, last?.line === line ? column - last.sum : column);
}

/** Where an offset of the prepared text is in a file whose text it is, `lineOffset` lines below its beginning. */
export function placeInSource(
  source: PreparedSource,
  offset: number,
  { file, lineOffset }: { readonly file: string; readonly lineOffset: number },
): Place {
  const { line, column } = placeIn(source.text, offset, { file, line: 1, column: 1 });
  return { file, line: line + lineOffset, column: originalColumn(source, line, column) };
}

/** The source with pieces of its text exchanged. Edits are in order and keep the number of lines. */
export function editSource(source: PreparedSource, edits: readonly Edit[]): PreparedSource {
  if (edits.length === 0) return source;
  const { text } = source;
  let result = "";
  let at = 0;
  const shifts: Omit<Shift, "sum">[] = [...source.shifts];
  let line = 1;
  let column = 1;
  for (const edit of edits) {
    const piece = text.slice(at, edit.start) + edit.text;
    result += piece;
    at = edit.end;
    const lines = countBreaks(piece);
    line += lines;
    column = lines === 0 ? column + piece.length : piece.length - piece.lastIndexOf("\n");
    const by = edit.text.length - (edit.end - edit.start);
    if (by !== 0) shifts.push({ line, column, by });
  }
  return { ...source, text: result + text.slice(at), shifts: summed(shifts) };
}

function summed(shifts: readonly Omit<Shift, "sum">[]): Shift[] {
  let last: Shift | null = null;
  return shifts
    .toSorted((one, other) => one.line - other.line || one.column - other.column)
    .map((shift) => {
      last = { ...shift, sum: shift.by + (last?.line === shift.line ? last.sum : 0) };
      return last;
    });
}

/** Closes the void tags of HTML (`<br>`, `<img …>`), which MDX wants closed; null where there are none. */
export function closeVoidTags(source: PreparedSource): PreparedSource | null {
  const { text } = source;
  const code = codeRanges(text);
  const edits: Edit[] = [];
  for (const match of text.matchAll(VOID_TAG)) {
    const end = match.index + match[0].length;
    if (isInside(code, match.index) || match[0].endsWith("/>")) continue;
    if (text.slice(end).trimStart().startsWith(`</${match[1]}`)) continue;
    edits.push({ start: end - 1, end, text: "/>" });
  }
  return edits.length === 0 ? null : editSource(source, edits);
}

const VOID_TAG =
  /<(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b(?:"[^"]*"|'[^']*'|\{[^{}]*\}|[^"'{}<>])*>/gi;

/** `{{name}}`, but not the object in `style={{…}}`. */
export const VARIABLE = /(?<!=\s*)\{\{\s*([A-Za-z_][\w.-]*)\s*\}\}/;

function putVariables(source: PreparedSource, variables: Readonly<Record<string, string>>): PreparedSource {
  const { text } = source;
  if (!text.includes("{{")) return source;
  const edits: Edit[] = [];
  const missing: { name: string; offset: number }[] = [];
  let unread: readonly Ranges[] | null = null;
  for (const match of text.matchAll(new RegExp(VARIABLE, "g"))) {
    const name = match[1] ?? "";
    const start = match.index;
    const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
    if (value !== undefined) {
      edits.push({ start, end: start + match[0].length, text: value.replaceAll("\n", " ") });
      continue;
    }
    unread ??= unreadRanges(text);
    if (unread.some((ranges) => isInside(ranges, start))) continue;
    missing.push({ name, offset: start });
    edits.push({ start, end: start + 2, text: "\\{\\{" });
  }
  return { ...editSource(source, edits), undefinedVariables: missing };
}

/** Where a name in braces is no variable: in code, in comments, and in formulas. */
function unreadRanges(text: string): readonly Ranges[] {
  const { code, comments } = scanText(text);
  const displays = [...text.matchAll(/\$\$[\s\S]*?\$\$/g)];
  return [
    code,
    comments,
    formulaRanges(text),
    displays.map(({ 0: formula, index }) => [index, index + formula.length]),
  ];
}

/** Blanks `{#id}` after headings, so that every other character keeps its position. */
function takeHeadingIds(text: string, code: Ranges): { text: string; ids: Map<number, string> } {
  const ids = new Map<number, string>();
  let line = 1;
  let counted = 0;
  const result = text.replace(HEADING_ID, (whole, before: string, ...[mark, id, offset]: [string, string, number]) => {
    const at = offset + before.length;
    if (isInside(code, at)) return whole;
    line += countBreaks(text.slice(counted, at));
    counted = at;
    ids.set(line, id.replace(/[ \t]+/g, "-"));
    return before + " ".repeat(mark.length);
  });
  return { text: result, ids };
}

/** Some writers put the words of a command there, with their spaces. */
const HEADING_ID = /^([ \t>]*#{1,6}[ \t].*?)(\\?\{#([^}\s\\]+(?:[ \t]+[^}\s\\]+)*)\\?\}[ \t]*)$/gm;

function countBreaks(text: string): number {
  return text.split("\n").length - 1;
}

/** Turns `<!-- x -->` into an MDX comment of the same length. `comments` are all comments of the text, without nested ones. */
function rewriteComments(text: string, comments: Ranges): string {
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
  const before = text.slice(lineStart(text, start), start);
  const line = text.indexOf("\n", end);
  const after = text.slice(end, line === -1 ? undefined : line);
  return /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*$/.test(before) && after.trim() === "";
}

/** In a quoted string or a JavaScript comment, it is not a comment of the page. */
function isInJavaScript(text: string, start: number, end: number): boolean {
  const quote = text.charAt(start - 1);
  if (/["'`]/.test(quote) && text[end] === quote) return true;
  const before = text.slice(lineStart(text, start), start);
  return before.lastIndexOf("/*") > before.lastIndexOf("*/") && /^[^\n]*\*\//.test(text.slice(end, end + 200));
}

/** Browsers take `<!-->` for a comment that says nothing. */
function withoutEmpty(text: string): string {
  return text.replace(/<!---?>/g, blank);
}

function blank(text: string): string {
  return text.replace(/[^\n>]|(?<=-)>/g, " ");
}
