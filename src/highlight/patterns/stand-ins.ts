// Knows what stands in for characters beyond ASCII, so that patterns need not speak of all of Unicode.
//
// A grammar hardly ever asks for a certain character beyond ASCII, only of what kind it is. Characters of one kind are
// all matched by the same classes; in a plain line a control character, which code does not have, stands for each.
import { once } from "../../shared/once.js";
import { EDGE_CODE } from "./character-sets.js";

/** The ranges of stand-ins as classes write them. */
export const STAND_INS = {
  lower: "\\x01",
  upper: "\\x02",
  letters: "\\x01-\\x03",
  alphabetic: "\\x01-\\x04",
  word: "\\x01-\\x05",
  every: "\\x01-\\x06",
} as const;

/** A character that no code has: the tokenizer puts it behind a backslash where an anchor does not hold. */
export const NEVER = "\uFFFF";

/** A character that nothing stands in for. */
export const OTHER_CODE = 128;

/** Where characters begin that stand for themselves. */
export const FIRST_CODE = 7;

/** What classes ask of a character. */
const CLASSES = [
  String.raw`[\p{L}\p{M}\p{Pc}]`,
  String.raw`\p{Alphabetic}`,
  String.raw`\p{L}`,
  String.raw`\p{Ll}`,
  String.raw`\p{Lowercase}`,
  String.raw`\p{Lu}`,
  String.raw`\p{Uppercase}`,
];

/** The engine reads them in a millisecond, as literals even where all code is ASCII. */
const classes = once(() => CLASSES.map((each) => new RegExp(each, "u")));

/** Letters in lower and in upper case, other letters, alphabetic marks, other marks, signs: by which classes have them. */
const KINDS = ["", "1111100", "1110011", "1110000", "1100000", "1000000", "0000000"];

/** Digits, blanks, halves of characters, and the two that are letters of ASCII where case does not count. */
const ODD = String.raw`[\p{N}\p{Z}\p{Cc}\p{Cs}\s\u017F\u212A]`;
const odd = once(() => new RegExp(ODD, "u"));

/** The code of what stands in a plain line for a character, itself as a rule. */
export type StandInOf = (code: number) => number;

/** Facts of Unicode are found out once. */
export function standIns(): StandInOf {
  // 0: not yet.
  const known = new Uint8Array(2 ** 16);
  return (code) => {
    if (code >= FIRST_CODE && code < EDGE_CODE) return code;
    const standIn = known[code] || findStandIn(code);
    known[code] = standIn;
    return standIn;
  };
}

function findStandIn(code: number): number {
  const char = String.fromCharCode(code);
  const kind = classes()
    .map((each) => (each.test(char) ? "1" : "0"))
    .join("");
  const standIn = code <= EDGE_CODE || odd().test(char) ? -1 : KINDS.indexOf(kind);
  return standIn === -1 ? OTHER_CODE : standIn;
}
