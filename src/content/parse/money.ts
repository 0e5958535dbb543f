// Tells money from formulas where the parser took the text between two dollars for a formula.
import type { Nodes, Root } from "mdast";
import { codeRanges, isInside } from "./code-ranges.js";
import { isFormula } from "./is-formula.js";
import { formulaRanges } from "./needs-math.js";
import type { Edit } from "./prepare-source.js";

/** Whether what the parser calls a formula is text between two single dollars. `after` begins with what follows it. */
export function isMoney(written: string, after: string): boolean {
  return written.startsWith("$") && !written.startsWith("$$") && !isFormula(written.slice(1, -1), after);
}

/** What may mean something between the dollars, and was not read. */
const MARKS = /[`*_~[\]<{\\&]/;

/** Edits that let the text after a dollar be read: `$5 for *two* and $9 for three`. */
export function escapedMoney(tree: Root, text: string): Edit[] {
  const edits: Edit[] = [];
  const visit = (node: Nodes): void => {
    if ("children" in node) node.children.forEach(visit);
    if (node.type !== "inlineMath") return;
    const start = node.position?.start.offset;
    const end = node.position?.end.offset;
    if (start === undefined || end === undefined) return;
    const written = text.slice(start, end);
    if (MARKS.test(written) && isMoney(written, text.charAt(end))) edits.push({ start, end: start, text: "\\" });
  };
  visit(tree);
  return edits;
}

/** Edits that escape every single dollar that opens and closes no formula, whatever the parser would make of it. */
export function escapedDollars(text: string): Edit[] {
  const formulas = formulaRanges(text);
  const code = codeRanges(text);
  const tags = [...text.matchAll(/<\/?[A-Za-z][^<>]*>/g)].map(
    ({ 0: tag, index }) => [index, index + tag.length] as const,
  );
  return [...text.matchAll(/(?<![\\$])\$(?!\$)/g)].flatMap(({ index: start }) =>
    [formulas, code, tags].some((ranges) => isInside(ranges, start)) ? [] : [{ start, end: start, text: "\\" }],
  );
}
