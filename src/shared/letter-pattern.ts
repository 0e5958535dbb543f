// Patterns that speak of kinds of letters, such as `\p{L}`, in every script.
//
// Each kind takes the engine a tenth of a millisecond to compile, even in a literal that nothing uses: these patterns are
// compiled when first used.
import { once } from "./once.js";

export interface LetterPattern {
  /** The text with something else wherever the pattern matches. */
  readonly replace: (text: string, by: string) => string;
  readonly isIn: (text: string) => boolean;
}

/** `source` is as between the slashes of a literal. */
export function letterPattern(source: string): LetterPattern {
  const pattern = once(() => new RegExp(source, "gu"));
  return {
    replace: (text, by) => text.replace(pattern(), by),
    isIn: (text) => text.search(pattern()) >= 0,
  };
}
