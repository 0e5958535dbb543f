// Maps sections of a segment to pages of the site, and back.
import type { SectionPlace } from "../bundle.js";
import type { Found } from "../query/score-sections.js";
import type { SegmentPages } from "./make-hits.js";
import type { Segment } from "./open-segment.js";

export interface SectionPlaces {
  readonly placeOf: (segment: Segment, section: number) => SectionPlace;
  /** With a score of 0; null: there is no such section. */
  readonly find: (place: SectionPlace) => Found | null;
}

export function sectionPlaces(open: readonly SegmentPages[]): SectionPlaces {
  const pagesOf = new Map(open.map(({ segment, pages }) => [segment, pages]));
  const byPath = new Map(
    open.flatMap(({ segment, pages }) => pages.map(([path], page) => [path, { segment, page }] as const)),
  );
  return {
    placeOf(segment, section) {
      const page = segment.pageOf[section] ?? 0;
      const path = pagesOf.get(segment)?.[page]?.[0] ?? "";
      return { path, section: section - (segment.firstOf[page] ?? 0) };
    },
    find({ path, section }) {
      const at = byPath.get(path);
      if (!at) return null;
      const { segment, page } = at;
      const number = (segment.firstOf[page] ?? 0) + section;
      return segment.pageOf[number] === page ? { segment, page, section: number, score: 0 } : null;
    },
  };
}
