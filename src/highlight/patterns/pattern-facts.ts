// Owns facts about a pattern, read from its text on first use.
import { type Beginning, beginningFinder } from "./beginning.js";
import { charactersOf } from "./character-sets.js";
import { classOf } from "./plain-class.js";
import { type PlainPattern, plainPatterns } from "./plain-pattern.js";
import { type RequiredTexts, requiredTextsFinder } from "./required-texts.js";
import { type Translation, translatePattern } from "./translate-pattern.js";

export interface PatternFacts {
  /** Where it can begin. */
  readonly beginning: Beginning;
  readonly required: RequiredTexts;
  /** The pattern for plain lines; null where the general one is needed. */
  readonly plain: PlainPattern | null;
  /** The pattern for lines in ASCII if there is no plain one, and the one for any line; null where it never matches. */
  readonly ascii: Translation | null;
  readonly general: Translation | null;
}

/** Looks up the facts of a pattern by its source. */
export type FactsOf = (source: string) => PatternFacts;

/** Analyzes patterns. Remembers the parts that many of them share. */
export function readPatterns(): FactsOf {
  const readers: Readers = {
    beginningOf: beginningFinder(),
    requiredTexts: requiredTextsFinder(),
    plainPattern: plainPatterns(),
    asciiPattern: asciiPatterns(),
  };
  return (source) => new ReadFacts(source, readers);
}

interface Readers {
  readonly beginningOf: (source: string) => Beginning;
  readonly requiredTexts: (source: string) => RequiredTexts;
  readonly plainPattern: (source: string) => PlainPattern | null;
  readonly asciiPattern: (translation: Translation) => Translation;
}

class ReadFacts implements PatternFacts {
  constructor(
    private readonly source: string,
    private readonly readers: Readers,
  ) {}

  get beginning(): Beginning {
    return this.readers.beginningOf(this.source);
  }

  get required(): RequiredTexts {
    return this.readers.requiredTexts(this.source);
  }

  get plain(): PlainPattern | null {
    return this.readers.plainPattern(this.source);
  }

  get ascii(): Translation | null {
    const { general } = this;
    return general && this.readers.asciiPattern(general);
  }

  get general(): Translation | null {
    return translatePattern(this.source);
  }
}

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
