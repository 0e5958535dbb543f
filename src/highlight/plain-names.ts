// Knows the meaning of escapes and named classes in plain lines.
import { STAND_INS } from "./patterns/stand-ins.js";

const { lower, upper, letters, alphabetic, word } = STAND_INS;

/** Escapes that mean something else outside a class, or nothing inside one. */
export const ALONE: Readonly<Record<string, string>> = {
  h: "[0-9A-Fa-f]",
  H: "[^0-9A-Fa-f]",
  N: "[^\\n]",
  w: `[\\w${word}]`,
  W: `[^\\w${word}]`,
};
export const ANCHORS: Readonly<Record<string, string>> = { A: "^", B: "\\B", b: "\\b", z: "$", Z: "(?=\\n?$)" };

/** Escapes that mean the same in both engines. */
export const SAME = /[dDsStnrf]/;

/** Named sets of characters, limited to those of plain lines. */
const NAMED: Readonly<Record<string, string>> = {
  alnum: `A-Za-z0-9${alphabetic}`,
  alpha: `A-Za-z${alphabetic}`,
  blank: " \\t",
  digit: "0-9",
  l: `A-Za-z${letters}`,
  ll: `a-z${lower}`,
  lower: `a-z${lower}`,
  lu: `A-Z${upper}`,
  n: "0-9",
  nd: "0-9",
  space: "\\s",
  upper: `A-Z${upper}`,
  word: `\\w${word}`,
  xdigit: "0-9A-Fa-f",
};

/** Classes of one letter case, which match both where case is ignored. */
const CASES = /^(?:lower|upper|l[lu])$/;

/** The characters of a named class, in lower case; null where the name is unknown. */
export function namedClass(name: string, isCaseless: boolean): string | null {
  return isCaseless && CASES.test(name) ? null : (NAMED[name] ?? null);
}
