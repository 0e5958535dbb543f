// Shows braces that do not name anything as plain text: `/users/{id}`, `%{time_total}`.
import type { ContentNode, Span } from "../../model/content-tree.js";

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
