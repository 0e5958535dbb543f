// Cuts long computations into steps, between which a server answers others.
import { setImmediate } from "node:timers/promises";

/** A computation that stops after each of its steps. */
export type Steps<Result = void> = Generator<undefined, Result, undefined>;

/** @param step does the work of numbers `from` up to `to` */
export function* inSteps(count: number, size: number, step: (from: number, to: number) => void): Steps {
  for (let from = 0; from < count; from += size) {
    step(from, Math.min(count, from + size));
    yield;
  }
}

/** How long others wait for a turn, in milliseconds. */
const LONGEST_TURN = 8;

/** Lets others have a turn between steps. */
export async function runSteps<Result>(steps: Steps<Result>): Promise<Result> {
  let begun = performance.now();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - begun < LONGEST_TURN) continue;
    await setImmediate();
    begun = performance.now();
  }
}
