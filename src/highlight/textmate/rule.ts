// Owns a grammar rule for the tokenizer, made on first use.
import type { PatternStore } from "../patterns/pattern-store.js";
import { Scanner } from "../scanner.js";
import type { RawCaptures, RawRule, Repository } from "./raw-grammar.js";
import { hasAnchor, isMadeOfText, readableSource, takesFromStart, withAnchors } from "./rule-source.js";

/** What a rule says about a capture. */
interface Capture {
  readonly name: string | null;
  readonly contentName: string | null;
  /** The capture is tokenized again with the rules inside this one. */
  readonly again: Rule | null;
}

export interface Captures {
  /** By number. */
  readonly list: readonly (Capture | null)[];
  readonly readsAgain: boolean;
  /** Whether more than the whole match is needed. */
  readonly needsParts: boolean;
  /** The name for the whole match, where nothing else is needed. */
  readonly whole: string | null;
}

/** Resolves the content of a rule. */
export interface RuleSource {
  readonly patterns: PatternStore;
  readonly ruleOf: (raw: RawRule, repository: Repository) => Rule;
  /** The rules inside a rule. */
  readonly rulesIn: (raw: RawRule, repository: Repository) => Rule[];
}

/** Never matches: the end of a rule without one. */
const NO_END = "\uFFFF";

export class Rule {
  /** `match` styles a run. The others stay open until their end, or while lines begin with their pattern. */
  readonly kind: "match" | "begin end" | "begin while" | "group";
  /** Scopes of the whole rule, and of the part between its ends. */
  readonly name: string | null;
  readonly contentName: string | null;
  /** The source of `match` or `begin`. */
  readonly start: string;
  /** The source of `end` or `while`, before captured text is inserted. */
  readonly end: string;
  readonly endTakesFromStart: boolean;
  /** Whether its scopes or its end contain captured text. */
  readonly usesText: boolean;
  readonly endComesLast: boolean;
  readonly scanners: RuleScanners<Rule>;
  readonly whileScanners: RuleScanners<Rule>;
  private madeCaptures: Captures | null = null;
  private madeEndCaptures: Captures | null = null;
  private madeInner: readonly Rule[] | null = null;

  constructor(
    /** With the grammar in which its includes are looked up. */
    private readonly written: { readonly raw: RawRule; readonly repository: Repository },
    readonly id: number,
    private readonly source: RuleSource,
  ) {
    const { raw } = written;
    this.kind = kindOf(raw);
    const isOpen = this.kind !== "match";
    this.name = raw.name || null;
    this.contentName = (isOpen && raw.contentName) || null;
    this.start = readableSource(raw.match || raw.begin || "");
    this.end = readableSource((this.kind === "begin while" ? raw.while : raw.end) || NO_END);
    this.endTakesFromStart = isOpen && takesFromStart(this.end);
    this.usesText = this.endTakesFromStart || isMadeOfText(`${raw.name} ${raw.contentName}`);
    this.endComesLast = Boolean(raw.applyEndPatternLast);
    this.scanners = new RuleScanners<Rule>(() => this.searched(), source.patterns);
    this.whileScanners = new RuleScanners<Rule>(() => [{ source: this.end, rule: null }], source.patterns);
  }

  /** Captures of its match or begin. */
  get captures(): Captures {
    const { kind, written } = this;
    const { raw } = written;
    this.madeCaptures ??= this.readCaptures(kind === "match" ? raw.captures : (raw.beginCaptures ?? raw.captures));
    return this.madeCaptures;
  }

  /** Captures of its end or while. */
  get endCaptures(): Captures {
    const { kind, written } = this;
    const { raw } = written;
    this.madeEndCaptures ??= this.readCaptures(
      (kind === "begin while" ? raw.whileCaptures : raw.endCaptures) ?? raw.captures,
    );
    return this.madeEndCaptures;
  }

  /** The rules inside, including groups. */
  get inner(): readonly Rule[] {
    this.madeInner ??= this.source.rulesIn(this.written.raw, this.written.repository);
    return this.madeInner;
  }

  /** What to search for inside: the rules and the end. */
  private searched(): Searched<Rule>[] {
    if (this.kind === "match") return [{ source: this.start, rule: this }];
    const inside = this.inner.flatMap((each) => each.starts());
    if (this.kind !== "begin end") return inside;
    const end = { source: this.end, rule: null };
    return this.endComesLast ? [...inside, end] : [end, ...inside];
  }

  private starts(): Searched<Rule>[] {
    return this.kind === "group" ? this.inner.flatMap((each) => each.starts()) : [{ source: this.start, rule: this }];
  }

  private readCaptures(raw: RawCaptures | undefined): Captures {
    const list: (Capture | null)[] = [];
    for (const [number, each] of Object.entries(raw ?? {})) {
      const again = each.patterns ? this.source.ruleOf(each, this.written.repository) : null;
      list[Number.parseInt(number, 10)] = { name: each.name || null, contentName: each.contentName || null, again };
    }
    const isTextual = list.some((each) => each && isMadeOfText(`${each.name} ${each.contentName}`));
    const readsAgain = list.some((each) => each?.again);
    const needsParts = isTextual || list.length > 1;
    const whole = readsAgain || needsParts ? null : (list[0]?.name ?? null);
    return { list: Array.from(list, (each) => each ?? null), readsAgain, needsParts, whole };
  }
}

function kindOf(raw: RawRule): Rule["kind"] {
  if (raw.match) return "match";
  if (raw.begin === undefined) return "group";
  return raw.while ? "begin while" : "begin end";
}

/** A pattern and its rule; null for the end of the rule that is being searched. */
interface Searched<Rule> {
  readonly source: string;
  readonly rule: Rule | null;
}

/** Most ends with captured text that are kept: code usually has few, but the number is unlimited. */
const MOST_ENDS = 100;

class RuleScanners<Rule> {
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
