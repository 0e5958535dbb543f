// Makes the semantic space of a segment; what pages of the last build said in the same way is taken from its space.
import type { Segmented } from "../indexing/draft.js";
import type { KeptPage } from "../indexing/update-postings.js";
import { learnTerms, projectSections } from "./learn-space.js";
import { type Sample, samplePages } from "./sample-pages.js";
import { openSpace, packSpace, type SemanticSpace } from "./semantic-space.js";

/** Fewer sections than this say too little for words to have neighbours. */
const LEAST_SECTIONS = 128;

/** What the last build knew of the segment. */
export interface LastSpace {
  readonly before: readonly KeptPage[];
  readonly now: readonly KeptPage[];
  readonly packed: Uint8Array;
}

/** The bytes of the space; none where the segment is too small for one. */
export function segmentSpace({ pages, sections, postings }: Segmented, last: LastSpace | null): Uint8Array {
  if (sections < LEAST_SECTIONS) return new Uint8Array();
  const sample = samplePages(pages.map(({ page, anchors }) => ({ path: page.path, sections: anchors.length })));
  const known = last && sameSpace(last, sample);
  const terms = known ?? learnTerms(postings, sample);
  if (terms === null) return new Uint8Array();
  const places = known && last ? placesOfSame(last) : new Int32Array(sections).fill(-1);
  const isWanted = (section: number) => (places[section] ?? -1) < 0;
  const sectionVectors = projectSections(postings, terms, { sections, isWanted });
  if (known) copyVectors(known, sectionVectors, places);
  return packSpace({ ...terms, sectionVectors });
}

/** The last space, where it was learned from the same sample. */
function sameSpace({ before, now, packed }: LastSpace, sample: Sample): SemanticSpace | null {
  return sampled(before, samplePages(before)) === sampled(now, sample) ? openSpace(packed) : null;
}

function sampled(pages: readonly KeptPage[], { holds }: Sample): string {
  return JSON.stringify(pages.filter((_, page) => holds[page]).map(nameOf));
}

function nameOf({ path, hash, sections, added }: KeptPage): string {
  return JSON.stringify([path, hash, sections, added]);
}

/** For each section the number that it had in the last build, where its page is as it was; else -1. */
function placesOfSame({ before, now }: LastSpace): Int32Array {
  const starts = new Map<string, number>();
  let start = 0;
  for (const page of before) {
    starts.set(nameOf(page), start);
    start += page.sections;
  }
  return Int32Array.from(
    now.flatMap((page) => {
      const first = starts.get(nameOf(page));
      return Array.from({ length: page.sections }, (_, index) => (first === undefined ? -1 : first + index));
    }),
  );
}

function copyVectors({ dimensions, sectionVectors }: SemanticSpace, target: Int8Array, places: Int32Array): void {
  for (const [section, place] of places.entries()) {
    if (place < 0) continue;
    const row = sectionVectors.subarray(place * dimensions, (place + 1) * dimensions);
    target.set(row, section * dimensions);
  }
}
