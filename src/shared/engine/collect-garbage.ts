// Asks the engine to free memory that it cannot know is unused.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

type Collect = (options?: { readonly type: "minor" }) => void;

/** `minor`: only what was made lately, in about a millisecond. */
export function collectGarbage(type: "minor" | "major"): void {
  const collect = garbageCollector();
  // Up to Node 20, the engine takes any options for those of a minor one.
  if (type === "minor") collect({ type });
  else collect();
}

/**
 * Call what it returns with the bytes that each short-lived object holds outside the heap: they are freed together. The engine
 * notices such memory only when there is much of it, and then looks through the whole heap.
 */
export function freeSoon(): (bytes: number) => void {
  const collect = garbageCollector();
  let held = 0;
  return (bytes) => {
    held += bytes;
    if (held < MOST_HELD) return;
    held = 0;
    collect({ type: "minor" });
  };
}

/** Bytes that may be waiting to be freed. */
const MOST_HELD = 8 << 20;

function garbageCollector(): Collect {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as Collect;
  setFlagsFromString("--no-expose-gc");
  return collect;
}
