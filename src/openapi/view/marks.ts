// Finds the marks of releases on a part of a description.
import type { Description } from "../description.js";
import type { Maybe } from "../json.js";
import { listAt } from "../json.js";
import type { Resolver } from "../resolve.js";
import type { MarksView, ReleaseView, ViewOptions } from "../views.js";

/** The marks of a part as the document holds it; null where nothing is said of it. */
export type MarksOf = (part: Maybe) => MarksView | null;

export function createMarks({ id }: Description, resolver: Resolver, { marks, addressOf }: ViewOptions): MarksOf {
  if (marks === null) return () => null;
  const page = addressOf({ kind: "changes", description: id });
  const releases = marks.releases.map(({ label, anchor }): ReleaseView => {
    return { label, address: page === null ? null : `${page}#${encodeURIComponent(anchor)}` };
  });
  const at = (position: number | null) => (position === null ? null : (releases[position] ?? null));
  const found = new Map<unknown, MarksView>();
  for (const [pointer, { since, changed }] of Object.entries(marks.parts)) {
    const part = resolver.find(pointer)?.value;
    if (typeof part === "object" && part !== null) found.set(part, { since: at(since), changed: at(changed) });
  }
  // A property that several schemas describe was laid together from them.
  const ofPart: MarksOf = (part) =>
    found.get(part) ??
    listAt(part, "allOf")
      .map((inner) => found.get(inner))
      .find((each) => each !== undefined) ??
    null;
  return ofPart;
}
