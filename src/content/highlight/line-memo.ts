// Remembers what lines of code became: sites repeat their lines, and a line that begins in the same state ends in the same.
import type { State } from "./tokenize.js";

/** What a line became, and the state in which the next line begins. */
export interface Ended<Value> {
  readonly value: Value;
  readonly state: State | null;
}

/** Lines are remembered up to this many characters of code. */
const REMEMBERED = 500_000;

/** States of one depth beyond these are too many to tell apart: what follows them is not remembered. */
const MOST_STATES = 24;

/** `make` gives what a line becomes that begins in a state; null: the first line. */
export class LineMemo<Value> {
  private readonly lines = new Map<State | null, Map<string, Ended<Value>>>([[null, new Map()]]);
  /** The states that lines begin in, by what is quickly told of them; one object stands for all that are alike. */
  private readonly states = new Map<string, State[]>();
  private remembered = 0;

  constructor(private readonly make: (line: string, state: State | null) => Ended<Value>) {}

  /** What lines became that follow each other. */
  all(lines: readonly string[]): Value[] {
    let state: State | null = null;
    return lines.map((line) => {
      const ended = this.one(line, state);
      state = ended.state;
      return ended.value;
    });
  }

  private one(line: string, state: State | null): Ended<Value> {
    const known = this.lines.get(state);
    const found = known?.get(line);
    if (found !== undefined) return found;
    const made = this.make(line, state);
    if (known === undefined) return made;
    const ended = { value: made.value, state: made.state && this.like(made.state) };
    known.set(line, ended);
    this.remembered += line.length;
    if (this.remembered > REMEMBERED) this.forget();
    return ended;
  }

  /** The state that stands for all that are like this one. */
  private like(state: State): State {
    if (this.lines.has(state)) return state;
    const key = `${state.depth} ${endedLines(state)}`;
    const candidates = this.states.get(key) ?? [];
    const found = candidates.find((each) => each.equals(state));
    if (found !== undefined) return found;
    if (candidates.length < MOST_STATES) {
      this.states.set(key, [...candidates, state]);
      this.lines.set(state, new Map());
    }
    return state;
  }

  private forget(): void {
    this.lines.clear();
    this.lines.set(null, new Map());
    this.states.clear();
    this.remembered = 0;
  }
}

/** Which levels of a state began at the end of a line: what `equals` does not look at. */
function endedLines(state: State): string {
  let levels = "";
  for (let level: Level | null = state as State & Level; level !== null; level = level.parent) {
    levels += level.beginRuleCapturedEOL ? "1" : "0";
  }
  return levels;
}

interface Level {
  readonly parent: Level | null;
  readonly beginRuleCapturedEOL: boolean;
}
