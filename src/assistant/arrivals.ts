// Lets those who come at once all come in before the first of them is served.
import { setImmediate as nextTurn } from "node:timers/promises";

/**
 * Node takes one connection in each turn of its event loop. Where readers come at once, turns full of work would keep the
 * last of them waiting until the first stop asking, so work begins when no more are coming.
 *
 * @param countConnections how many have come so far
 * @param longest how many turns are waited at most
 */
export function arrivals(countConnections: () => number, longest: number): () => Promise<void> {
  let waiting: Promise<void> | null = null;

  async function wait(): Promise<void> {
    let seen: number | null = null;
    for (let turn = 0; turn < longest; turn++) {
      await nextTurn();
      if (countConnections() === seen) return;
      seen = countConnections();
    }
  }

  return () => {
    waiting ??= wait().finally(() => {
      waiting = null;
    });
    return waiting;
  };
}
