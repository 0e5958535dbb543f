// Runs long work a little at a time, or all at once if it is known to be short.

/** Work that stops now and then to let others act. */
export type Steps<T> = Generator<void, T, void>;

/** Milliseconds of work between two stops: phones take several times as long as the computers that code is written on. */
const SHORT = 8;

export async function slowly<T>(steps: Steps<T>): Promise<T> {
  let started = performance.now();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - started < SHORT) continue;
    await new Promise((resolve) => setTimeout(resolve));
    started = performance.now();
  }
}

export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Milliseconds until work goes on where nothing is painted: the tab is hidden. Slow phones take long until they paint, too. */
const UNPAINTED = 1000;

/** Lets the browser do what waits, and paint what there is. */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, UNPAINTED);
  });
}
