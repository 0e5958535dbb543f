// Prefers the reader's edition, and shows a page that several versions share once.
import type { Edition } from "../bundle.js";
import type { Segment } from "../reading/open-segment.js";

/** What a score from another version, or in another language, is multiplied with. */
const OTHER_VERSION = 0.8;
const OTHER_LANGUAGE = 0.8;

/**
 * Weighs the segments of a site.
 * @param segments in the order in which the site lists them
 * @param edition the reader's; null: the one that the site lists first
 */
export function editionWeights(segments: readonly Segment[], edition: Edition | null): (segment: Segment) => number {
  const language = edition?.language ?? segments[0]?.root.language;
  const versions = new Map<string, string>();
  for (const { root } of segments) {
    const isFirst = !versions.has(root.language);
    if (root.version !== null && (isFirst || root.version === edition?.version))
      versions.set(root.language, root.version);
  }
  return ({ root }) =>
    (root.language === language ? 1 : OTHER_LANGUAGE) *
    (root.version === null || root.version === versions.get(root.language) ? 1 : OTHER_VERSION);
}

interface Ranked {
  readonly segment: Segment;
}

/** How sections are told apart. */
interface Telling<Result> {
  /** The same for one section in several versions. */
  readonly nameOf: (result: Result) => string;
  readonly weightOf: (segment: Segment) => number;
}

/** A result, and the same section in other versions. */
export interface Merged<Result> {
  readonly result: Result;
  readonly others: readonly Result[];
}

/** Of a section that several versions have the one of the preferred version, in the place of the best. */
export function oncePerSection<Result extends Ranked>(
  ranked: readonly Result[],
  { nameOf, weightOf }: Telling<Result>,
): Merged<Result>[] {
  const kept = new Map<string, Merged<Result>>();
  const counts = new Map<Segment, Map<string, number>>();
  for (const result of ranked) {
    const name = nameOf(result);
    // One version may have several sections of a name: the first of one is the first of the other.
    const own = counts.get(result.segment) ?? new Map<string, number>();
    const count = own.get(name) ?? 0;
    counts.set(result.segment, own.set(name, count + 1));
    const key = `${count} ${name}`;
    const before = kept.get(key);
    if (before === undefined) kept.set(key, { result, others: [] });
    else if (weightOf(result.segment) > weightOf(before.result.segment))
      kept.set(key, { result, others: [before.result, ...before.others] });
    else kept.set(key, { result: before.result, others: [...before.others, result] });
  }
  return [...kept.values()];
}
