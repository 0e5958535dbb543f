// Owns a pattern of a grammar: its possible beginnings, when to skip it, and how to search for it.
import type { Line } from "../line.js";
import type { Beginning } from "./beginning.js";
import type { PatternFacts } from "./pattern-facts.js";
import type { PlainPattern } from "./plain-pattern.js";
import type { RequiredTexts } from "./required-texts.js";
import type { Translation } from "./translate-pattern.js";

export class Pattern {
  /** For plain lines, for ASCII lines, and for all. Undefined until needed; null where there is none. */
  private plain: PlainSearch | null | undefined;
  private ascii: GeneralSearch | null | undefined;
  private general: GeneralSearch | null | undefined;
  private required: RequiredTexts | undefined;
  private knownBeginning: Beginning | null = null;
  /** The last line searched, and its search; null where the line has no match. */
  private line: Line | null = null;
  private search: Search | null = null;

  constructor(private readonly facts: PatternFacts) {}

  get beginning(): Beginning {
    this.knownBeginning ??= this.facts.beginning;
    return this.knownBeginning;
  }

  /** The end of a match at a position, or `NONE`; the search began at `from`. Positions in a line only increase. */
  endOf(line: Line, at: number, from: number): number {
    if (this.line !== line) {
      this.line = line;
      this.search = this.mayBeIn(line, at) ? this.searchIn(line) : null;
    }
    return this.search === null ? NONE : this.search.endOf(at, from);
  }

  /** Start and end of the groups of a match, by number. */
  captures(start: number, end: number): Indices {
    return this.search?.captures(start, end) ?? [];
  }

  private mayBeIn({ content }: Line, from: number): boolean {
    if (this.required === undefined) this.required = this.facts.required;
    if (this.required === null) return true;
    for (const text of this.required) if (content.includes(text, from)) return true;
    return false;
  }

  private searchIn({ content, plain }: Line): Search | null {
    const search = plain === null ? null : this.searchPlain();
    if (plain !== null && search !== null) {
      search.begin(plain);
      return search;
    }
    const general = plain === content ? this.searchAscii() : this.searchAny();
    general?.begin(content);
    return general;
  }

  private searchPlain(): PlainSearch | null {
    if (this.plain === undefined) {
      const { plain } = this.facts;
      this.plain = plain && new PlainSearch(plain);
    }
    return this.plain;
  }

  private searchAscii(): GeneralSearch | null {
    if (this.ascii === undefined) this.ascii = generalSearch(this.facts.ascii);
    return this.ascii;
  }

  private searchAny(): GeneralSearch | null {
    if (this.general === undefined) this.general = generalSearch(this.facts.general);
    return this.general;
  }
}

/** Start and end of each group of a match; undefined for groups that did not take part. */
type Indices = readonly (readonly [number, number] | undefined)[];

/** No match at a position. */
export const NONE = -1;

/** No match from a position on. */
const NOWHERE = Number.MAX_SAFE_INTEGER;

/** Searches one text after another with one pattern. */
interface Search {
  readonly begin: (text: string) => void;
  /** The end of a match at a position, or `NONE`; the search began at `from`. Positions in a text only increase. */
  readonly endOf: (at: number, from: number) => number;
  /** The groups of a match that was found. */
  readonly captures: (start: number, end: number) => Indices;
}

/** Searches a plain line for a match and, if they are needed, for its captures. */
class PlainSearch implements Search {
  private readonly regexp: RegExp;
  private capturing: RegExp | null = null;
  private text = "";
  /** The last position asked for, and the end of a match there. */
  private at = NONE;
  private end = NONE;

  constructor(private readonly plain: PlainPattern) {
    this.regexp = new RegExp(plain.bare, plain.isCaseless ? "iy" : "y");
  }

  begin(text: string): void {
    this.text = text;
    this.at = NONE;
  }

  endOf(at: number): number {
    if (this.at !== at) {
      this.at = at;
      this.end = matchesAt(this.regexp, this.text, at) ? this.regexp.lastIndex : NONE;
    }
    return this.end;
  }

  captures(start: number, end: number): Indices {
    const { pattern, bare, isCaseless } = this.plain;
    if (pattern === bare) return [[start, end]];
    this.capturing ??= new RegExp(pattern, isCaseless ? "diy" : "dy");
    return search(this.capturing, this.text, start)?.indices ?? [];
  }
}

/** Null where JavaScript cannot express the pattern. */
function generalSearch(translation: Translation | null): GeneralSearch | null {
  try {
    return translation && new GeneralSearch(translation);
  } catch {
    return null;
  }
}

/** Searches any text. Remembers the next match. */
class GeneralSearch implements Search {
  private readonly regexp: RegExp;
  private text = "";
  private match: RegExpExecArray | null = null;
  private place = NONE;
  /** Where the search began. */
  private from = NONE;
  /** Where the part of the text begins that the pattern was given. */
  private offset = 0;

  constructor(private readonly translation: Translation) {
    this.regexp = new RegExp(translation.pattern, translation.flags);
  }

  begin(text: string): void {
    this.text = text;
    this.place = NONE;
    this.from = NONE;
  }

  endOf(at: number, from: number): number {
    // A pattern that refers to the start of the search has other matches from another start.
    if (this.translation.isClipped || this.regexp.sticky) {
      if (this.from !== from) this.find(from);
    } else if (this.place < at) this.find(at);
    return this.place === at ? (this.captures()[0]?.[1] ?? at) : NONE;
  }

  captures(): Indices {
    const { hidden, transfers } = this.translation;
    const { offset } = this;
    const indices = this.match?.indices ?? [];
    const original = hidden.size === 0 && transfers.size === 0 ? indices : originalCaptures(indices, this.translation);
    return offset === 0 ? original : original.map((each) => each && ([each[0] + offset, each[1] + offset] as const));
  }

  private find(from: number): void {
    this.from = from;
    this.offset = this.translation.isClipped ? from : 0;
    const text = this.offset === 0 ? this.text : this.text.slice(from);
    this.match = search(this.regexp, text, from - this.offset);
    this.place = this.match === null ? NOWHERE : this.match.index + this.offset;
  }
}

/** A pattern that overflows the stack matches nothing. */
function search(regexp: RegExp, text: string, from: number): RegExpExecArray | null {
  regexp.lastIndex = from;
  try {
    return regexp.exec(text);
  } catch {
    return null;
  }
}

function matchesAt(regexp: RegExp, text: string, at: number): boolean {
  regexp.lastIndex = at;
  try {
    return regexp.test(text);
  } catch {
    return false;
  }
}

/** The captures, numbered as in the original pattern. */
function originalCaptures(indices: Indices, { hidden, transfers }: Translation): Indices {
  const originals: (readonly [number, number] | undefined)[] = [];
  const numbers: number[] = [];
  for (const [number, each] of indices.entries()) {
    if (!hidden.has(number)) {
      numbers[number] = originals.length;
      originals.push(each);
    }
    const target = numbers[transfers.get(number) ?? -1];
    if (target !== undefined && each !== undefined) originals[target] = each;
  }
  return originals;
}
