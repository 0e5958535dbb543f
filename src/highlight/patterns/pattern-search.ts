// Searches a line with one pattern and gives the captures of what was found.
import type { CharacterSet } from "./character-sets.js";
import type { PlainPattern } from "./plain-pattern.js";
import type { Translation } from "./translate-pattern.js";

/** Where the parts of a match begin and end, by number; undefined where one is not there. */
export type Indices = readonly (readonly [number, number] | undefined)[];

/** No match at a place. */
export const NONE = -1;

/** Not found from a place on. */
const NOWHERE = Number.MAX_SAFE_INTEGER;

/** Searches texts one after another with a pattern. */
export interface Search {
  readonly begin: (text: string) => void;
  /** Where a match ends that begins at a place, or `NONE`; the search began at `from`. In a text it is asked further on. */
  readonly endOf: (at: number, from: number) => number;
  /** Where the parts lie of a match that was found. */
  readonly captures: (start: number, end: number) => Indices;
}

/** A search in a plain line: first for a match, then, where they are wanted, for its captures. */
export class PlainSearch implements Search {
  readonly needs: readonly CharacterSet[];
  private readonly regexp: RegExp;
  private readonly capturing: RegExp | null;
  private text = "";
  /** Where it was asked for last, and where a match ended. */
  private at = NONE;
  private end = NONE;

  constructor({ pattern, bare, isCaseless, needs }: PlainPattern) {
    this.needs = needs;
    this.regexp = new RegExp(bare, isCaseless ? "iy" : "y");
    this.capturing = pattern === bare ? null : new RegExp(pattern, isCaseless ? "diy" : "dy");
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
    if (this.capturing === null) return [[start, end]];
    return search(this.capturing, this.text, start)?.indices ?? [];
  }
}

/** Null where JavaScript has no such pattern. */
export function generalSearch(translation: Translation | null): GeneralSearch | null {
  try {
    return translation && new GeneralSearch(translation);
  } catch {
    return null;
  }
}

/** A search in any text. It remembers where it found what comes next. */
export class GeneralSearch implements Search {
  private readonly regexp: RegExp;
  private text = "";
  private match: RegExpExecArray | null = null;
  private place = NONE;
  /** Where the search began. */
  private from = NONE;
  /** Where the text begins that the pattern saw. */
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
    // What speaks of where the search began finds something else from elsewhere.
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

/** The captures as the original pattern numbers them. */
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
