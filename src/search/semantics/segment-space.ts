// Learns the semantic space of a segment from its postings.
import type { EncodedPostings } from "../indexing/encode-postings.js";
import { findDirections } from "./find-directions.js";
import { runSteps, type Steps } from "./in-steps.js";
import { readColumn } from "./read-columns.js";
import { sampleMatrix } from "./sample-matrix.js";
import { type Sample, type SampledPage, samplePages } from "./sample-pages.js";
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

/** More directions find no more right pages (64 and 96 were compared on 17 sites), and cost more. */
const DIMENSIONS = 64;

/** How many terms take a few milliseconds where a site is large. */
const TERMS_A_STEP = 50;

/** The largest number of a vector. */
const FULL = 127;

export interface TermVectors extends Pick<SemanticSpace, "dimensions" | "termVectors"> {
  /** Terms that have a vector, in order. */
  readonly terms: readonly string[];
}

/** Depends on what the sample's sections hold, and on nothing else. Null: they share too few words. */
export function* learnTerms(postings: EncodedPostings, sample: Sample): Steps<TermVectors | null> {
  const matrix = yield* sampleMatrix(postings, sample);
  if (Math.min(matrix.terms.length, sample.rows) < DIMENSIONS) return null;
  const directions = yield* findDirections(matrix, DIMENSIONS);
  let largest = 0;
  for (let index = 0; index < directions.length; index++) {
    const value = (directions[index] ?? 0) * (matrix.rarities[Math.floor(index / DIMENSIONS)] ?? 0);
    directions[index] = value;
    largest = Math.max(largest, Math.abs(value));
  }
  const termVectors = Int8Array.from(directions, (value) => Math.round((FULL * value) / largest));
  return {
    dimensions: DIMENSIONS,
    terms: Array.from(matrix.terms, (term) => postings.terms[term] ?? ""),
    termVectors,
  };
}

/** Vectors of the sections, as rows of length 127. */
export function* projectSections(
  postings: EncodedPostings,
  { dimensions, terms, termVectors }: TermVectors,
  sections: number,
): Steps<Int8Array> {
  const sums = new Int32Array(sections * dimensions);
  let row = 0;
  for (const [term, name] of postings.terms.entries()) {
    if (name !== terms[row]) continue;
    if (row % TERMS_A_STEP === 0) yield;
    const source = row++ * dimensions;
    readColumn(postings, term, (section, impact) => {
      const target = section * dimensions;
      for (let each = 0; each < dimensions; each++) {
        sums[target + each] = (sums[target + each] ?? 0) + impact * (termVectors[source + each] ?? 0);
      }
    });
  }
  return normalised(sums, dimensions);
}

function normalised(sums: Int32Array, width: number): Int8Array {
  const vectors = new Int8Array(sums.length);
  for (let row = 0; row < sums.length; row += width) {
    let length = 0;
    for (let each = row; each < row + width; each++) length += (sums[each] ?? 0) ** 2;
    if (length === 0) continue;
    const factor = FULL / Math.sqrt(length);
    for (let each = row; each < row + width; each++) vectors[each] = Math.round((sums[each] ?? 0) * factor);
  }
  return vectors;
}
