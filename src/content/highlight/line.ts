// Owns a line of code as patterns read it, or a part of one.
import { type CharacterSet, charactersOf, EDGE_CODE } from "./character-sets.js";
import { plainLine } from "./plain-line.js";

export interface Line {
  readonly content: string;
  /** As plain patterns read it, and the characters of that; null where it cannot be made plain. */
  readonly plain: string | null;
  readonly characters: CharacterSet | null;
  /** Its characters between two edges: each in ASCII, or any other. */
  readonly codes: Uint8Array;
}

/** A character that nothing stands in for. */
export const OTHER_CODE = 128;

export function readLine(content: string): Line {
  const plain = plainLine(content);
  const text = plain ?? content;
  const codes = new Uint8Array(text.length + 2);
  codes[0] = EDGE_CODE;
  codes[text.length + 1] = EDGE_CODE;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    codes[at + 1] = plain === null && (code < 7 || code >= EDGE_CODE) ? OTHER_CODE : code;
  }
  return { content, plain, characters: plain === null ? null : charactersOf(plain), codes };
}
