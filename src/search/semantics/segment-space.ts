// Learns the semantic space of a segment from its postings.
import type { EncodedPostings } from "../indexing/encode-postings.js";
import { runSteps, type Steps } from "./in-steps.js";
import { learnTerms, projectSections } from "./learn-space.js";
import { type SampledPage, samplePages } from "./sample-pages.js";
import type { SemanticSpace } from "./semantic-space.js";

/** Fewer sections than this say too little for words to have neighbours. */
const LEAST_SECTIONS = 128;

/** What a segment holds: its pages in order, and its words. */
export interface SegmentWords {
  readonly pages: readonly SampledPage[];
  readonly postings: () => Steps<EncodedPostings>;
}

/** Null where the segment is too small for a space. The same words give the same space. Others have turns meanwhile. */
export function learnSpace(segment: SegmentWords): Promise<SemanticSpace | null> {
  return runSteps(spaceOf(segment));
}

function* spaceOf({ pages, postings }: SegmentWords): Steps<SemanticSpace | null> {
  const sections = pages.reduce((sum, page) => sum + page.sections, 0);
  if (sections < LEAST_SECTIONS) return null;
  const words = yield* postings();
  const learned = yield* learnTerms(words, samplePages(pages));
  if (learned === null) return null;
  const { dimensions, terms, termVectors } = learned;
  const sectionVectors = yield* projectSections(words, learned, sections);
  return { dimensions, termVectors, sectionVectors, rowOf: new Map(terms.map((term, row) => [term, row])) };
}
