// Cuts lines of code into runs of one look, by the rules of a grammar.
//
// It finds what the tokenizers of editors find. Open rules and the scopes of a run are objects that exist only once, so a line
// that begins in a known state need not be cut again, and the style of a scope is looked up once.
import type { ReadLine } from "../line.js";
import { advance, type Captured, inScope, type Match, nextMatch, partOf, type Reading } from "./match.js";
import type { Captures, Rule } from "./rule.js";
import { withCaptured } from "./rule-source.js";
import type { Scope } from "./scope.js";
import type { Opened, State } from "./state.js";

/** A run ends where the next one begins. A style is the index of a colour and the bits of a font style. */
export interface Run {
  readonly start: number;
  readonly light: number;
  readonly dark: number;
}

/** How many rules may be open inside one another. Each has the names of those around it. */
const DEEPEST = 500;

export class LineCutter {
  private runs: Run[] = [];
  private lastScope: Scope | null = null;
  private covered = 0;
  /** By depth of an open rule: where in this line it was entered, and the anchor at that time; -1 for earlier lines. */
  private readonly entered: number[] = [];
  private readonly anchors: number[] = [];
  /** Open captures with scopes of their own, the innermost last. */
  private readonly named: { readonly scope: Scope; readonly end: number }[] = [];

  constructor(private readonly readLine: ReadLine) {}

  /** Cuts a line that begins in a state; returns the state in which the next one begins. */
  cut(text: string, isFirstLine: boolean, start: State): { readonly runs: readonly Run[]; readonly state: State } {
    this.runs = [];
    this.lastScope = null;
    this.covered = 0;
    for (let depth = 0; depth <= start.depth; depth++) this.entered[depth] = this.anchors[depth] = -1;
    const line = this.readLine(`${text}\n`);
    const reading = { line, isFirstLine, at: 0, anchor: start.tookLineEnd ? 0 : -1, state: start, isDone: false };
    this.keepWhile(reading);
    this.read(reading);
    // The line end is not drawn.
    if (this.runs.at(-1)?.start === text.length) this.runs.pop();
    return { runs: this.runs, state: reading.state };
  }

  private read(reading: Reading): void {
    while (!reading.isDone) {
      const match = nextMatch(reading);
      if (match === null) this.end(reading);
      else if (match.rule === null) this.close(reading, match);
      else this.enter(reading, match, match.rule);
    }
  }

  /** The rest belongs to the open rule. */
  private end(reading: Reading): void {
    this.cover(reading.state.content, reading.line.content.length);
    reading.isDone = true;
  }

  /** The end of the open rule matched. */
  private close(reading: Reading, match: Match): void {
    const { state } = reading;
    this.cover(state.content, match.start);
    const { endCaptures } = state.rule;
    if (endCaptures.list.length > 0) {
      this.coverParts(reading, { match, captures: endCaptures, scope: state.scope, state: state.atEnd() });
    }
    this.cover(state.scope, match.end);
    reading.anchor = this.anchors[state.depth] ?? -1;
    reading.state = state.parent ?? state;
    if (match.end <= reading.at && this.entered[state.depth] === reading.at) {
      // Entered and left without progress: it would loop forever.
      reading.state = state.atEnd();
      this.end(reading);
    }
    advance(reading, match.end);
  }

  private enter(reading: Reading, match: Match, rule: Rule): void {
    const { state, line } = reading;
    const { content } = line;
    this.cover(state.content, match.start);
    const captured = rule.usesText ? { parts: partsOf(match), content } : NOTHING;
    const scope = inScope(state.content, rule.name, captured);
    const depth = state.depth + 1;
    this.entered[depth] = reading.at;
    this.anchors[depth] = reading.anchor;
    const tookLineEnd = match.end === content.length;
    const { captures } = rule;
    if (captures.list.length > 0) {
      const opened = { rule, scope, content: scope, end: null, tookLineEnd };
      this.coverParts(reading, { match, captures, scope, state: captures.readsAgain ? state.open(opened) : state });
    }
    this.cover(scope, match.end);
    if (rule.kind === "match" || depth > DEEPEST) this.pass(reading, match);
    else {
      const inside = inScope(scope, rule.contentName, captured);
      this.stay(reading, match, { rule, scope, content: inside, end: endFor(rule, captured), tookLineEnd });
    }
    advance(reading, match.end);
  }

  /** A rule with an end stays open. */
  private stay(reading: Reading, match: Match, opened: Opened): void {
    const { state } = reading;
    reading.anchor = match.end;
    reading.state = state.open(opened);
    if (match.end <= reading.at && this.isOpenFrom(state, opened.rule, reading.at)) {
      // The same rule again without progress: it would loop forever.
      reading.state = state;
      this.end(reading);
    }
  }

  /** A match that opens nothing must at least move forward. */
  private pass(reading: Reading, { end }: Match): void {
    if (end <= reading.at) {
      reading.state = reading.state.parent ?? reading.state;
      this.end(reading);
    }
  }

  private isOpenFrom(state: State, rule: Rule, at: number): boolean {
    for (let each: State | null = state; each !== null && this.entered[each.depth] === at; each = each.parent) {
      if (each.rule === rule) return true;
    }
    return false;
  }

  /** `while` rules stay open only while lines begin with their pattern. */
  private keepWhile(reading: Reading): void {
    const open: State[] = [];
    for (let each: State | null = reading.state; each !== null; each = each.parent) {
      if (each.rule.kind === "begin while") open.unshift(each);
    }
    for (const state of open) {
      const { rule, end, content } = state;
      const { line, isFirstLine, at, anchor } = reading;
      const match = rule.whileScanners.scanner(end, isFirstLine, at === anchor).find(line, at);
      if (match === null) {
        reading.state = state.parent ?? state;
        return;
      }
      this.cover(content, match.start);
      if (rule.endCaptures.list.length > 0) {
        this.coverParts(reading, { match, captures: rule.endCaptures, scope: content, state });
      }
      this.cover(content, match.end);
      reading.anchor = match.end;
      advance(reading, match.end);
    }
  }

  /** Gives captures the scopes that the rule has for them. */
  private coverParts(reading: Reading, { match, captures, scope, state }: Parts): void {
    const { list, whole } = captures;
    if (whole !== null) {
      if (match.start < match.end) this.cover(scope.with(whole), match.end);
      return;
    }
    const { content } = reading.line;
    const parts = captures.needsParts ? partsOf(match) : [[match.start, match.end] as const];
    const captured = { parts, content };
    const outside = this.named.length;
    for (let number = 0; number < list.length && number < parts.length; number++) {
      const capture = list[number];
      const part = parts[number];
      if (!capture || part === undefined || part[0] === part[1]) continue;
      const [start, end] = part;
      if (start > match.end) break;
      this.leave(outside, start);
      const around = this.named.length > outside ? (this.named.at(-1)?.scope ?? scope) : scope;
      this.cover(around, start);
      const { name, again, contentName } = capture;
      if (again !== null) {
        const inner = inScope(scope, name, captured);
        const inside = inScope(inner, contentName, captured);
        const opened = { rule: again, scope: inner, content: inside, end: null, tookLineEnd: false };
        this.readAgain(reading, state.open(opened), part);
      } else if (name !== null) this.named.push({ scope: inScope(around, name, captured), end });
    }
    this.leave(outside, content.length);
  }

  /** Closes the captures that end by a position, except the enclosing ones. */
  private leave(outside: number, until: number): void {
    while (this.named.length > outside) {
      const last = this.named.at(-1);
      if (last === undefined || last.end > until) return;
      this.cover(last.scope, last.end);
      this.named.pop();
    }
  }

  /** Tokenizes a captured part with other rules. */
  private readAgain({ line, isFirstLine }: Reading, state: State, [start, end]: readonly [number, number]): void {
    this.entered[state.depth] = start;
    this.anchors[state.depth] = -1;
    this.read({
      line: this.readLine(line.content.slice(0, end)),
      isFirstLine: isFirstLine && start === 0,
      at: start,
      anchor: -1,
      state,
      isDone: false,
    });
  }

  /** Ends a run: the scope covers everything since the last one. */
  private cover(scope: Scope, end: number): void {
    if (this.covered >= end) return;
    const last = this.lastScope;
    if (last === null || last.light !== scope.light || last.dark !== scope.dark || last.seam !== scope.seam) {
      this.runs.push({ start: this.covered, light: scope.light, dark: scope.dark });
      this.lastScope = scope;
    }
    this.covered = end;
  }
}

/** The captures of a match, and the state around them. */
interface Parts {
  readonly match: Match;
  readonly captures: Captures;
  readonly scope: Scope;
  /** The state in which captured parts are tokenized. */
  readonly state: State;
}

/** For the many rules that need no captured text. */
const NOTHING: Captured = { parts: [], content: "" };

function partsOf({ pattern, start, end }: Match): Captured["parts"] {
  return pattern.captures(start, end);
}

/** The end of a rule, where it contains captured text. */
function endFor(rule: Rule, { parts, content }: Captured): string | null {
  return rule.endTakesFromStart ? withCaptured(rule.end, (number) => partOf(content, parts[number])) : null;
}
