// Ends code of pages that runs for too long.
import { Script } from "node:vm";
import { once } from "../../shared/once.js";
import { hasCode } from "../../shared/problem.js";

/** What the code of one page, or of one imported file, may still use. */
export interface TimeLeft {
  /** The whole of it, in milliseconds. */
  readonly limit: number;
  /** What is left of it, in milliseconds. */
  left: number;
  /** Whether such code is running now. */
  isRunning: boolean;
  /** Whether this thread must survive the code: then none runs here that goes on after it has returned. */
  readonly isFirstLook: boolean;
}

/** Thrown where code was ended. */
export class OutOfTime extends Error {
  /** `limit` in milliseconds. */
  constructor(readonly limit: number) {
    super(`it ran for more than ${limit / 1000} s and was stopped`);
  }
}

/** Thrown where a page or snippet was not read in time. */
export class ReadTooLong extends OutOfTime {
  constructor(
    limit: number,
    readonly file: string,
  ) {
    super(limit);
  }
}

export function timeLeft(limit: number, isFirstLook = false): TimeLeft {
  return { limit, left: limit, isRunning: false, isFirstLook };
}

/** Whether code may run for long at all: it has a call, a tagged template or a `new`. */
export function mayTakeTime(code: string): boolean {
  return /[(`]|\bnew\b/.test(code);
}

/** Whether code may go on after it has returned, when nothing can end it but the end of its thread. */
function mayRunLater(code: string): boolean {
  return /\b(?:async|await|then|Promise|set(?:Timeout|Interval)|queueMicrotask)\b/.test(code);
}

/** Runs code as it stands in a file: in the time that is left where it may take any. */
export function runCode<Result>(time: TimeLeft, code: string, run: () => Result): Result {
  if (!mayTakeTime(code)) return run();
  if (time.isFirstLook && mayRunLater(code)) throw new OutOfTime(time.limit);
  return withinTime(time, run);
}

/**
 * Runs code of an author and gives its result. Throws what the code throws, and `OutOfTime` where no time is left. The code
 * cannot catch that. Only the engine can end a loop, and only in a script: this costs some 50 microseconds.
 */
export function withinTime<Result>(time: TimeLeft, run: () => Result): Result {
  if (time.isRunning) return run();
  if (time.left <= 0) throw new OutOfTime(time.limit);
  const start = performance.now();
  Reflect.set(globalThis, RUN, run);
  time.isRunning = true;
  try {
    return script().runInThisContext({ timeout: Math.ceil(time.left), displayErrors: false });
  } catch (error) {
    if (!hasCode(error, "ERR_SCRIPT_EXECUTION_TIMEOUT")) throw error;
    time.left = 0;
    throw new OutOfTime(time.limit);
  } finally {
    time.isRunning = false;
    time.left -= performance.now() - start;
    Reflect.deleteProperty(globalThis, RUN);
  }
}

/** Where the script finds what it runs. */
const RUN = "__docsgenRun";

const script = once(() => new Script(`${RUN}()`));
