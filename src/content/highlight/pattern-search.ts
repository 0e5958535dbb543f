// Searches a line with one pattern and gives the captures of what was found.
import type { CharacterSet } from "./character-sets.js";
import type { PlainPattern } from "./plain-pattern.js";
import { type Translation, translatePattern } from "./translate-pattern.js";

/** Where the parts of a match begin and end, by number; undefined where one is not there. */
export type Indices = readonly (readonly [number, number] | undefined)[];

/** Found neither here nor from any place behind. */
export const NEVER = -2;

/** Searches with a pattern, and gives the captures of what it found last. */
export interface Search {
  readonly find: (content: string, from: number) => number;
  readonly captures: () => Indices;
  /** Of what it found last. */
  readonly length: number;
}

/** A search in ASCII: first for the place of a match, then, where the match is wanted, for its captures. */
export class PlainSearch implements Search {
  readonly needs: readonly CharacterSet[];
  private readonly regexp: RegExp;
  private readonly capturing: RegExp | null;
  private match: RegExpExecArray | null = null;

  constructor({ pattern, bare, isCaseless, needs }: PlainPattern) {
    this.needs = needs;
    this.regexp = new RegExp(bare, isCaseless ? "gi" : "g");
    this.capturing = pattern === bare ? null : new RegExp(pattern, isCaseless ? "dyi" : "dy");
  }

  find(content: string, from: number): number {
    this.match = search(this.regexp, content, from);
    return this.match === null ? NEVER : this.match.index;
  }

  get length(): number {
    return this.match?.[0].length ?? 0;
  }

  captures(): Indices {
    if (this.match === null) return [];
    const { index, input } = this.match;
    if (this.capturing !== null) return search(this.capturing, input, index)?.indices ?? [];
    return [[index, index + this.length]];
  }
}

/** Null where JavaScript has no such pattern. */
export function generalSearch(source: string): GeneralSearch | null {
  const translation = translatePattern(source);
  try {
    return translation && new GeneralSearch(translation);
  } catch {
    return null;
  }
}

/** A search in any text. */
export class GeneralSearch implements Search {
  private readonly regexp: RegExp;
  private match: RegExpExecArray | null = null;
  /** Where the text begins that the pattern saw. */
  private offset = 0;

  constructor(private readonly translation: Translation) {
    this.regexp = new RegExp(translation.pattern, translation.flags);
  }

  get speaksOfStart(): boolean {
    return this.translation.isClipped || this.regexp.sticky;
  }

  find(content: string, from: number): number {
    this.offset = this.translation.isClipped ? from : 0;
    this.match = search(this.regexp, this.offset === 0 ? content : content.slice(from), from - this.offset);
    return this.match === null ? NEVER : this.match.index + this.offset;
  }

  get length(): number {
    const [start, end] = this.captures()[0] ?? [0, 0];
    return end - start;
  }

  captures(): Indices {
    const { hidden, transfers } = this.translation;
    const { offset } = this;
    const indices = this.match?.indices ?? [];
    const original = hidden.size === 0 && transfers.size === 0 ? indices : originalCaptures(indices, this.translation);
    return offset === 0 ? original : original.map((each) => each && ([each[0] + offset, each[1] + offset] as const));
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
