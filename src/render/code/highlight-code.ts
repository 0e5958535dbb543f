// Owns the input and output of code highlighting.
import type { Html } from "../../model.js";

/** Highlights the fences of a page together, since a grammar is loaded when first used. */
export type HighlightCode = (blocks: readonly FencedCode[]) => Promise<readonly HighlightedCode[]>;

export interface FencedCode {
  readonly code: string;
  readonly language: string | null;
  readonly meta: string | null;
}

export interface HighlightedCode {
  /** The HTML inside `<code>`; null where the code stays plain. */
  readonly html: Html | null;
  /** Props of the code block that the fence's meta sets: title, icon, lines, wrap, … */
  readonly props: Readonly<Record<string, unknown>>;
  /** Whether TypeScript was asked about the block; such blocks are asked about again whenever their page is drawn. */
  readonly isTyped?: boolean;
  readonly fault?: TypeFault | null;
  /** Files of the project that shaped its types, relative to the root. */
  readonly files?: readonly string[];
}

/** What the writer of a block should know of its types. */
export interface TypeFault {
  readonly code: "types-unavailable" | "types-failed";
  readonly what: string;
  readonly hint: string;
}

/** Whether a block asks for types. */
export function asksForTypes({ meta }: Pick<FencedCode, "meta">): boolean {
  return meta !== null && /\btwoslash\b/.test(meta);
}

/** Identifies a block by its source, which is cheaper than a hash. */
export type KnownBlock = readonly [key: string, block: HighlightedCode];
