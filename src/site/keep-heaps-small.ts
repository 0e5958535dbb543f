// Bounds how much memory the heaps of all threads take between collections.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * Left alone, a heap may grow to four times what it holds before it is looked through. API pages make much that dies
 * late: their threads together took a gigabyte where a third of it was in use.
 */
export function keepHeapsSmall(): void {
  setFlagsFromString("--heap-growing-percent=15");
}

/**
 * Collects at once. What the reading of a description leaves, its places and its checked copies, outweighs the rest of
 * the site several times, and would lie there until the drawing of pages had made as much again.
 */
export function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  collect();
}
