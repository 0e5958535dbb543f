// Adds inputs a few at a time, so that a long form never blocks the page.
import { pause } from "../../code/slowly.js";

/** Milliseconds of making inputs between two frames, and elements: to lay out and paint them takes several times as long. */
const SHORT = 3;
const FEW = 20;

/** Makes and appends the first of them at once and the others in turns, for as long as they are wanted. */
export type AppendSlowly = (
  parent: HTMLElement,
  makers: readonly (() => HTMLElement | null)[],
  isWanted?: () => boolean,
) => Promise<void>;

interface SlowAppender {
  readonly appendSlowly: AppendSlowly;
  /** Resolves once nothing waits to be appended. */
  readonly whenAppended: () => Promise<void>;
}

/** All that is appended to one playground shares the time between two frames: lists are often inside of others. */
export function createSlowAppender(): SlowAppender {
  let started = performance.now();
  let count = 0;
  let next: Promise<void> | null = null;
  const nextTurn = () => {
    next ??= pause().then(() => {
      next = null;
      started = performance.now();
      count = 0;
    });
    return next;
  };
  const inProgress = new Set<Promise<void>>();
  const appendInTurns: AppendSlowly = async (parent, makers, isWanted = () => true) => {
    for (const make of makers) {
      const made = make();
      if (made) parent.append(made);
      count += made?.getElementsByTagName("*").length ?? 0;
      while (count > FEW || performance.now() - started >= SHORT) {
        await nextTurn();
        if (!isWanted()) return;
      }
    }
  };
  return {
    appendSlowly: (...given) => {
      const appended = appendInTurns(...given).finally(() => inProgress.delete(appended));
      inProgress.add(appended);
      return appended;
    },
    whenAppended: async () => {
      while (inProgress.size > 0) await Promise.allSettled(inProgress);
    },
  };
}
