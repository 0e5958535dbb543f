// Remembers what lines of code became: sites repeat their lines, and a line that begins in the same state ends in the same.

/** The result of a line, and the state in which the next line begins. */
export interface Ended<Value, State> {
  readonly value: Value;
  readonly state: State | null;
}

/** Lines are kept up to this many characters of code. */
const REMEMBERED = 500_000;

/** `make` makes the result of a line that begins in a state, null for the first line. Equal states are one object. */
export class LineMemo<Value, State> {
  private readonly lines = new Map<State | null, Map<string, Ended<Value, State>>>();
  private remembered = 0;

  constructor(private readonly make: (line: string, state: State | null) => Ended<Value, State>) {}

  /** Whether it should be replaced by a new one. */
  get isFull(): boolean {
    return this.remembered > REMEMBERED;
  }

  /** The results of consecutive lines. */
  all(lines: readonly string[]): Value[] {
    let state: State | null = null;
    return lines.map((line) => {
      const ended = this.one(line, state);
      state = ended.state;
      return ended.value;
    });
  }

  private one(line: string, state: State | null): Ended<Value, State> {
    let known = this.lines.get(state);
    if (known === undefined) {
      known = new Map();
      this.lines.set(state, known);
    }
    let ended = known.get(line);
    if (ended === undefined) {
      ended = this.make(line, state);
      known.set(line, ended);
      this.remembered += line.length;
    }
    return ended;
  }
}
