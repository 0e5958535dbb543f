// Owns the values of a front matter before they are read as settings of a page.

export interface MatterValue {
  readonly value: unknown;
  /** A scalar as it is written, without quotes: a version `2.0` stays `2.0`. */
  readonly source: string | null;
}

/** By key, in the order in which they are written. */
export type MatterValues = Map<string, MatterValue>;
