// Decides whether a text holds formulas: `$5 and $10` is money, `$x^2$` is not.
import { codeRanges, isInside, type Ranges } from "./code-ranges.js";
import { isClearFormula } from "./is-formula.js";

/** Whether formulas are to be read on this page where the settings leave it open. */
export function needsMath(text: string): boolean {
  if (!text.includes("$")) return false;
  const candidates = formulaRanges(text);
  if (candidates.length === 0) return false;
  const code = codeRanges(text);
  return candidates.some(([start]) => !isInside(code, start));
}

/** Whether there is a `$$`, or clearly a formula between single dollars, as far as the text tells. */
export function formulaRanges(text: string): Ranges {
  const ranges: [number, number][] = [];
  let at = text.indexOf("$");
  while (at >= 0) {
    if (text[at + 1] === "$") {
      ranges.push([at, at + 2]);
      at = text.indexOf("$", at + 2);
      continue;
    }
    const next = text.indexOf("$", at + 1);
    const isFound = next >= 0 && isClearFormula(text.slice(at + 1, next), text.charAt(next + 1));
    if (isFound) ranges.push([at, next + 1]);
    at = isFound ? text.indexOf("$", next + 1) : next;
  }
  return ranges;
}
