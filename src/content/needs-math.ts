// Decides whether a text holds formulas: `$5 and $10` is money, `$x^2$` is not.
import { codeRanges, isInside } from "./code-ranges.js";

/** Whether formulas are to be read on this page where the settings leave it open. */
export function needsMath(text: string): boolean {
  if (!text.includes("$")) return false;
  const candidates = [...text.matchAll(/\$\$|\$(?![\s{])([^$\n]*[\\^_][^$\n]*)(?<!\s)\$(?!\d)/g)];
  if (candidates.length === 0) return false;
  const code = codeRanges(text);
  return candidates.some((match) => !isInside(code, match.index));
}

/** Whether what stands between two single dollars is a formula: no space inside the marks, no digit after them. */
export function isFormula(inner: string, after: string): boolean {
  return inner !== "" && !/^\s|\s$/.test(inner) && !/^\d/.test(after);
}
