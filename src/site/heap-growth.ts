// Sets how much memory the heaps of all threads take between collections.
import { getHeapStatistics } from "node:v8";
import { collectGarbage } from "../shared/engine/collect-garbage.js";
import { setEngineFlag } from "../shared/engine/engine-flags.js";
import { once } from "../shared/once.js";

/** Per cent that heaps of sites with descriptions of APIs may grow at least. */
const LEAST_GROWTH = 15;

/** Drawing fewer takes no longer than looking through the heap. */
const MANY_PAGES = 300;

/** Drawing fewer pages of APIs fills no heap so far that it must be kept small. */
const SOME_PAGES = 30;

/** Characters of a description whose reading leaves little. */
const SMALL_DESCRIPTION = 1 << 18;

/** Megabytes: in a heap that holds fewer there is nothing worth looking for. */
const LEAST_HELD_MB = 32;

/** So much is held of these that heaps left alone would take several hundred megabytes more than they need. */
const VERY_MANY_PAGES = 5000;

/** Leaves heaps alone. */
const AS_USUAL = 0;

/** Per cent that a heap may grow when a plain site was read: it holds some ten megabytes then. */
const GROWTH_BEFORE_DRAWING = 1000;

/** Per cent that a heap may grow left alone, at most. */
const USUAL_GROWTH = 300;

/** What a heap may grow by while pages are drawn, with memory outside that its objects hold: pages on their way to the disk. */
const ROOM_MB = 100;

/** The same with descriptions of APIs: measured, an eighth less CPU, for 100 MB in all. */
const ROOM_MB_WITH_APIS = 40;

/**
 * Called with the length of each description. Left alone, a heap may grow to four times what it holds before it is looked
 * through. API pages make much that dies late: their threads together took a gigabyte where a third of it was in use.
 */
export function keepHeapsSmall(length: number): void {
  if (length > SMALL_DESCRIPTION) growBy(LEAST_GROWTH);
}

/**
 * Readies the heap for drawing so many pages of a site that was read. Until what it returns is called, which is to be when
 * pages are drawn, flags are as at first: the code that is kept between runs, threads find for those only.
 */
export function makeRoom(hasDescriptions: boolean, pages: number): () => void {
  const areOfApis = hasDescriptions && pages >= SOME_PAGES;
  const areMany = pages >= MANY_PAGES;
  // What the reading of a description leaves, its places and its checked copies, outweighs the rest of the site several
  // times, and would lie there until the drawing of pages had made as much again.
  if (hasDescriptions) {
    if (pages > 0 && heldMb() >= LEAST_HELD_MB) collectGarbage("major");
  } else if (areMany && pages < VERY_MANY_PAGES) {
    // A heap keeps to what it was allowed when it was looked through last: that was when it was small.
    growBy(GROWTH_BEFORE_DRAWING);
    collectGarbage("major");
  }
  growBy(AS_USUAL);
  return once(() => {
    if (areOfApis) growBy(Math.max(growthFor(ROOM_MB_WITH_APIS), LEAST_GROWTH));
    else if (areMany) growBy(Math.min(growthFor(ROOM_MB), USUAL_GROWTH));
  });
}

/** Per cent by which the heap grows when it takes so much more. */
function growthFor(roomMb: number): number {
  return Math.round((100 * roomMb) / heldMb());
}

function heldMb(): number {
  return getHeapStatistics().used_heap_size / 2 ** 20;
}

/**
 * Room for what dies young begins at a megabyte and doubles each time it was too small: until it is large, what lives
 * through the whole run is copied about again and again. Measured on a rebuild of 1,000 pages, and on the first page of a
 * preview of 1,500: a twentieth less CPU. In threads that begin after this it is large from the start, and it is looked
 * through once it is full, not while a thread waits with pages half drawn: a few per cent less for a first build of 1,000
 * pages, and 25 MB.
 */
export function growYoungSoon(): void {
  setEngineFlag("--semi-space-growth-factor=8 --min-semi-space-size=16 --no-minor-gc-task");
}

/**
 * The same, and the heaps of threads that begin after this are looked through when they hold 128 MB: few ever do. Measured with what
 * `makeRoom` does, on the first build of as many: a tenth less CPU, and no more memory.
 */
export function growSoon(): void {
  growYoungSoon();
  setEngineFlag("--initial-old-space-size=128");
}

/** What the engine compiled is kept for later runs at the end, but only for such as have the same flags when they begin. */
export function growAsAtFirst(): void {
  growBy(AS_USUAL);
}

function growBy(percent: number): void {
  setEngineFlag(`--heap-growing-percent=${percent}`);
}
