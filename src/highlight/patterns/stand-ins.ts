// Maps characters beyond ASCII to stand-ins, so that patterns need no Unicode.
//
// Grammars rarely ask for a particular character beyond ASCII, only for its kind. The same classes match all characters of a
// kind. A plain line has a control character, which code does not contain, in place of each.
import { once } from "../../shared/once.js";
import { EDGE_CODE } from "./character-sets.js";

/** The ranges of stand-ins, as classes write them. */
export const STAND_INS = {
  lower: "\\x01",
  upper: "\\x02",
  letters: "\\x01-\\x03",
  alphabetic: "\\x01-\\x04",
  word: "\\x01-\\x05",
  every: "\\x01-\\x06",
} as const;

/** A character that no code contains. The tokenizer puts it after a backslash where an anchor does not hold. */
export const NEVER = "\uFFFF";

/** A character without a stand-in. */
export const OTHER_CODE = 128;

/** The first character that represents itself. */
export const FIRST_CODE = 7;

/** The properties that classes ask of a character. */
const CLASSES = [
  String.raw`[\p{L}\p{M}\p{Pc}]`,
  String.raw`\p{Alphabetic}`,
  String.raw`\p{L}`,
  String.raw`\p{Ll}`,
  String.raw`\p{Lowercase}`,
  String.raw`\p{Lu}`,
  String.raw`\p{Uppercase}`,
];

/** Literals compile in a millisecond, even where all code is ASCII. */
const classes = once(() => CLASSES.map((each) => new RegExp(each, "u")));

/** Lower-case and upper-case letters, other letters, alphabetic marks, other marks, symbols: the kinds that classes distinguish. */
const KINDS = ["", "1111100", "1110011", "1110000", "1100000", "1000000", "0000000"];

/** Digits, blanks, surrogates, and the two characters that equal ASCII letters when case is ignored. */
const ODD = String.raw`[\p{N}\p{Z}\p{Cc}\p{Cs}\s\u017F\u212A]`;
const odd = once(() => new RegExp(ODD, "u"));

/** The code in a plain line of a character that does not represent itself. */
type StandInOf = (code: number) => number;

/** Kinds of characters are looked up once. */
export function standIns(): StandInOf {
  // 0 means unknown.
  const known = new Uint8Array(2 ** 16);
  return (code) => {
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
