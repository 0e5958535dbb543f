// Makes the engine free what is no longer used, where it cannot know how much that is.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

type Collect = (options?: { readonly type: "minor" }) => void;

/** `minor`: only what was made lately, in about a millisecond. */
export function collectGarbage(type: "minor" | "major"): void {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as Collect;
  setFlagsFromString("--no-expose-gc");
  // Up to Node 20, the engine takes any options for those of a minor one.
  if (type === "minor") collect({ type });
  else collect();
}
