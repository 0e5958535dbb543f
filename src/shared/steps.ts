// Does long work in steps, between which others have their turn.

/** Work that stops now and then. */
export type Steps<Result = void> = Generator<void, Result, void>;

/** @param step does the work of numbers `from` up to `to` */
export function* inSteps(count: number, size: number, step: (from: number, to: number) => void): Steps {
  for (let from = 0; from < count; from += size) {
    step(from, Math.min(count, from + size));
    yield;
  }
}

/** Milliseconds of work between two turns of others: phones take several times as long as the computers that code is written on. */
const LONGEST_TURN = 8;

/** Works until the end; `rest` lets others act. */
export async function takeTurns<Result>(steps: Steps<Result>, rest: () => Promise<unknown>): Promise<Result> {
  let begun = performance.now();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - begun < LONGEST_TURN) continue;
    await rest();
    begun = performance.now();
  }
}
