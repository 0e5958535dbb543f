// Owns what searches for the rules inside a rule: one scanner for each way in which anchors hold, and for each end.
import type { PatternStore } from "../patterns/pattern-store.js";
import { Scanner } from "../scanner.js";
import { hasAnchor, withAnchors } from "./rule-source.js";

/** A pattern and its rule; null for the end of the rule that is being searched. */
export interface Searched<Rule> {
  readonly source: string;
  readonly rule: Rule | null;
}

/** Most ends with captured text that are kept: code usually has few, but the number is unlimited. */
const MOST_ENDS = 100;

export class RuleScanners<Rule> {
  private searched: readonly Searched<Rule>[] | null = null;
  private hasAnchors = false;
  /** By which anchors hold. */
  private readonly plain: (Scanner<Rule> | undefined)[] = [];
  private readonly byEnd = new Map<string, Scanner<Rule>>();

  constructor(
    private readonly search: () => readonly Searched<Rule>[],
    private readonly patterns: PatternStore,
  ) {}

  /** `end` is the end from the state, where it contains captured text. */
  scanner(end: string | null, isFirstLine: boolean, isAtAnchor: boolean): Scanner<Rule> {
    const holding = this.searched !== null && !this.hasAnchors ? 0 : (isFirstLine ? 2 : 0) + (isAtAnchor ? 1 : 0);
    if (end !== null) return this.withEnd(end, holding);
    return this.plain[holding] ?? this.make(null, holding);
  }

  private withEnd(end: string, holding: number): Scanner<Rule> {
    const key = `${holding}${end}`;
    const known = this.byEnd.get(key);
    if (known !== undefined) return known;
    if (this.byEnd.size >= MOST_ENDS) this.byEnd.clear();
    const made = this.make(end, holding);
    this.byEnd.set(key, made);
    return made;
  }

  private make(end: string | null, holding: number): Scanner<Rule> {
    if (this.searched === null) {
      this.searched = this.search();
      this.hasAnchors = this.searched.some(({ source }) => hasAnchor(source));
      if (!this.hasAnchors && holding !== 0) return this.scanner(end, false, false);
    }
    const anchors = { isFirstLine: holding >= 2, isAtAnchor: holding % 2 === 1 };
    const made = new Scanner(
      this.searched.map(({ source, rule }) => {
        const text = withAnchors(rule === null && end !== null ? end : source, anchors);
        return { pattern: this.patterns.pattern(text), rule };
      }),
    );
    if (end === null) this.plain[holding] = made;
    return made;
  }
}
