// Finds imports and exports that are read as text, and text that is read as part of an import: a blank line is missing.
import type { Nodes, Root } from "mdast";
import { codeRanges, isInside, lineStart } from "./code-ranges.js";

/** An import or export inside a paragraph. */
export interface StatementInText {
  readonly offset: number;
  /** What it would have brought. */
  readonly names: readonly string[];
  readonly what: string;
  readonly hint: string;
}

const NAME = String.raw`[A-Za-z_$][\w$]*`;
/** Where its braces could not be read, a backslash was put in front. */
const LIST = String.raw`\\?\{[^{}]*\}`;
const GIVEN = String.raw`(?:${NAME}|${LIST}|\*\s+as\s+${NAME})`;
const IMPORT = String.raw`import\s+(?:(${GIVEN}(?:\s*,\s*${GIVEN})?)\s+from\s+["'][^"'\n]+["']|["'][./][^"'\n]+["'])[ \t]*;?[ \t]*$`;
const EXPORT =
  String.raw`export\s+(?:default\s+)?(?:(?:const|let|var)\s+(${NAME}|${LIST})\s*=[^=]|` +
  String.raw`(?:async\s+)?(?:function\*?|class)\s+(${NAME})\s*(?:[({]|extends\b)|` +
  String.raw`(?:\*|${LIST})\s+from\s+["'][^"'\n]+["'][ \t]*;?[ \t]*$)`;
const STATEMENT = new RegExp(String.raw`^([ \t>]*)(?:${IMPORT}|${EXPORT})`, "gm");

/** Every one of a page, by the paragraphs that hold them. */
export function statementsInText(tree: Root, text: string): StatementInText[] {
  const starts = statementStarts(tree, text);
  if (starts.length === 0) return [];
  const found: StatementInText[] = [];
  const visit = (node: Nodes): void => {
    if (!isText(node)) {
      if ("children" in node) node.children.forEach(visit);
      return;
    }
    const { start, end } = node.position ?? {};
    if (start?.offset === undefined || end?.offset === undefined) return;
    // A paragraph begins after the spaces of its first line.
    const from = lineStart(text, start.offset);
    const to = end.offset;
    if (!starts.some((each) => each >= from && each < to)) return;
    const statement = firstStatement(text, from, to);
    if (statement) found.push(statement);
  };
  visit(tree);
  return found;
}

/** The lines that may be such a statement: neither code nor what MDX has read as one. */
function statementStarts({ children }: Root, text: string): number[] {
  const starts: number[] = [];
  let next = 0;
  for (const { index } of text.matchAll(/^[ \t>]*(?:im|ex)port\s/gm)) {
    while ((children[next]?.position?.end.offset ?? text.length) <= index) next++;
    const block = children[next];
    if (block?.type !== "code" && block?.type !== "mdxjsEsm") starts.push(index);
  }
  return starts;
}

function isText({ type }: Nodes): boolean {
  return type === "paragraph" || type === "heading" || type === "tableRow";
}

/** The problem of the first applies to the whole paragraph. */
function firstStatement(text: string, from: number, to: number): StatementInText | null {
  const slice = text.slice(from, to);
  const code = codeRanges(slice);
  const matches = [...slice.matchAll(STATEMENT)].filter((each) => !isInside(code, each.index));
  const [first] = matches;
  if (!first) return null;
  const offset = from + first.index + (first[1] ?? "").length;
  const words = wordsFor(text, offset);
  return words && { offset, names: matches.flatMap(([, , ...given]) => namesIn(given.join(","))), ...words };
}

/** The problem with a statement at an offset; null where it is in the right place, so something else is wrong. */
export function wordsFor(text: string, offset: number): Pick<StatementInText, "what" | "hint"> | null {
  const kind = text.startsWith("import", offset) ? "import" : "export";
  const line = lineStart(text, offset);
  if (line < offset) {
    const hint = "Start it at the beginning of a line, after a blank line.";
    return { what: `This ${kind} is read as text because it is indented or inside other content.`, hint };
  }
  if (line === 0 || /(?:^|\n)[ \t]*\r?\n$/.test(text.slice(0, line))) return null;
  return {
    what: `This ${kind} is read as text because there is no blank line before it.`,
    hint: "Add a blank line before it.",
  };
}

/** Where the statement begins in whose line an offset is, if it is one in text; null elsewhere. */
export function statementAround(text: string, offset: number): number | null {
  const line = lineStart(text, offset);
  const statement = new RegExp(STATEMENT);
  statement.lastIndex = line;
  const match = statement.exec(text);
  return match?.index === line ? line + (match[1] ?? "").length : null;
}

function namesIn(given: string): string[] {
  const parts = given.split(/[\\{},]/).map((each) => each.trim().split(/\s+as\s+|\s*:\s*/));
  return parts.flatMap((each) => each.at(-1) || []);
}

export const AFTER_IMPORT = {
  what: "This text is read as part of the import or export above because there is no blank line between them.",
  hint: "Add a blank line before this line.",
};

const WHOLE_LINE = new RegExp(
  String.raw`^(?:${IMPORT}|export\s+(?:const|let|var)\s+${NAME}\s*=[^\n]*[\w"'\`;)\]}]\s*$)`,
);
const NO_TEXT = /^(?:\s|[)}\]]|\/[/*]|(?:import|export|const|let|var|async|function|class|if|for)\b|$)/;

/** The line of text directly below imports and exports, in the block of lines around an offset; null where there is none. */
export function textAfterImport(text: string, offset: number): number | null {
  const before = text.slice(0, offset);
  let at = Math.max(0, ...[...before.matchAll(/\n[ \t]*\r?\n/g)].map(({ 0: gap, index }) => index + gap.length));
  let isBelow = false;
  for (const line of text.slice(at).split("\n")) {
    if (!WHOLE_LINE.test(line.trimEnd())) return isBelow && !NO_TEXT.test(line) ? at : null;
    isBelow = true;
    at += line.length + 1;
  }
  return null;
}
