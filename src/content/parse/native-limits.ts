// Loads the native engine, and owns which texts it cannot read in reasonable time or memory: nothing can end it once it has begun.
import type { Root } from "mdast";
import { nestsDeeply } from "../../shared/nests-deeply.js";
import { codeRanges, lineStart, type Ranges } from "./code-ranges.js";

/** Whether a page, or JSX in it, is left to the reference engine, which reads such texts in one pass. */
export function overwhelmsMdx(text: string): boolean {
  const isDense = hasDense(text, EXPRESSIONS) || hasDense(text, TAGS) || hasDense(text, NODES);
  return isDense || overwhelmsMarkdown(text) || leavesTagsOpen(text) || leavesOpen(text) || hasDeepCode(text);
}

/** The same for Markdown without JSX, whose nodes need no places. */
export function overwhelmsMarkdown(text: string): boolean {
  return hasDense(text, ENTITIES) || hasDense(text, ADDRESSES) || hasDense(text, MAILS);
}

/** Where a word begins in which no engine finds the addresses in time: it looks for the end of each in all that follows. */
export function denseWord(text: string): number | null {
  if (!has(text, WWW, FEW)) return null;
  for (const { 0: word, index } of text.matchAll(/[\w.-]+/g)) if (isDense(word, WWW, MOST_SOUGHT)) return index;
  return null;
}

/** Quotes and lists that begin in one line: a mark is one character at least. */
const MOST_MARKS = 1000;
const DEEP_LINE = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])[ \t])){1000}/m;

/** Brackets in one another, in code of a page. */
const MOST_BRACKETS = 500;

/**
 * Whether a page is nested too deeply to be drawn. It is given to no engine: one takes the square of the depth to find that
 * out, and both may fill their stack, which ends the process.
 */
export function isNestedTooDeeply(text: string): boolean {
  return isDeep(text) && isDeep(withoutCode(text));
}

function isDeep(text: string): boolean {
  if (hasLongLine(text) && DEEP_LINE.test(text)) return true;
  if (!has(text, /[([{]/, MOST_BRACKETS)) return false;
  const code = text.slice(text.search(/\{|^export\b/m)); // Without any, the last character.
  return nestsDeeply(code, /[()[\]{}]/g, MOST_BRACKETS);
}

function hasLongLine(text: string): boolean {
  for (let start = 0; start + MOST_MARKS <= text.length; ) {
    const end = text.lastIndexOf("\n", start + MOST_MARKS);
    if (end < start) return true;
    start = end + 1;
  }
  return false;
}

function withoutCode(text: string): string {
  let [plain, at] = ["", 0];
  for (const [start, end] of codeRanges(text)) {
    plain += text.slice(at, start);
    at = end;
  }
  return plain + text.slice(at);
}

/** Characters of code in which nothing can fill the stack of the native engine, which ends the process. */
const SHALLOW_CODE = 10_000;

const LONG_EXPRESSION = /\{[^{}]{10000}/;

/** What code may be nested by without brackets, and how often the native engine bears it. */
const LEVEL =
  /[-!~?=*&|+<;()%^/`]|:(?=\s*\w+\s*:)|\b(?:new|typeof|void|await|delete|extends|in|instanceof|do|else|yield)\b/;
const MOST_LEVELS = 3000;

/** Of code that a page exports, only an engine knows the end. */
function hasDeepCode(text: string): boolean {
  if (text.length < SHALLOW_CODE) return false;
  const module = text.slice(text.search(/^(?:im|ex)port\b/m));
  return LONG_EXPRESSION.test(text) || has(withoutCode(module), LEVEL, MOST_LEVELS);
}

const WWW = /www/;
const BLANK_LINE = /\n[ \t]*\n/;
const FEW = 1000;

/** Characters that may be copied: the engine takes some ten nanoseconds for each, and as many bytes. */
const MOST_COPIED = 100_000_000;

/** Characters that may be passed over once more, at two nanoseconds each. */
const MOST_PASSED = 250_000_000;

/** The same, at a fifth of a nanosecond: the engine skips from sign to sign. */
const MOST_SKIPPED = 1_000_000_000;

/** Characters of words that both engines may look at: one takes four nanoseconds for each, the other a hundred. */
const MOST_SOUGHT = 10_000_000;

/** Marks, at each of which the engine goes through all of a part of the text. */
interface Load {
  readonly mark: RegExp;
  /** What lies between such parts; missing: a blank line. */
  readonly between?: RegExp;
  /** What such a part needs besides. */
  readonly needs?: RegExp;
  readonly most: number;
}

const ENTITIES: Load = { mark: /&(?=#?\w+;)/, most: MOST_COPIED };
const ADDRESSES: Load = { mark: /www\./, between: /\s/, most: MOST_COPIED };
/** Behind an open bracket, with tags between them. */
const MAILS: Load = { mark: /@/, needs: /\[[\s\S]*</, most: MOST_COPIED };
const EXPRESSIONS: Load = { mark: /\{/, most: MOST_PASSED };
const TAGS: Load = { mark: /</, most: MOST_SKIPPED };

/** To say where a node stands, the engine counts the characters of its line, unless all of them are of ASCII. */
const NODES: Load = { mark: /[*_~`[<{&\\@$|]|www\.|:\/\//, between: /\n/, needs: /[^ -~\s]/, most: MOST_PASSED };

/** Data that a page exports is no such part. */
function hasDense(text: string, { mark, between = BLANK_LINE, needs = mark, most }: Load): boolean {
  // A text has no more marks than characters: most pages are too short, whatever is in them.
  if (text.length ** 2 <= most || !has(text, mark, FEW)) return false;
  return text
    .split(between)
    .some((part) => !part.startsWith("export ") && needs.test(part) && isDense(part, mark, most));
}

function isDense(text: string, mark: RegExp, most: number): boolean {
  return (text.split(mark).length - 1) * text.length > most;
}

/** Elements that end nowhere: for each, the engine goes through all others before it says so. */
const MOST_TAGS_OPEN = 2000;

function leavesTagsOpen(text: string): boolean {
  const count = (mark: string) => text.split(mark).length - 1;
  const all = count("<");
  return all > MOST_TAGS_OPEN && all - 2 * count("</") - count("/>") > MOST_TAGS_OPEN;
}

/** Elements in code in braces that end nowhere: with each of them, the native engine takes twice as long to say so. */
const MOST_UNCLOSED = 8;

/** Braces in braces, with elements between them. At some forty it gives up, as slowly. */
const MOST_NESTED = 20;

function leavesOpen(text: string): boolean {
  const mayBe = has(text, /<(?=[\p{L}$_>])/u, MOST_UNCLOSED) ? text.includes("{") : has(text, /\{/, MOST_NESTED);
  // Where code of Markdown is need only be known of few pages.
  return mayBe && isUnclosed(text, []) && isUnclosed(text, plainCode(text));
}

/** Whether a text has a mark more than so many times. */
function has(text: string, mark: RegExp, times: number): boolean {
  return text.split(mark, times + 2).length > times + 1;
}

/** Escaped, braces, comments in them, the end of a pattern or of a comment, an arrow, and what begins or ends a tag. */
const MARKS = /\\[\\{<]|\{(?:\s*\/\*)?|\*?\/?\}|=>|<\/?(?=[\p{L}$_>])[\p{L}\p{N}$_.:-]*|\/?>/gu;

/** A pair of braces that is open. */
interface Brace {
  /** The names of the elements that are open in it. */
  readonly elements: string[];
  isInTag: boolean;
  /** What closes it: where it begins with a comment, no brace alone. */
  readonly end: "}" | "*/}";
}

/** Code of Markdown is text, unless braces are open before it. */
function isUnclosed(text: string, code: Ranges): boolean {
  const open: Brace[] = [];
  let next = 0;
  let nested = 0;
  const marks = new RegExp(MARKS);
  for (let match = marks.exec(text); match !== null; match = marks.exec(text)) {
    const [mark] = match;
    const brace = open.at(-1);
    while (next < code.length && (code[next]?.[1] ?? 0) <= match.index) next++;
    const [start, end] = code[next] ?? [text.length, text.length];
    if (!brace && start <= match.index) marks.lastIndex = end;
    else if (mark.startsWith("{")) open.push({ elements: [], isInTag: false, end: mark === "{" ? "}" : "*/}" });
    else if (brace && mark.startsWith("\\")) marks.lastIndex = match.index + 1;
    else if (brace && mark === brace.end && brace.elements.length === 0) open.pop();
    else if (brace) takeTag(mark, brace);
    nested = Math.max(nested, open.length);
  }
  return nested > MOST_NESTED || open.reduce((sum, { elements }) => sum + elements.length, 0) > MOST_UNCLOSED;
}

function takeTag(mark: string, brace: Brace): void {
  const { elements, isInTag } = brace;
  const name = mark.replace(/^<\/?/, "");
  if (mark === "/>" && isInTag) elements.pop();
  else if (mark.startsWith("</") && !isInTag && elements.at(-1) === name) elements.pop();
  else if (mark.startsWith("<") && mark !== `</${name}`) elements.push(name);
  if (mark.startsWith("<")) brace.isInTag = true;
  else if (mark.endsWith(">") && mark !== "=>") brace.isInTag = false;
}

/** Inline code of one line, and fences whose every line is indented like the first: of all others only the engine knows the end. */
function plainCode(text: string): Ranges {
  return codeRanges(text).filter(([start, end]) => {
    const lines = text.slice(start, end).split("\n");
    const [, indent = "", mark = ""] = /^([ \t]*)(`{3,}|~{3,}|)/.exec(lines[0] ?? "") ?? [];
    const isFence =
      lineStart(text, start) === start &&
      mark !== "" &&
      lines.every((line) => line.trim() === "" || line.startsWith(indent));
    return isFence || lines.length === 1;
  });
}

/** A paragraph of character references or addresses by the ten thousand is no prose: it is shown as it is. */
export function asWritten(value: string): Root {
  return { type: "root", children: [{ type: "paragraph", children: [{ type: "text", value }] }] };
}

type NativeEngine = typeof import("./native-engine.js");

/** Null where it cannot be loaded. Node keeps it once it is, and the failure where it cannot be. */
export function loadNativeEngine(): Promise<NativeEngine | null> {
  return import("./native-engine.js").catch(() => null);
}
