// Tells money from formulas, by one rule that looks at nothing but the words between two dollars: a paragraph means the same
// whatever surrounds it.
import type { Root } from "mdast";
import { codeRanges, isInside, type Ranges } from "./code-ranges.js";

/** Whether formulas are to be read on this page where the settings leave it open. */
export function needsMath(text: string): boolean {
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

/**
 * Whether the text between two single dollars is a formula: `$x^2$`, `$ \bar{x} - y $`, `$` on lines of their own;
 * not `$5 and $10`, `$HOME and $PATH`, `${a}/${b}`. `after` begins with what follows the second dollar.
 */
function isFormula(written: string, after: string): boolean {
  if (/^[\d{]/.test(after)) return false;
  if (written.includes("\n") && (written.includes("\n\n") || written.includes("`"))) return false;
  const inner = written.replace(/\n[ \t>]+/g, "\n");
  if (inner.trim() === "") return false;
  if (!/^\s|\s$|\n/.test(inner)) return isTight(inner, after);
  if (/^[A-Za-z_(]/.test(after) || NO_FORMULA.test(inner) || STARTS_WITH_NAME.test(inner)) return false;
  return isOnOwnLines(inner) || isLoose(inner);
}

/** Whether a formula between single dollars is clearly one, on a page where nothing else says that there are any. */
function isClearFormula(inner: string, after: string): boolean {
  if (!isFormula(inner, after)) return false;
  if (/\s$|^\s|\n/.test(inner)) return true;
  // `{1-\beta}` and `{\bf f}(x)` are no templates: in 43,000 and 25,000 public files, only formulas are written so between dollars.
  if (inner.startsWith("{")) return /^\{\\[A-Za-z]{2}/.test(inner) || /^\{[^{}]*\\[A-Za-z]{2}[^{}]*\}$/.test(inner);
  return /[\\^_]/.test(inner) || isPlain(inner);
}

/** No space inside the marks. What ends in a separator before a word is the name of a variable: `$HOME/$USER`. */
function isTight(inner: string, after: string): boolean {
  if (/^[A-Za-z_]/.test(after) && /(?<![\\^_{])["'(/:,;.=&|-]$/.test(inner)) return false;
  return inner.split("`").length % 2 === 1 && (!PRICE.test(inner) || hasMarks(inner));
}

/** `$` alone on the line before and on the line after: words alone are none, though. */
function isOnOwnLines(inner: string): boolean {
  const content = inner.trim();
  return /^[ \t]*\n[\s\S]*\n$/.test(inner) && (/[\\^_=+*/<>(){}|]/.test(content) || !/\s/.test(content));
}

/** Space inside the marks, or several lines: it must be written as only formulas are. */
function isLoose(inner: string): boolean {
  if (PRICE.test(inner) || /^\s*\d[\d.,]*\s*$/.test(inner)) return false;
  if (/\\[A-Za-z]{2,}/.test(inner)) return true;
  return hasMarks(inner) ? wordsOf(inner).length < 2 : isPlain(inner.trim());
}

/** A power, an index of one letter or in braces, a command: none is in names such as `snake_case`. */
function hasMarks(inner: string): boolean {
  return /\\[A-Za-z]|\\\{[^{}]*\\\}|\^|\w_\{|(?:(?<![A-Za-z\d_])[A-Za-z]|[)\]}])_[\\A-Za-z\d]/.test(inner);
}

/**
 * Single letters with signs between them: `x`, `a + b = c`, `f(x)`, `0 <= r`. In 25,000 public files, what begins with a number
 * below or above another is a formula.
 */
function isPlain(inner: string): boolean {
  if (!/^(?:[A-Za-z(|[-]|\d+ *[<>])/.test(inner) || !/^[A-Za-z\d\s=+*/<>()[\]|.,!'-]+$/.test(inner)) return false;
  if (/^[A-Za-z]'?$/.test(inner)) return true;
  const names = inner.match(/[A-Za-z]+/g) ?? [];
  return (
    /[=+*/<>(|-]/.test(inner) && names.length > 0 && names.every((name) => name.length === 1 || FUNCTIONS.has(name))
  );
}

/** Words of prose: isolated by spaces, and not the name of a function. */
function wordsOf(inner: string): string[] {
  const words = inner.match(/(?<![^\s,.;:])[A-Za-z]{2,}(?![^\s,.;:])/g) ?? [];
  return words.filter((word) => !FUNCTIONS.has(word));
}

const FUNCTIONS = new Set("sin cos tan log ln exp max min lim sup inf det dim gcd mod arg dx dy dt".split(" "));

/** A number that words go on from: `5 and`, `20/month or`. */
const PRICE = /^\s*\d[\d.,]*[kKMB]?\+?[\s/–—-]+(?:[A-Za-z]{3,}|(?:to|or|if|is|of|in|on|by|a|an)\b|$)/;

/** `${name}`, as shells and templates write it. */
const STARTS_WITH_NAME = /^\s*\{[\w.]*\}(?![_^])/;

/** What a formula over spaces does not hold: an empty line, code, tags, links, strong words. */
const NO_FORMULA = /\n\s*\n|`|<\/?[A-Za-z][^<>]*>|\]\(|\*\*/;
