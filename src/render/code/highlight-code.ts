// Owns what colouring the code of a page takes and gives.
import type { Html } from "../../model.js";

/** Highlights the fences of a page, all at once, since grammars load when they are first used. */
export type HighlightCode = (blocks: readonly FencedCode[]) => Promise<readonly HighlightedCode[]>;

export interface FencedCode {
  readonly code: string;
  readonly language: string | null;
  readonly meta: string | null;
}

export interface HighlightedCode {
  /** Stands inside `<code>`; null: the code as it is. */
  readonly html: Html | null;
  /** Props of the code block that the fence's meta asks for: title, icon, lines, wrap, … */
  readonly props: Readonly<Record<string, unknown>>;
}
