// Owns the rules that are open at the end of a line; equal states are one object.
import type { Rule } from "./rule.js";
import type { Scope } from "./scope.js";

/** An open rule with its scopes. */
export interface Opened {
  readonly rule: Rule;
  /** Of the whole rule, and of the part between its ends. */
  readonly scope: Scope;
  readonly content: Scope;
  /** The end, where it contains captured text. */
  readonly end: string | null;
  /** Whether its start consumed the end of the line. */
  readonly tookLineEnd: boolean;
}

/** Scopes have numbers below this. */
export const MOST_SCOPES = 2 ** 17;

export class State implements Opened {
  readonly depth: number;
  readonly rule: Rule;
  readonly scope: Scope;
  readonly content: Scope;
  readonly end: string | null;
  readonly tookLineEnd: boolean;
  private readonly inner = new Map<number, State>();
  private readonly innerWithEnd = new Map<string, State>();
  /** The rule opened last, which is usually opened next, too. */
  private last: State | null = null;

  constructor(
    readonly parent: State | null,
    { rule, scope, content, end, tookLineEnd }: Opened,
  ) {
    this.depth = parent === null ? 0 : parent.depth + 1;
    this.rule = rule;
    this.scope = scope;
    this.content = content;
    this.end = end;
    this.tookLineEnd = tookLineEnd;
  }

  /** The state with one more open rule. */
  open(opened: Opened): State {
    const { last } = this;
    if (last !== null && isLike(last, opened)) return last;
    this.last = this.find(opened);
    return this.last;
  }

  private find(opened: Opened): State {
    const { rule, scope, content, end, tookLineEnd } = opened;
    const number = ((rule.id * MOST_SCOPES + scope.id) * MOST_SCOPES + content.id) * 2 + (tookLineEnd ? 1 : 0);
    if (end === null) return this.inner.get(number) ?? this.keep(this.inner, number, opened);
    const key = `${number} ${end}`;
    return this.innerWithEnd.get(key) ?? this.keep(this.innerWithEnd, key, opened);
  }

  private keep<Key>(states: Map<Key, State>, key: Key, opened: Opened): State {
    const made = new State(this, opened);
    states.set(key, made);
    return made;
  }

  /** The state between the ends of its rule. */
  atEnd(): State {
    const { rule, scope, content, end, tookLineEnd, parent } = this;
    return content === scope || parent === null ? this : parent.open({ rule, scope, content: scope, end, tookLineEnd });
  }
}

function isLike(a: Opened, b: Opened): boolean {
  if (a.rule !== b.rule || a.scope !== b.scope || a.content !== b.content) return false;
  return a.end === b.end && a.tookLineEnd === b.tookLineEnd;
}
