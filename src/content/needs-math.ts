// Decides whether a text holds formulas: `$5 and $10` is money, `$x^2$` is not.
import { codeRanges, isInside } from "./code-ranges.js";

/** Whether formulas are to be read on this page where the settings leave it open. */
export function needsMath(text: string): boolean {
  if (!text.includes("$")) return false;
  const candidates = formulaStarts(text);
  if (candidates.length === 0) return false;
  const code = codeRanges(text);
  return candidates.some((start) => !isInside(code, start));
}

/** Where `$$` stands, or a `$` that could begin a formula of one line. */
function formulaStarts(text: string): number[] {
  const starts: number[] = [];
  let at = text.indexOf("$");
  while (at >= 0) {
    if (text[at + 1] === "$") {
      starts.push(at);
      at = text.indexOf("$", at + 2);
      continue;
    }
    const next = text.indexOf("$", at + 1);
    const isFound = next >= 0 && looksLikeFormula(text.slice(at + 1, next), text.charAt(next + 1));
    if (isFound) starts.push(at);
    at = isFound ? text.indexOf("$", next + 1) : next;
  }
  return starts;
}

/** Money has no backslashes, powers or indices. */
function looksLikeFormula(inner: string, after: string): boolean {
  return /[\\^_]/.test(inner) && !/^\{|\n/.test(inner) && isFormula(inner, after);
}

/** Whether what stands between two single dollars is a formula: no space inside the marks, no digit after them. */
export function isFormula(inner: string, after: string): boolean {
  return inner !== "" && !/^\s|\s$/.test(inner) && !/^\d/.test(after);
}
