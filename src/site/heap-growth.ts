// Sets how much memory the heaps of all threads take between collections.
import { getHeapStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { setEngineFlag } from "../shared/engine-flags.js";

/** Per cent that heaps of sites with descriptions of APIs may grow at least. */
const LEAST_GROWTH = 15;

/** Per cent: more saves nothing. */
const MOST_GROWTH = 300;

/** What a heap may grow by while pages are drawn. Measured with descriptions: an eighth less CPU, for 100 MB in all. */
const ROOM_MB = 40;

/**
 * Left alone, a heap may grow to four times what it holds before it is looked through. API pages make much that dies
 * late: their threads together took a gigabyte where a third of it was in use.
 */
export function keepHeapsSmall(): void {
  growBy(LEAST_GROWTH);
}

/** Readies the heaps for drawing the pages of a site that was read. */
export function makeRoom(hasDescriptions: boolean): void {
  if (hasDescriptions) collectGarbage();
  letHeapsGrow(hasDescriptions);
}

/** Gives the heaps of small sites room: left alone, they are looked through whenever they grew by a third. */
function letHeapsGrow(hasDescriptions: boolean): void {
  const heldMb = getHeapStatistics().used_heap_size / 2 ** 20;
  const percent = Math.min(Math.round((100 * ROOM_MB) / heldMb), MOST_GROWTH);
  if (hasDescriptions) growBy(Math.max(percent, LEAST_GROWTH));
  else if (heldMb < ROOM_MB) growBy(percent);
}

/**
 * Room for what dies young begins at a megabyte and doubles each time it was too small: until it is large, what lives
 * through the whole build is copied about again and again. Measured on a rebuild of 1,000 pages: a twentieth less.
 */
export function growSoon(): void {
  setEngineFlag("--semi-space-growth-factor=8");
}

/** What the engine compiled is kept for later runs at the end, but only for such as have the same flags when they begin. */
export function growAsAtFirst(): void {
  growBy(0);
}

function growBy(percent: number): void {
  setEngineFlag(`--heap-growing-percent=${percent}`);
}

/**
 * Collects at once. What the reading of a description leaves, its places and its checked copies, outweighs the rest of
 * the site several times, and would lie there until the drawing of pages had made as much again.
 */
function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  collect();
}
