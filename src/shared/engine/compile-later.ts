// Sets when the engine optimizes our code while many pages are drawn, and how it compiles regular expressions.
import { setEngineFlag } from "./engine-flags.js";

/** Later ones count calls instead, and have a compiler between the fast and the thorough one. */
const V8_OF_NODE_20 = 11;

/** Bytes of code that are run before it is optimized, in each thread by itself. */
const SOON_ENOUGH = 150_000;

/** The same for descriptions of APIs. Measured on 600 to 2,300 pages of them: a twelfth less CPU. */
const SOON_ENOUGH_FOR_APIS = 600_000;

/**
 * Builds last seconds: a little later than by default, and with a third of the code copied into its callers, less is
 * optimized that was never worth it. Measured on 200 pages, user CPU: a seventh less for a first build, a tenth less for one
 * page.
 */
export function compileLater(): void {
  optimizeAfter(SOON_ENOUGH);
  setEngineFlag("--max-inlined-bytecode-size-cumulative=300");
  // Otherwise each is compiled twice: to be interpreted once, then again. Grammars have hundreds, nearly all of them used often.
  // With `--no-regexp-tier-up`, the engine crashes on those that it interpreted before and has to join a text for.
  setEngineFlag("--regexp-tier-up-ticks=0");
}

/** Drawing APIs takes much code, most of which runs for a few of their pages only. `compileLater` undoes it. */
export function compileForApis(): void {
  optimizeAfter(SOON_ENOUGH_FOR_APIS);
}

function optimizeAfter(bytes: number): void {
  setEngineFlag(`--interrupt-budget=${bytes}`, V8_OF_NODE_20);
}
