// Weighs in what sections mean: as a model sees it, as the bundle learned it from the site, or not at all.
import type { QuestionLikeness } from "../bundle.js";
import { withLearnedSimilarity } from "../query/learned-similarity.js";
import type { Found, Weighted } from "../query/score-sections.js";
import { spaceSimilarity, withMoreFound, withSimilarity } from "../query/similarity.js";
import type { Covering } from "../query/weigh-coverage.js";
import type { SemanticSpace } from "../semantics/semantic-space.js";
import type { Segment } from "./open-segment.js";
import type { SectionPlaces } from "./section-places.js";

interface Meaning {
  readonly likeness: QuestionLikeness | undefined;
  /** The segments that are searched, with the spaces that the bundle has of them. */
  readonly chosen: readonly { readonly segment: Segment; readonly space: () => Promise<SemanticSpace | null> }[];
  readonly places: SectionPlaces;
  readonly isAllowed: (found: Found) => boolean;
}

/** What was found in some of the segments, with other scores. */
export type WeighMeaning = (
  found: readonly Covering[],
  lookUps: readonly Weighted[],
  segments: readonly Segment[],
) => readonly Found[];

/** Null: nothing is known of meanings. */
export async function weighMeaning({ likeness, chosen, places, isAllowed }: Meaning): Promise<WeighMeaning | null> {
  if (likeness) {
    const nearest = likeness.nearest.flatMap((place) => places.find(place) ?? []).filter(isAllowed);
    return (found, _, segments) => {
      const more = nearest.filter(({ segment }) => segments.includes(segment));
      const similarity = (segment: Segment, section: number) => likeness.of(places.placeOf(segment, section));
      return withSimilarity(withMoreFound(found, more), similarity);
    };
  }
  const learned = await Promise.all(chosen.map(async ({ segment, space }) => [segment, await space()] as const));
  const spaces = new Map(learned);
  if ([...spaces.values()].every((space) => space === null)) return null;
  return (found, lookUps) =>
    withLearnedSimilarity(
      found,
      spaceSimilarity((segment) => spaces.get(segment) ?? null, lookUps),
    );
}
