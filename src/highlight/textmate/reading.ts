// Owns how far a line is read.
import type { Line } from "../line.js";
import type { State } from "./state.js";

/** A line, or part of one, that is being tokenized. */
export interface Reading {
  readonly line: Line;
  isFirstLine: boolean;
  at: number;
  /** Where `\G` matches. */
  anchor: number;
  state: State;
  /** Set at the end of a captured part, which ends without the rules around it. */
  isDone: boolean;
}

/** Moves forward to a position; never back. */
export function advance(reading: Reading, to: number): void {
  if (to <= reading.at) return;
  reading.at = to;
  reading.isFirstLine = false;
}
