// Owns a line of code as patterns read it, or a part of one.
import { EDGE_CODE } from "./patterns/character-sets.js";
import { FIRST_CODE, OTHER_CODE, standIns } from "./patterns/stand-ins.js";

export interface Line {
  readonly content: string;
  /** The line in ASCII, with stand-ins for other characters; null where one has no stand-in. */
  readonly plain: string | null;
  /** Its characters in ASCII, or `OTHER_CODE`, between two edges. */
  readonly codes: Uint8Array;
}

export type ReadLine = (content: string) => Line;

export function lineReader(): ReadLine {
  const standInOf = standIns();
  const takeCodes = codesTaker();
  return (content) => {
    const { length } = content;
    const codes = takeCodes(length + 2);
    codes[0] = EDGE_CODE;
    codes[length + 1] = EDGE_CODE;
    let isAscii = true;
    let isPlain = true;
    for (let at = 0; at < length; at++) {
      const char = content.charCodeAt(at);
      const code = char >= FIRST_CODE && char < EDGE_CODE ? char : standInOf(char);
      codes[at + 1] = code;
      if (code === OTHER_CODE) isPlain = false;
      if (code !== char) isAscii = false;
    }
    if (!isPlain) return { content, plain: null, codes };
    return { content, plain: isAscii ? content : textOf(codes, length), codes };
  };
}

function textOf(codes: Uint8Array, length: number): string {
  return Buffer.from(codes.buffer, codes.byteOffset + 1, length).toString("latin1");
}

/** Bytes allocated at once: an allocation per line would cost more than reading the lines. */
const KEPT = 2 ** 13;

function codesTaker(): (length: number) => Uint8Array<ArrayBuffer> {
  let kept = new ArrayBuffer(KEPT);
  let taken = 0;
  return (length) => {
    if (length > KEPT) return new Uint8Array(length);
    if (taken + length > KEPT) {
      kept = new ArrayBuffer(KEPT);
      taken = 0;
    }
    taken += length;
    return new Uint8Array(kept, taken - length, length);
  };
}
