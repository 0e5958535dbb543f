// Owns how patterns of grammars are read: from left to right, giving up on whatever nobody is sure of.

const UNSURE = new Error("Nobody is sure of this pattern.");

export function unsure(): never {
  throw UNSURE;
}

/** The result of `read`; null where it gave up. */
export function unlessUnsure<Result>(read: () => Result): Result | null {
  try {
    return read();
  } catch (error) {
    if (error === UNSURE) return null;
    throw error;
  }
}

/** Results of groups, by their source. */
export type KnownGroups<Part> = Map<string, Part>;

/** A pattern, and how far it has been read. */
export abstract class PatternReader<Part> {
  protected at = 0;
  private ends: Uint32Array | null = null;

  constructor(
    protected readonly text: string,
    private readonly known: KnownGroups<Part>,
  ) {}

  /** Reads the group that begins here, unless the same one is known: grammars repeat them. `manner` is part of what is the same. */
  protected group(manner = ""): Part {
    this.ends ??= endsOfGroups(this.text);
    const end = this.ends[this.at] ?? 0;
    const key = manner + this.text.slice(this.at, end);
    const known = this.known.get(key);
    if (known === undefined) {
      const read = this.readGroup();
      if (this.at === end) this.known.set(key, read);
      return read;
    }
    this.at = end;
    return known;
  }

  protected abstract readGroup(): Part;

  /** Reads to the end of the group or the pattern. */
  protected abstract alternatives(): Part;

  whole(): Part {
    const all = this.alternatives();
    return this.at < this.text.length ? unsure() : all;
  }

  protected isInSequence(): boolean {
    return this.at < this.text.length && !/[|)]/.test(this.text[this.at] ?? "");
  }

  protected isQuantified(): boolean {
    return /[*+?{]/.test(this.text[this.at] ?? "");
  }

  protected quantifier(): string | null {
    return this.isQuantified() ? this.take(/[?*+]|\{(?:\d+(?:,\d*)?|,\d+)\}/y) : null;
  }

  /** Moves past what belongs to the name of an escape. */
  protected takeOperand(char: string): void {
    if (/[pP]/.test(char)) this.take(/\{[^}]*\}/y);
    else if (/[kg]/.test(char)) this.take(/<[^>]*>|'[^']*'/y);
    else if (/[1-9]/.test(char)) this.take(/\d*/y);
  }

  /** Moves past what matches here. */
  protected take(sticky: RegExp): string | null {
    sticky.lastIndex = this.at;
    const found = sticky.exec(this.text)?.[0] ?? null;
    this.at += found?.length ?? 0;
    return found;
  }
}

/** The end of each group, by where it begins. */
function endsOfGroups(text: string): Uint32Array {
  const ends = new Uint32Array(text.length);
  const open: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (char === "\\") at++;
    else if (char === "[") at = endOfClass(text, at);
    else if (char === "(") open.push(at);
    else if (char === ")") ends[open.pop() ?? at] = at + 1;
  }
  return ends;
}

/** The position of the closing bracket of a class. */
function endOfClass(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const char = text[at];
    if (char === "\\") at++;
    else if (char === "]" && --depth === 0) return at;
    else if (char === "[") {
      depth++;
      if (text[at + 1] === "^") at++;
      if (text[at + 1] === "]") at++;
    }
  }
  return text.length;
}
