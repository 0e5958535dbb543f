// Adds a type checker's results to coloured lines: hovers, answers and errors.
import type { MarkedCode } from "./notation.js";
import { escapeText } from "./write-line.js";

/** Code without the lines that only the type checker reads, and what it says of the rest. */
export interface TypedCode {
  readonly code: string;
  readonly findings: readonly TypeFinding[];
}

/** Lines and columns count from 0. */
export interface TypeFinding {
  /** `hover` is shown on request; the others are lines below the code they speak of. */
  readonly kind: "hover" | "answer" | "error" | "remark";
  readonly line: number;
  readonly column: number;
  readonly length: number;
  readonly text: string;
}

/** The findings by the lines that are left once marks were taken out of the code. */
export function findingsIn({ written }: Pick<MarkedCode, "written">, { findings }: TypedCode): readonly TypeFinding[] {
  if (written === null) return findings;
  return findings
    .map((finding) => ({ ...finding, line: written.indexOf(finding.line) }))
    .filter(({ line }) => line !== -1);
}

/**
 * The line with its findings. A type is described where it is first met in a block: a reader with a keyboard would stop at
 * every name otherwise.
 */
export function withTypes(line: string, findings: readonly TypeFinding[], described: Set<string>): string {
  const tags = findings
    .filter(({ kind, length }) => length > 0 && (kind === "hover" || kind === "error"))
    .toSorted((a, b) => a.column - b.column)
    .map((finding) => ({ finding, tag: tagOf(finding, described) }));
  let html = line;
  for (const { finding, tag } of tags) {
    html = wrapRange(html, { from: finding.column, to: finding.column + finding.length, tag });
  }
  return html.replaceAll(EMPTY, "");
}

/** What is left of an element that was divided at its edge. */
const EMPTY = /<span[^>]*><\/span>/g;

/** Lines below a line of code; what a reader copies leaves them out. */
export function answersBelow(findings: readonly TypeFinding[]): string {
  return findings
    .filter(({ kind }) => kind !== "hover")
    .map(
      ({ kind, column, text }) =>
        `<span class="type-line" data-kind="${kind}" style="--column:${column}">${escapeText(text)}\n</span>`,
    )
    .join("");
}

function tagOf({ kind, text }: TypeFinding, described: Set<string>): string {
  if (kind === "error") return '<span class="type-error">';
  const focus = described.has(text) ? "" : " tabindex=0";
  described.add(text);
  return `<span class="type-hint"${focus} aria-description="${attribute(text)}">`;
}

function attribute(text: string): string {
  return escapeText(text).replaceAll('"', "&quot;");
}

interface Range {
  readonly from: number;
  readonly to: number;
  readonly tag: string;
}

/** Elements of the line that begin or end within the range are closed at its edges and opened again. */
function wrapRange(html: string, { from, to, tag }: Range): string {
  const out: string[] = [];
  const open: string[] = [];
  const edge = (mark: string) => out.push("</span>".repeat(open.length), mark, ...open);
  let at = 0;
  for (const [token] of html.matchAll(/<\/?span[^>]*>|&\w+;|./gs)) {
    if (token.startsWith("<")) {
      if (token.startsWith("</")) open.pop();
      else open.push(token);
      out.push(token);
      continue;
    }
    if (at === from) edge(tag);
    if (at === to) edge("</span>");
    out.push(token);
    at++;
  }
  if (at <= to && at > from) edge("</span>");
  return out.join("");
}
