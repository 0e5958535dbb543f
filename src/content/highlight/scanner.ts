// Searches lines of code for the patterns of a rule: which of them matches first.
//
// Grammars repeat the same patterns in many rules. Each pattern is compiled once, when it is first needed, and what it
// found in a line is remembered: another rule that asks for it in the same line, further on, has its answer without a
// search. A rule asks no more for patterns that it knows the rest of the line not to have.
import { type CharacterSet, charactersOf, EVERY_CHARACTER } from "./character-sets.js";
import { NEVER, Pattern } from "./pattern.js";
import { plainLine } from "./plain-line.js";

/** A line of code, or a part of one; two lines of the same text are two. */
export interface Line {
  readonly content: string;
  readonly id: number;
  /** As plain patterns read it, and the characters of that; null where it cannot be made plain. */
  readonly plain: string | null;
  readonly characters: CharacterSet | null;
}

/** Where a rule's pattern matched. */
export interface Found<Rule> {
  readonly rule: Rule | null;
  readonly start: number;
  readonly end: number;
  readonly pattern: Pattern;
}

/** All patterns, with what each found in the last line that it was asked for. */
export class PatternStore {
  readonly patterns: Pattern[] = [];
  /** By the number of the pattern: the line, and where it matches there. */
  lines = new Int32Array(1024);
  places = new Int32Array(1024);
  /** Four numbers for each pattern: a line without any of these characters has no match. */
  needs = new Int32Array(4 * 1024).fill(-1);
  private readonly numbers = new Map<string, number>();
  private count = 0;

  numberOf(source: string): number {
    let number = this.numbers.get(source);
    if (number === undefined) {
      number = this.patterns.push(new Pattern(source)) - 1;
      this.numbers.set(source, number);
      if (number >= this.lines.length) this.grow();
    }
    return number;
  }

  line(content: string): Line {
    this.count += 1;
    const plain = plainLine(content);
    return { content, id: this.count, plain, characters: plain === null ? null : charactersOf(plain) };
  }

  /** Searches from a place on, and remembers what it found unless that holds from there only. */
  search(number: number, line: Line, from: number): number {
    const pattern = this.patterns[number];
    if (pattern === undefined) return NEVER;
    const place = pattern.find(line, from);
    this.needs.set(pattern.need, number * 4);
    this.lines[number] = pattern.holdsFromThereOnly ? 0 : line.id;
    this.places[number] = place;
    return place;
  }

  private grow(): void {
    const { lines, places, needs } = this;
    this.lines = new Int32Array(lines.length * 2);
    this.places = new Int32Array(lines.length * 2);
    this.lines.set(lines);
    this.places.set(places);
    this.needs = new Int32Array(needs.length * 2).fill(-1);
    this.needs.set(needs);
  }
}

/** The patterns of a rule, with the rules that they find. */
export class Scanner<Rule> {
  private readonly numbers: Int32Array;
  private readonly all: Uint16Array;
  /** Of the patterns those that may still match in the line: the first `count` of these. */
  private readonly open: Uint16Array;
  private count = 0;
  private lineId = 0;

  constructor(
    sources: readonly string[],
    private readonly rules: readonly (Rule | null)[],
    private readonly store: PatternStore,
  ) {
    this.numbers = Int32Array.from(sources, (each) => store.numberOf(each));
    this.all = Uint16Array.from(sources.keys());
    this.open = new Uint16Array(sources.length);
  }

  /** Of the matches nearest to `from` that of the first pattern. In one line it is asked further and further on. */
  find(line: Line, from: number): Found<Rule> | null {
    if (this.lineId !== line.id) this.begin(line.id);
    const { open, numbers, store, count } = this;
    const { lines, places, needs } = store;
    const [first, second, third, fourth] = line.characters ?? EVERY_CHARACTER;
    let best = -1;
    let nearest = Number.MAX_SAFE_INTEGER;
    let kept = 0;
    let at = 0;
    while (at < count && nearest > from) {
      const index = open[at++] as number;
      const number = numbers[index] as number;
      const four = number * 4;
      const held =
        (first & (needs[four] as number)) |
        (second & (needs[four + 1] as number)) |
        (third & (needs[four + 2] as number)) |
        (fourth & (needs[four + 3] as number));
      if (held === 0) continue;
      let place = places[number] as number;
      if (lines[number] !== line.id || (place < from && place !== NEVER)) place = store.search(number, line, from);
      if (place === NEVER) continue;
      open[kept++] = index;
      if (place < 0 || place >= nearest) continue;
      best = index;
      nearest = place;
    }
    if (kept < at) open.copyWithin(kept, at, count);
    this.count = kept + count - at;
    return best === -1 ? null : this.found(best, nearest);
  }

  private begin(lineId: number): void {
    this.open.set(this.all);
    this.count = this.all.length;
    this.lineId = lineId;
  }

  private found(index: number, start: number): Found<Rule> | null {
    const pattern = this.store.patterns[this.numbers[index] ?? 0];
    return pattern ? { rule: this.rules[index] ?? null, start, end: start + pattern.length, pattern } : null;
  }
}
