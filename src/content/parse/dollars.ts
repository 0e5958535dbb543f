// Tells money from formulas, by one rule that looks at nothing but the words between two dollars: a paragraph means the same
// whatever stands beside it.
import type { Root } from "mdast";
import { codeRanges, isInside, type Ranges } from "./code-ranges.js";
import { isClearFormula, isFormula } from "./is-formula.js";

/** Whether formulas are to be read on this page where the settings leave it open. */
export function needsMath(text: string): boolean {
  if (!text.includes("$")) return false;
  const candidates = formulaRanges(text, isClearFormula);
  if (candidates.length === 0) return false;
  const code = codeRanges(text);
  return candidates.some(([start]) => !isInside(code, start));
}

/** Where there is a `$$`, or a formula between single dollars. */
export function formulaRanges(text: string, isOne = isClearFormula): Ranges {
  const ranges: [number, number][] = [];
  let at = nextDollar(text, 0);
  while (at >= 0) {
    if (text[at + 1] === "$") {
      ranges.push([at, at + 2]);
      at = nextDollar(text, at + 2);
      continue;
    }
    const next = nextDollar(text, at + 1);
    const isFound = next >= 0 && isOne(text.slice(at + 1, next), text.charAt(next + 1));
    if (isFound) ranges.push([at, next + 1]);
    at = isFound ? nextDollar(text, next + 1) : next;
  }
  return ranges;
}

/** The next dollar that no backslash makes a sign. */
function nextDollar(text: string, from: number): number {
  let at = text.indexOf("$", from);
  while (at > 0 && text[at - 1] === "\\" && text[at - 2] !== "\\") at = text.indexOf("$", at + 1);
  return at;
}

/** Stands for a dollar that is none of a formula's while a page is parsed. Like it, it is a mark within words. */
const MONEY = "\u2e4f";

/** The text with the dollars hidden that begin or end no formula; as long as before. `isOpen`: the settings ask for formulas. */
export function withoutMoney(text: string, isOpen: boolean): string {
  if (text.includes(MONEY)) return text;
  const formulas = formulaRanges(text, isOpen ? isFormula : isClearFormula);
  const marks = new Set(
    formulas.flatMap(([start, end]) => [start, start + 1, end - 1].filter((at) => text[at] === "$")),
  );
  const code = codeRanges(text);
  return text.replace(/\$/g, (dollar, at: number) => {
    const isSign = text[at - 1] === "\\" && !isInside(formulas, at);
    return marks.has(at) || isSign || isInside(code, at) ? dollar : MONEY;
  });
}

/** Puts the hidden dollars back into the words of a tree. */
export function putMoneyBack(tree: Root): void {
  const visit = (value: object): void => {
    for (const [key, inner] of Object.entries(value)) {
      if (key === "position") continue;
      if (typeof inner === "string" && inner.includes(MONEY)) Reflect.set(value, key, inner.replaceAll(MONEY, "$"));
      else if (typeof inner === "object" && inner !== null) visit(inner);
    }
  };
  visit(tree);
}
