// Writes classes of characters for plain lines: those of numbers, and those for which case does not count.
import { type CharacterSet, EDGE_CODE, holdsCode } from "./character-sets.js";
import { FIRST_CODE, STAND_INS } from "./stand-ins.js";

/** The characters of plain lines in a range of code points, as a class lists them; null where unknown or empty. */
export function plainRange(from: number, to: number, isCaseless: boolean): string | null {
  const [first, last] = [Math.max(from, FIRST_CODE), Math.min(to, EDGE_CODE - 1)];
  const ascii = first > last ? "" : `${escaped(first)}-${escaped(last)}`;
  if (to <= EDGE_CODE) return ascii || null;
  if (from > EDGE_CODE + 1 || to < LAST) return null;
  // Beyond ASCII, two letters equal `k` and `s` when case is ignored.
  return `${ascii}${STAND_INS.every}${isCaseless ? "ksKS" : ""}`;
}

/** The last character with a stand-in. */
const LAST = 0xffff;

export function classOf(set: CharacterSet): string {
  let members = "";
  for (let from = 0; from < EDGE_CODE; from++) {
    if (!holdsCode(set, from)) continue;
    let to = from;
    while (to + 1 < EDGE_CODE && holdsCode(set, to + 1)) to++;
    members += `${escaped(from)}-${escaped(to)}`;
    from = to;
  }
  return `[${members}]`;
}

function escaped(code: number): string {
  return `\\x${code.toString(16).padStart(2, "0")}`;
}
