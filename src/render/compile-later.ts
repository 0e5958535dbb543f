// Sets when the engine optimizes our code while many pages are drawn.
import { setFlagsFromString } from "node:v8";

/**
 * Code is optimized when it has run through so many bytes. By default that is soon, for processes that run for long: of
 * a build of seconds a fourth went into optimizing, in each thread by itself, much of which was never worth it. Measured
 * on 1,000 pages: a tenth less in all; with a third of the code copied into its callers, another twentieth.
 */
export function compileLater(): void {
  setFlagsFromString("--interrupt-budget=400000");
  setFlagsFromString("--max-inlined-bytecode-size-cumulative=300");
}
