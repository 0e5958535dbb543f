// Finds the front matter at the top of a page, the lines between two `---`, and strips it from snippets.
import { ownText } from "../../shared/encode-text.js";

interface FoundFrontMatter {
  readonly kind: "yaml" | "toml";
  readonly isOpenedTwice: boolean;
  /** The text between the marks, and the line (from 1) on which it begins. */
  readonly text: string;
  readonly line: number;
  readonly bodyOffset: number;
  readonly bodyLine: number;
}

/** The mark is read twice only if keys follow it, and a third mark before a blank line. */
const OPEN =
  /^(\uFEFF?\s*?)(---|\+\+\+)[ \t]*\r?\n(---[ \t]*\r?\n(?=[\w-]+:[^\n]*\n(?:[^\S\n]*\S[^\n]*\n)*?---[ \t]*(?:[\r\n]|$)))?/;

/** Null where the page has none; "unclosed" where it begins and never ends. */
export function findFrontMatter(page: string): FoundFrontMatter | "unclosed" | null {
  const opening = OPEN.exec(page);
  if (!opening) return null;
  const mark = opening[2] === "+++" ? "+++" : "---";
  const start = opening[0].length;
  const isPlainRule = mark === "---" && !/^\s*(?:[^\n]*:|#|---)/.test(page.slice(start, start + 500));
  if (isPlainRule) return null;
  const closing = mark === "---" ? /^---[ \t]*\r?$/gm : /^\+\+\+[ \t]*\r?$/gm;
  closing.lastIndex = start;
  const end = closing.exec(page);
  if (!end) return "unclosed";
  const text = ownText(page.slice(start, end.index));
  const line = 1 + countLines(opening[0]);
  return {
    kind: mark === "---" ? "yaml" : "toml",
    isOpenedTwice: opening[3] !== undefined,
    text,
    line,
    bodyOffset: Math.min(page.length, end.index + end[0].length + 1),
    bodyLine: line + countLines(text) + 1,
  };
}

function countLines(text: string): number {
  let lines = 0;
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) lines++;
  return lines;
}

/** The body and the lines before it. */
export function stripFrontMatter(text: string): { readonly body: string; readonly lineOffset: number } {
  const matter = findFrontMatter(text);
  if (matter === null || matter === "unclosed") return { body: text, lineOffset: 0 };
  return { body: text.slice(matter.bodyOffset), lineOffset: matter.bodyLine - 1 };
}

export interface MatterValue {
  readonly value: unknown;
  /** A scalar as it is written, without quotes: a version `2.0` stays `2.0`. */
  readonly source: string | null;
}

/** By key, in the order in which they are written. */
export type MatterValues = Map<string, MatterValue>;
