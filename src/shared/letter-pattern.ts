// Patterns that speak of kinds of letters, such as `\p{L}`, in every script.
//
// Each kind takes the engine a tenth of a millisecond to read: as a literal when its module is loaded, used or not, and
// when its function is compiled, again. So patterns are read when a text needs them, and a text of ASCII needs plain ones.
import { once } from "./once.js";

export interface LetterPattern {
  /** The text with something else wherever the pattern matches. */
  readonly replace: (text: string, by: string) => string;
  readonly isIn: (text: string) => boolean;
}

/** What kinds have in ASCII. */
const IN_ASCII: Readonly<Record<string, string>> = {
  L: "A-Za-z",
  N: "0-9",
  Pc: "_",
  "Script=Latin": "A-Za-z",
};

/** `source` is written as between the slashes of a literal; Unicode classes must be in brackets, and no other letters in braces. */
export function letterPattern(source: string): LetterPattern {
  const every = once(() => new RegExp(source, "gu"));
  const ascii = once(
    () =>
      new RegExp(
        source.replace(/\\p\{([\w=]+)\}/g, (_, kind) => IN_ASCII[kind] ?? ""),
        "g",
      ),
  );
  const patternFor = (text: string) => (IS_ASCII.test(text) ? ascii() : every());
  return {
    replace: (text, by) => text.replace(patternFor(text), by),
    isIn: (text) => text.search(patternFor(text)) >= 0,
  };
}

const IS_ASCII = /^[\t\n\r -~]*$/;
