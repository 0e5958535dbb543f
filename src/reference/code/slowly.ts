// Runs long work a little at a time, or all at once if it is known to be short.
import { type Steps, takeTurns } from "../../shared/steps.js";

export function slowly<T>(steps: Steps<T>): Promise<T> {
  return takeTurns(steps, () => new Promise((resolve) => setTimeout(resolve)));
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
