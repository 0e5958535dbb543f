// Compares the releases of a description, each with the one before. What two releases changed is found out once and kept.
import { hashOf } from "../../emit/hash-of.js";
import { fromInputs, jsonCodec, type Memory, type Work } from "../../memory/memory.js";
import type { Change } from "../diff/change.js";
import { compareDescriptions } from "../diff/diff-descriptions.js";
import type { Mark } from "../diff/marks.js";
import { member } from "../json.js";
import { locateMarks } from "./locate-marks.js";
import type { Release } from "./release.js";
import type { PartMarks } from "./shown-marks.js";

/** What a release changed. */
export interface ReleaseChanges<Each extends Release> {
  readonly release: Each;
  /** `info.version`. */
  readonly version: string;
  readonly changes: readonly Change[];
}

export interface ComparedReleases<Each extends Release> {
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

interface Pair {
  readonly before: Release;
  readonly after: Release;
}

type Compared =
  | {
      readonly kind: "compared";
      readonly version: string;
      readonly changes: readonly Change[];
      readonly marks: readonly Mark[];
    }
  | { readonly kind: "unreadable"; readonly hash: string; readonly reason: string };

const COMPARED: Work<Pair, Compared> = {
  name: "api-changes",
  hash: ({ before, after }) => hashOf([before.hash, after.hash]),
  codec: jsonCodec(),
  run: fromInputs(async ({ before, after }): Promise<Compared> => {
    const old = await before.open();
    if (typeof old === "string") return { kind: "unreadable", hash: before.hash, reason: old };
    const now = await after.open();
    if (typeof now === "string") return { kind: "unreadable", hash: after.hash, reason: now };
    const found = compareDescriptions(old, now);
    const version = member(now.document["info"], "version");
    return { kind: "compared", version: String(version ?? ""), changes: found.changes(), marks: found.marks() };
  }),
};
