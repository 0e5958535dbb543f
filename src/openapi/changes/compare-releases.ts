// Compares each release of a description with the one before, and caches the result.
import { hashOf } from "../../emit/hash-of.js";
import { fromInputs, jsonCodec, type Memory, type Work } from "../../memory/memory.js";
import type { Description } from "../description.js";
import { type Change, type Mark, STEP } from "../diff/change.js";
import type { Pair } from "../diff/comparison.js";
import { compareDescriptions } from "../diff/diff-descriptions.js";
import { member } from "../json.js";
import type { PartMarks } from "./shown-marks.js";

/** A release whose description is only read where it has to be compared. */
export interface Release {
  /** Identifies the text of the description. */
  readonly hash: string;
  /** The description, or why it cannot be read. */
  readonly open: () => Promise<Description | string>;
}

/** What a release changed. */
export interface ReleaseChanges<Each extends Release> {
  readonly release: Each;
  /** `info.version`. */
  readonly version: string;
  readonly changes: readonly Change[];
}

interface ComparedReleases<Each extends Release> {
  /** The oldest first, without those that changed nothing. */
  readonly entries: readonly ReleaseChanges<Each>[];
  /** By pointer into the last release: positions in `entries`. */
  readonly parts: Readonly<Record<string, PartMarks>>;
}

/**
 * @param releases the oldest first; the last is the description as it is.
 * @param tell is called with those that cannot be read, which are left out.
 */
export async function compareReleases<Each extends Release>(
  releases: readonly Each[],
  memory: Memory,
  tell: (release: Each, reason: string) => void,
): Promise<ComparedReleases<Each>> {
  const entries: ReleaseChanges<Each>[] = [];
  const marks: (readonly Mark[])[] = [];
  const [first, ...later] = releases;
  let before = first;
  for (const after of later) {
    if (before === undefined || before.hash === after.hash) continue;
    const { output } = await memory.remembered(COMPARED, { before, after });
    if (output.kind === "unreadable") {
      tell(output.hash === after.hash ? after : before, output.reason);
      before = output.hash === after.hash ? before : after;
      continue;
    }
    before = after;
    if (output.changes.length === 0) continue;
    entries.push({ release: after, version: output.version, changes: output.changes });
    marks.push(output.marks);
  }
  return { entries, parts: before && marks.length > 0 ? await locateMarks(marks, before, memory) : {} };
}

type Compared =
  | {
      readonly kind: "compared";
      readonly version: string;
      readonly changes: readonly Change[];
      readonly marks: readonly Mark[];
    }
  | { readonly kind: "unreadable"; readonly hash: string; readonly reason: string };

const COMPARED: Work<Pair<Release>, Compared> = {
  name: "api-changes",
  hash: ({ before, after }) => hashOf([before.hash, after.hash]),
  codec: jsonCodec(),
  run: fromInputs(async ({ before, after }): Promise<Compared> => {
    const old = await before.open();
    if (typeof old === "string") return { kind: "unreadable", hash: before.hash, reason: old };
    const now = await after.open();
    if (typeof now === "string") return { kind: "unreadable", hash: after.hash, reason: now };
    const { changes, marks } = compareDescriptions(old, now);
    const version = member(now.document["info"], "version");
    return { kind: "compared", version: String(version ?? ""), changes, marks };
  }),
};

/** @param marks of each release, the oldest first. */
async function locateMarks(
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
    const { visited } = compareDescriptions(description, description);
    return keys.flatMap((key): [string, string][] => {
      const pointer = visited.get(key);
      return pointer === undefined ? [] : [[key, pointer]];
    });
  }),
};
