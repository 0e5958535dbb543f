// Owns how patterns of grammars are read: from left to right, giving up on whatever nobody is sure of.

const UNSURE = new Error("Nobody is sure of this pattern.");

export function unsure(): never {
  throw UNSURE;
}

/** What `read` makes of a pattern; null where it gave up. */
export function unlessUnsure<Result>(read: () => Result): Result | null {
  try {
    return read();
  } catch (error) {
    if (error === UNSURE) return null;
    throw error;
  }
}

/** A pattern and how far it is read. */
export abstract class PatternReader {
  protected at = 0;

  constructor(protected readonly text: string) {}

  /** Reads on over what matches here. */
  protected take(sticky: RegExp): string | null {
    sticky.lastIndex = this.at;
    const found = sticky.exec(this.text)?.[0] ?? null;
    this.at += found?.length ?? 0;
    return found;
  }
}
