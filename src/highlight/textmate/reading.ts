// Owns how far a line is read.
import type { Line } from "../line.js";
import type { State } from "./state.js";

/** A line, or a part of it, that is being read. */
export interface Reading {
  readonly line: Line;
  isFirstLine: boolean;
  at: number;
  /** Where `\G` holds. */
  anchor: number;
  state: State;
  /** Of a part of a line that is read again: it ends without the rules around. */
  isDone: boolean;
}

/** Goes on to a place, unless it lies behind. */
export function advance(reading: Reading, to: number): void {
  if (to <= reading.at) return;
  reading.at = to;
  reading.isFirstLine = false;
}
