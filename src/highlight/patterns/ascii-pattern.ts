// Makes a translated pattern one for lines in ASCII: all of Unicode costs the engine much to compile.
import { charactersOf } from "./character-sets.js";
import { classOf } from "./plain-class.js";
import type { Translation } from "./translate-pattern.js";

/** Makes a pattern that finds the same in ASCII. Remembers classes, which grammars repeat. */
export function asciiPatterns(): (translation: Translation) => Translation {
  const known = new Map<string, string>();
  const inAscii = (part: string, isCaseless: boolean): string => {
    const key = isCaseless ? `(?i)${part}` : part;
    const found = known.get(key) ?? asciiClass(part, isCaseless);
    known.set(key, found);
    return found;
  };
  return (translation) => {
    const { pattern, flags } = translation;
    const isCaseless = flags.includes("i");
    const parts = pattern.match(PART) ?? [];
    if (parts.some((part) => STRANGE.test(part))) return translation;
    const text = parts.map((part) => (CLASS.test(part) ? inAscii(part, isCaseless) : part)).join("");
    return { ...translation, pattern: text, flags: flags.replace("v", "") };
  };
}

/** A class with up to two levels of nested classes, an escape, or a character. */
const MEMBER = "\\\\[^]|[^\\\\\\[\\]]";
const INNER = `\\[(?:${MEMBER}|\\[(?:${MEMBER})*\\])*\\]`;
const PART = new RegExp(`\\[(?:${MEMBER}|${INNER})*\\]|\\\\[pP]\\{[^}]*\\}|\\\\u\\{[^}]*\\}|\\\\[^]|[^]`, "g");
const CLASS = /^(?:\[.|\\[pP])/s;
/** Code points and surrogates, which other patterns write differently, and malformed classes. */
const STRANGE = /^\\u|[\ud800-\udfff]|^\[$/;

const ASCII = String.fromCharCode(...Array(127).keys());

function asciiClass(part: string, isCaseless: boolean): string {
  const members = ASCII.match(new RegExp(part, isCaseless ? "giv" : "gv")) ?? [];
  const set = charactersOf(members.join(""));
  return set === null ? part : classOf(set);
}
