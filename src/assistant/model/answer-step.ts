// Owns one step through an answer: the text it consumes, the text it writes, and how it writes an address without a link.

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

interface Neighbours {
  /** What stands before it in its line, and behind it. */
  readonly before: string;
  readonly behind: string;
  /** Whether backticks may belong to code that is open. */
  readonly isUnsure: boolean;
}

/** The address so that no client makes a link of it: as code, apart from what would make its backticks mean something else. */
export function withoutLink(target: string, { before, behind, isUnsure }: Neighbours): string {
  const bare = target.replaceAll("`", "");
  if (isUnsure) return bare.replace(/:\/\/|@|www(?=\.)/gi, "$& ");
  return `${/[`\\]$/.test(before) ? " " : ""}\`${bare}\`${behind.startsWith("`") ? " " : ""}`;
}
