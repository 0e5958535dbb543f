// Makes lines plain: ASCII stands in for other characters, so that patterns need not speak of all of Unicode.
//
// A grammar hardly ever asks for a certain character beyond ASCII, only of what kind it is. Characters of one kind are
// all matched by the same classes; in a plain line a control character, which code does not have, stands for each.

/** The ranges of stand-ins as classes write them. */
export const STAND_INS = {
  lower: "\\x01",
  upper: "\\x02",
  letters: "\\x01-\\x03",
  alphabetic: "\\x01-\\x04",
  word: "\\x01-\\x05",
} as const;

/** What classes ask of a character. */
const CLASSES = [
  /[\p{L}\p{M}\p{Pc}]/u,
  /\p{Alphabetic}/u,
  /\p{L}/u,
  /\p{Ll}/u,
  /\p{Lowercase}/u,
  /\p{Lu}/u,
  /\p{Uppercase}/u,
];

/** Letters in lower and in upper case, other letters, alphabetic marks, other marks, signs: by which classes have them. */
const KINDS = new Map([
  ["1111100", "\x01"],
  ["1110011", "\x02"],
  ["1110000", "\x03"],
  ["1100000", "\x04"],
  ["1000000", "\x05"],
  ["0000000", "\x06"],
]);

/** Digits, blanks, halves of characters, and the two that are letters of ASCII where case does not count. */
const ODD = /[\p{N}\p{Z}\p{Cc}\p{Cs}\s\u017F\u212A]/u;

/** The line in ASCII, each character where it was; null where it has a character that nothing stands in for. */
export function plainLine(content: string): string | null {
  let plain = "";
  let from = 0;
  for (let at = 0; at < content.length; at++) {
    const code = content.charCodeAt(at);
    if (code > 6 && code < 127) continue;
    const standIn = code < 128 ? null : standInFor(content.charAt(at));
    if (standIn === null) return null;
    plain += content.slice(from, at) + standIn;
    from = at + 1;
  }
  return from === 0 ? content : plain + content.slice(from);
}

/** A fact of Unicode is found out once. */
const known = new Map<string, string | null>();

function standInFor(char: string): string | null {
  let standIn = known.get(char);
  if (standIn === undefined) {
    const kind = CLASSES.map((each) => (each.test(char) ? "1" : "0")).join("");
    standIn = ODD.test(char) ? null : (KINDS.get(kind) ?? null);
    known.set(char, standIn);
  }
  return standIn;
}
