// Searches lines of code for the patterns of a rule: which of them matches first.
//
// From the characters before and after a position, a rule knows which of its patterns can begin there: usually none.
// Grammars repeat patterns in many rules. Each is compiled once, when first needed, and remembers the line in which it has no
// match and its result at a position, so another rule that asks there needs no search.

import type { Line } from "./line.js";
import {
  type CharacterSet,
  EVERY_CHARACTER,
  holdsCode,
  holdsOneOf,
  isWithin,
  WORD,
  without,
} from "./patterns/character-sets.js";
import { NONE, type Pattern } from "./patterns/pattern.js";
import { OTHER_CODE } from "./patterns/stand-ins.js";

/** Where a rule's pattern matched. */
export interface Found<Rule> {
  readonly rule: Rule | null;
  readonly start: number;
  readonly end: number;
  readonly pattern: Pattern;
}

/** A pattern and its rule; null for the end of the rule that is being searched. */
interface Searched<Rule> {
  readonly pattern: Pattern;
  readonly rule: Rule | null;
}

/** Kinds of positions: after a word character, after another character or the edge, after an unknown character. */
const [BEHIND_WORD, BEHIND_OTHER, BEHIND_UNKNOWN] = [0, 1, 2];
const BEFORE = [WORD, without(EVERY_CHARACTER, WORD), EVERY_CHARACTER];
const ROWS = OTHER_CODE + 1;

/** By the character before a position: the first row for its kind of position. */
const FIRST_ROWS = Uint16Array.from({ length: ROWS }, (_, code) => ROWS * kindOf(code));

/** A pattern that may match at a position. */
interface Tried<Rule> extends Searched<Rule> {
  /** The characters allowed before it; null where the kind of position is enough. */
  readonly before: CharacterSet | null;
}

/** The patterns of a rule, with the rules they belong to. */
export class Scanner<Rule> {
  /** What may match, by kind of position and character. Filled on demand. */
  private readonly rows: (readonly Tried<Rule>[] | undefined)[] = [];

  constructor(private readonly searched: readonly Searched<Rule>[]) {}

  /** The match closest to `from`; at the same position, that of the first pattern. */
  find(line: Line, from: number): Found<Rule> | null {
    const { codes } = line;
    const { rows } = this;
    let behind = codes[from] as number;
    for (let at = from; at < codes.length - 1; at++) {
      const code = codes[at + 1] as number;
      const number = (FIRST_ROWS[behind] as number) + code;
      const row = rows[number] ?? this.row(number);
      for (let index = 0; index < row.length; index++) {
        const { pattern, rule, before } = row[index] as Tried<Rule>;
        if (before !== null && behind !== OTHER_CODE && !holdsCode(before, behind)) continue;
        const end = pattern.endOf(line, at, from);
        if (end !== NONE) return { rule, start: at, end, pattern };
      }
      behind = code;
    }
    return null;
  }

  private row(number: number): readonly Tried<Rule>[] {
    const code = number % ROWS;
    const behind = BEFORE[Math.floor(number / ROWS)] ?? EVERY_CHARACTER;
    const row: Tried<Rule>[] = [];
    for (const { pattern, rule } of this.searched) {
      const { first, before } = pattern.beginning;
      if (code !== OTHER_CODE && !holdsCode(first, code)) continue;
      if (holdsOneOf(before, behind)) row.push({ pattern, rule, before: isWithin(behind, before) ? null : before });
    }
    this.rows[number] = row;
    return row;
  }
}

function kindOf(code: number): number {
  return code === OTHER_CODE ? BEHIND_UNKNOWN : holdsCode(WORD, code) ? BEHIND_WORD : BEHIND_OTHER;
}
