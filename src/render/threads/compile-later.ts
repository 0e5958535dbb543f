// Sets when the engine optimizes our code while many pages are drawn, and how it compiles regular expressions.
import { setEngineFlag } from "../../shared/engine/engine-flags.js";

/** Later ones count calls instead, and have a compiler between the fast and the thorough one. */
const V8_OF_NODE_20 = 11;

/**
 * Code is optimized when it has run through so many bytes, in each thread by itself. Builds last seconds: later than by
 * default, and with a third of the code copied into its callers, less is optimized that was never worth it. Measured on 200
 * pages, user CPU: a seventh less for a first build, a tenth less for one page, at 150,000 bytes. At 600,000, a twentieth
 * less again for the first build of 900 pages of all kinds, and as much as before for 1,000 that are alike.
 */
export function compileLater(): void {
  setEngineFlag("--interrupt-budget=600000", V8_OF_NODE_20);
  setEngineFlag("--max-inlined-bytecode-size-cumulative=300");
  // Otherwise each is compiled twice: to be interpreted once, then again. Grammars have hundreds, nearly all of them used often.
  // With `--no-regexp-tier-up`, the engine crashes on those that it interpreted before and has to join a text for.
  setEngineFlag("--regexp-tier-up-ticks=0");
}
