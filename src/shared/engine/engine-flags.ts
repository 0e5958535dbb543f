// Sets V8 flags: when code is optimized while many pages are drawn. Those that a later version dropped are silenced.
import { setFlagsFromString } from "node:v8";

/** The newest V8 that all our flags were tried with: that of Node 26. */
const NEWEST_TRIED = 14;

/** Sets a flag, such as `--semi-space-growth-factor=8`, if this V8 is known to have it. `last` is the last version that does. */
export function setEngineFlag(flag: string, last = NEWEST_TRIED): void {
  if (hasFlag(process.versions.v8, last)) setFlagsFromString(flag);
}

/** `version` is as in `process.versions.v8`. */
export function hasFlag(version: string, last = NEWEST_TRIED): boolean {
  return Number.parseInt(version, 10) <= last;
}

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
