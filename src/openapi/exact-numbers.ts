// Keeps digits of numbers beyond double precision: an example of 12345678901234567890 shows as written.
import { type Place, type Problem, warning } from "../shared/problem.js";

/** Maps a number as a double to its digits in the file. */
export type ExactNumbers = Readonly<Record<string, string>>;

interface FoundNumbers {
  readonly exact: ExactNumbers;
  readonly problems: readonly Problem[];
}

const LONG = /(?<![\w.+"'-])-?(?:\d{16,}(?:\.\d+)?|\d+\.\d{16,})(?![\w.+"'-])/g;

/** Finds such numbers in the text of a description. Two that become the same double cannot be told apart. */
export function findExactNumbers(text: string, placeOf: () => (offset: number) => Place): FoundNumbers {
  const exact: Record<string, string> = {};
  const unclear = new Map<string, number>();
  for (const { 0: digits, index } of text.matchAll(LONG)) {
    const rounded = String(Number(digits));
    if (rounded === digits) continue;
    const known = exact[rounded];
    if (known !== undefined && known !== digits && !unclear.has(rounded)) unclear.set(rounded, index);
    exact[rounded] ??= digits;
  }
  for (const rounded of unclear.keys()) delete exact[rounded];
  return { exact, problems: [...unclear].map(([rounded, offset]) => inexact(rounded, placeOf()(offset))) };
}

function inexact(rounded: string, place: Place): Problem {
  const what = `This number has too many digits to be distinguished from another one in this file: both are shown as ${rounded}.`;
  return warning("inexact-number", place, what, "Write such numbers as strings, in quotes.");
}

/** Restores the digits of the file in a text made from its numbers. */
export function writeExactly(text: string, exact: ExactNumbers): string {
  const rounded = Object.keys(exact);
  if (rounded.length === 0) return text;
  const any = rounded.map((each) => each.replace(/[.+]/g, "\\$&")).join("|");
  return text.replace(new RegExp(`(?<![\\w.+-])(?:${any})(?![\\w.])`, "g"), (found) => exact[found] ?? found);
}
