// Owns how a verb with its object is written in the index.
import type { Tokeniser } from "./tokeniser.js";

/** One term of two words, each in its usual form. */
export function askTerm({ termOf }: Pick<Tokeniser, "termOf">, verb: string, object: string): string {
  return `${termOf(verb)} ${termOf(object)}`;
}
