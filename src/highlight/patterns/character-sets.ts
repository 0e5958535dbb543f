// Sets of ASCII characters, such as those that a match begins with.

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
