// Finds the parts of the current description that releases added or changed.
import { hashOf } from "../../emit/hash-of.js";
import { fromInputs, jsonCodec, type Memory, type Work } from "../../memory/memory.js";
import { compareDescriptions } from "../diff/diff-descriptions.js";
import { type Mark, STEP } from "../diff/marks.js";
import type { Release } from "./release.js";
import type { PartMarks } from "./shown-marks.js";

/** @param marks of each release, the oldest first. */
export async function locateMarks(
  marks: readonly (readonly Mark[])[],
  current: Release,
  memory: Memory,
): Promise<Readonly<Record<string, PartMarks>>> {
  const wanted = inForce(marks);
  const { output } = await memory.remembered(LOCATED, { current, keys: [...wanted.keys()].sort() });
  const parts: Record<string, PartMarks> = {};
  for (const [key, pointer] of output) {
    const found = wanted.get(key);
    if (found) parts[pointer] = found;
  }
  return parts;
}

/** What is known of each part at the end. What is gone takes with it what was known of it. */
function inForce(marks: readonly (readonly Mark[])[]): ReadonlyMap<string, PartMarks> {
  const parts = new Map<string, PartMarks>();
  for (const [release, ofRelease] of marks.entries()) {
    const gone = ofRelease.filter(({ kind }) => kind === "removed").map(({ key }) => key);
    if (gone.length > 0)
      for (const key of [...parts.keys()])
        if (gone.some((each) => key === each || key.startsWith(each + STEP))) parts.delete(key);
    for (const { key, kind } of ofRelease) {
      const known = parts.get(key) ?? { since: null, changed: null };
      if (kind === "added") parts.set(key, { since: release, changed: null });
      else if (kind === "changed" && known.since !== release) parts.set(key, { ...known, changed: release });
    }
  }
  return parts;
}

interface Wanted {
  readonly current: Release;
  readonly keys: readonly string[];
}

/** A description that is compared with itself has every part visited. */
const LOCATED: Work<Wanted, readonly (readonly [key: string, pointer: string])[]> = {
  name: "api-parts",
  hash: ({ current, keys }) => hashOf([current.hash, keys]),
  codec: jsonCodec(),
  run: fromInputs(async ({ current, keys }): Promise<readonly (readonly [string, string])[]> => {
    const description = await current.open();
    if (typeof description === "string") return [];
    const visited = compareDescriptions(description, description).visited();
    return keys.flatMap((key): [string, string][] => {
      const pointer = visited.get(key);
      return pointer === undefined ? [] : [[key, pointer]];
    });
  }),
};
