// Owns what colouring the code of a page takes and gives.
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
}
