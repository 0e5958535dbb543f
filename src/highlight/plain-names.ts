// Knows what escapes and named classes of grammars mean in plain lines.
import { STAND_INS } from "./patterns/stand-ins.js";

const { lower, upper, letters, alphabetic, word } = STAND_INS;

/** Escaped letters that mean something else alone than within a class, or nothing there. */
export const ALONE: Readonly<Record<string, string>> = {
  h: "[0-9A-Fa-f]",
  H: "[^0-9A-Fa-f]",
  N: "[^\\n]",
  w: `[\\w${word}]`,
  W: `[^\\w${word}]`,
};
export const ANCHORS: Readonly<Record<string, string>> = { A: "^", B: "\\B", b: "\\b", z: "$", Z: "(?=\\n?$)" };

/** Escaped letters that mean the same to both engines. */
export const SAME = /[dDsStnrf]/;

/** Sets of characters with a name, as far as plain lines go. */
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

/** Classes of one case of letters, which mean both where case does not count. */
const CASES = /^(?:lower|upper|l[lu])$/;

/** The members of a class with a name, in lower case; null: not known. */
export function namedClass(name: string, isCaseless: boolean): string | null {
  return isCaseless && CASES.test(name) ? null : (NAMED[name] ?? null);
}
