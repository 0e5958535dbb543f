// Searches lines of code for the patterns of a rule: which of them matches first.
//
// By the character before a place and the one behind it a rule knows which of its patterns can begin there: mostly none.
// Grammars repeat the same patterns in many rules: each is compiled once, when it is first needed, and remembers which
// line it cannot match in and what it found at a place: another rule that asks there has its answer without a search.

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

/** A pattern with the rule that it finds; null: the end of the rule that is searched in. */
export interface Searched<Rule> {
  readonly pattern: Pattern;
  readonly rule: Rule | null;
}

/** Where a place lies: behind a character of a word, behind another one or at the edge, behind what nobody knows. */
const [BEHIND_WORD, BEHIND_OTHER, BEHIND_UNKNOWN] = [0, 1, 2];
const BEFORE = [WORD, without(EVERY_CHARACTER, WORD), EVERY_CHARACTER];
const ROWS = OTHER_CODE + 1;

/** By the character before a place: the number of the first row of those that lie like it. */
const FIRST_ROWS = Uint16Array.from({ length: ROWS }, (_, code) => ROWS * kindOf(code));

/** A pattern that may match at a place. */
interface Tried<Rule> extends Searched<Rule> {
  /** What it may have before it; null: whatever lies like that. */
  readonly before: CharacterSet | null;
}

/** The patterns of a rule, with the rules that they find. */
export class Scanner<Rule> {
  /** By where a place lies and the character there: what may match. Each is made when it is first asked for. */
  private readonly rows: (readonly Tried<Rule>[] | undefined)[] = [];

  constructor(private readonly searched: readonly Searched<Rule>[]) {}

  /** Of the matches nearest to `from` that of the first pattern. */
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
