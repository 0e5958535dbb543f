// Owns one step through an answer: the text it consumes and the text it writes.

export interface LinkRules {
  /** What a link becomes: its address as it is written in the answer, or null for no link. */
  readonly check: (target: string) => string | null;
  /** The address that a number in brackets stands for; null where there is none. */
  readonly numbered: (number: number) => string | null;
}

export interface Step {
  readonly length: number;
  readonly text: string;
}

export interface Reading {
  readonly rules: LinkRules;
  readonly canWait: boolean;
  /** What came before in the same line. */
  readonly line: string;
  /** The last character written before it. */
  readonly written: string;
  /** Whether what looks like code may be text. */
  readonly isUnsure: boolean;
}
