// Rewrites texts of prose: braces that name nothing are words, and straight quotation marks, dashes and dots the typographer's.
import type { ContentNode, Span } from "../../model/content-tree.js";

/** Rewrites one text. `before` is the preceding character on the line, empty at the start. */
export function smartQuotes(text: string, before = ""): string {
  if (!/["'.-]/.test(text)) return text;
  let result = text.replace(/(?<!\.)\.\.\.(?!\.)/g, "…");
  result = result.replace(/(?<!-)---?(?!-)/g, (dashes, at: number, whole: string) => dash(dashes, at, whole));
  return result.replace(/["']/g, (mark, at: number, whole: string) =>
    curl(mark, at > 0 ? whole.charAt(at - 1) : before, whole.charAt(at + 1)),
  );
}

/** `--verbose` stays: it is an option of a command, not a dash. */
function dash(dashes: string, at: number, whole: string): string {
  const previous = whole.charAt(at - 1);
  const next = whole.charAt(at + dashes.length);
  const isOption = /[A-Za-z]/.test(next) && (previous === "" || /[\s("'[{,/]/.test(previous));
  return isOption ? dashes : "—";
}

/** Opening after a space or an opening bracket, closing and apostrophe elsewhere. */
function curl(mark: string, previous: string, next: string): string {
  const opens =
    previous === "" ? !/[\s,.;:!?]/.test(next) || next === "" : /[\s([{\u2014\u2013\u201c\u2018/-]/.test(previous);
  if (mark === '"') return opens ? "“" : "”";
  if (opens && /\d/.test(next)) return "’";
  return opens ? "‘" : "’";
}

interface Words {
  /** The text between the braces. */
  readonly code: string;
  readonly span: Span;
  /** Whether they are between blocks, rather than within a line of text. */
  readonly isBlock: boolean;
}

/** Adds the words to the preceding nodes: to their line, if it contains nothing but braces. */
export function addWords({ code, span, isBlock }: Words, into: ContentNode[], source: string): void {
  const text: ContentNode = { type: "text", value: `{${code.replace(/\s*\n\s*/g, "\n")}}`, span };
  const last = into.at(-1);
  const between = last?.span && { start: last.span.end, end: span.start };
  if (!isBlock) into.push(text);
  else if (last?.type === "paragraph" && last.span && between && isOneLine(between, source)) {
    const space: ContentNode = {
      type: "text",
      value: source.slice(between.start.offset, span.start.offset),
      span: between,
    };
    const children = [...last.children, space, text];
    into[into.length - 1] = { type: "paragraph", children, span: { start: last.span.start, end: span.end } };
  } else into.push({ type: "paragraph", children: [text], span });
}

/** Whether two pieces of a text have nothing but space between them, and no empty line. */
function isOneLine({ start, end }: Span, source: string): boolean {
  return /^[ \t]*\n?[ \t]*$/.test(source.slice(start.offset, end.offset));
}
