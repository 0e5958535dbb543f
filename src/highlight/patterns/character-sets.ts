// Sets of ASCII characters: which of them a line holds, and which of them a match cannot do without.

/** Four times 32 bits, one bit per character. */
export type CharacterSet = readonly [number, number, number, number];

export const EVERY_CHARACTER: CharacterSet = [-1, -1, -1, -1];
export const NO_CHARACTER: CharacterSet = [0, 0, 0, 0];

/** Marks the edges of a line. Plain lines do not contain this character. */
export const EDGE_CODE = 127;
export const EDGE: CharacterSet = [0, 0, 0, 1 << 31];

export function union(a: CharacterSet, b: CharacterSet): CharacterSet {
  return [a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3]];
}

export function intersection(a: CharacterSet, b: CharacterSet): CharacterSet {
  return [a[0] & b[0], a[1] & b[1], a[2] & b[2], a[3] & b[3]];
}

export function without(a: CharacterSet, b: CharacterSet): CharacterSet {
  return [a[0] & ~b[0], a[1] & ~b[1], a[2] & ~b[2], a[3] & ~b[3]];
}

export function holdsOneOf(a: CharacterSet, b: CharacterSet): boolean {
  return intersection(a, b).some((bits) => bits !== 0);
}

export function holdsCode(set: CharacterSet, code: number): boolean {
  return ((set[code >> 5] as number) & (1 << (code & 31))) !== 0;
}

export function isWithin(a: CharacterSet, b: CharacterSet): boolean {
  return without(a, b).every((bits) => bits === 0);
}

/** The characters of a text; null where it is not all ASCII. */
export function charactersOf(text: string): CharacterSet | null {
  let [first, second, third, fourth] = [0, 0, 0, 0];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code > 127) return null;
    const bit = 1 << (code & 31);
    if (code < 32) first |= bit;
    else if (code < 64) second |= bit;
    else if (code < 96) third |= bit;
    else fourth |= bit;
  }
  return [first, second, third, fourth];
}

/** Whether a text with these characters contains one of each set. */
export function holdsOneOfEach(text: CharacterSet, sets: readonly CharacterSet[]): boolean {
  for (const set of sets) {
    if (((text[0] & set[0]) | (text[1] & set[1]) | (text[2] & set[2]) | (text[3] & set[3])) === 0) return false;
  }
  return true;
}

/** A match needs one character of the set. The smaller the weight, the fewer lines have one. */
export interface Need {
  readonly set: CharacterSet;
  readonly weight: number;
}

const EVERY = Array.from({ length: EDGE_CODE }, (_, code) => String.fromCharCode(code)).join("");

/** The characters that a single-character part of a pattern matches. */
export function charactersMatching(part: string, isCaseless: boolean): CharacterSet {
  return charactersOf(matching(part, isCaseless)) ?? EVERY_CHARACTER;
}

/** Word characters, as word boundaries define them. */
export const WORD = charactersMatching("[A-Za-z0-9_]", false);

function matching(part: string, isCaseless: boolean): string {
  return (EVERY.match(new RegExp(part, isCaseless ? "gi" : "g")) ?? []).join("");
}

/** What a single-character part of a pattern needs; null where nearly every line has it. */
export type FindNeed = (part: string, isCaseless: boolean) => Need | null;

/** Remembers its answers, as grammars repeat classes. */
export function needFinder(): FindNeed {
  const known = new Map<string, Need | null>();
  return (part, isCaseless) => {
    const key = isCaseless ? `i${part}` : `-${part}`;
    let need = known.get(key);
    if (need === undefined) {
      need = needOf(matching(part, isCaseless));
      known.set(key, need);
    }
    return need;
  };
}

function needOf(found: string): Need | null {
  const weight = weightOf(found);
  const set = charactersOf(found);
  return set === null || weight > HEAVIEST ? null : { set, weight };
}

/** Lower-case letters are in nearly every line, and so are blanks. */
function weightOf(characters: string): number {
  let weight = 0;
  for (const char of characters)
    weight += /[ \n]/.test(char) ? HEAVIEST : /[a-z]/.test(char) ? 3 : /\w/.test(char) ? 2 : 1;
  return weight;
}

const HEAVIEST = 60;

/** What one of several branches needs, taking the lightest need of each; null where one needs nothing. */
export function eitherNeed(branches: readonly (readonly Need[])[]): Need | null {
  let [first, second, third, fourth] = [0, 0, 0, 0];
  let weight = 0;
  for (const [lightest] of branches) {
    if (lightest === undefined) return null;
    const { set } = lightest;
    [first, second, third, fourth] = [first | set[0], second | set[1], third | set[2], fourth | set[3]];
    weight += lightest.weight;
  }
  return weight > HEAVIEST ? null : { set: [first, second, third, fourth], weight };
}

/** More needs than these exclude hardly more lines. */
const MOST = 4;

/** The lightest needs, without repetition. */
export function lightest(needs: readonly Need[]): readonly Need[] {
  if (needs.length < 2) return needs;
  return [...new Set(needs)].sort((a, b) => a.weight - b.weight).slice(0, MOST);
}
