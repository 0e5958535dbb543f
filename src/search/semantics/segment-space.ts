// Learns the semantic space of a segment from its postings.
import { setImmediate } from "node:timers/promises";
import { randomFrom } from "../../shared/random.js";
import { inSteps, type Steps, takeTurns } from "../../shared/steps.js";
import { type EncodedPostings, PostingsCursor } from "../indexing/encode-postings.js";
import { type SampleMatrix, sampleMatrix } from "./sample-matrix.js";
import { type Sample, type SampledPage, samplePages } from "./sample-pages.js";

/**
 * Terms of similar sections point in similar directions, and so do sections that say similar things in other words. Vectors of English
 * words from elsewhere (GloVe, 341,000 words, 100 dimensions) find too little more: MRR of 374 readers' questions on 43 sites 81.3 beside
 * these and 80.2 in their place instead of 80.5, of 934 headings that are questions 56.3 and 56.4 instead of 56.4, of 1,169 texts of links
 * 33.9 and 32.8 instead of 33.7. A sentence encoder (32 MB, English, 33 ms for a text) that ranks the first fifteen anew led right in 48
 * to 52 of 121 questions of 13 sites left out instead of 48, at an MRR of 50 to 51 instead of 52.
 */
export interface SemanticSpace {
  readonly dimensions: number;
  /** The rows of the terms that have a vector. */
  readonly rowOf: ReadonlyMap<string, number>;
  /** A row for each of the terms: what one occurrence adds to a section. */
  readonly termVectors: Int8Array;
  /** A row of length 127 for each section of the segment; zeros where it has none of the terms. */
  readonly sectionVectors: Int8Array;
}

/** Fewer sections than this say too little for words to have neighbours. */
const LEAST_SECTIONS = 128;

/** What a segment holds: its pages in order, and its words. */
export interface SegmentWords {
  readonly pages: readonly SampledPage[];
  readonly postings: () => Steps<EncodedPostings>;
}

/** Null where the segment is too small for a space. The same words give the same space. Others have turns meanwhile. */
export function learnSpace(segment: SegmentWords): Promise<SemanticSpace | null> {
  return takeTurns(spaceOf(segment), setImmediate);
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

interface TermVectors extends Pick<SemanticSpace, "dimensions" | "termVectors"> {
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
function* projectSections(
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
    for (const cursor = new PostingsCursor(postings, term); cursor.next(); ) {
      const { section, impact } = cursor;
      const target = section * dimensions;
      for (let each = 0; each < dimensions; each++) {
        sums[target + each] = (sums[target + each] ?? 0) + impact * (termVectors[source + each] ?? 0);
      }
    }
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

/** An orthonormal basis of the terms' space: a row for each term. */
function* findDirections(matrix: SampleMatrix, dimensions: number): Steps<Float64Array> {
  const sections = randomNumbers(matrix.rows * dimensions);
  const terms = new Float64Array(matrix.terms.length * dimensions);
  const add = (into: "terms" | "sections") =>
    inSteps(matrix.terms.length, TERMS_A_PRODUCT, (from, to) =>
      addRows(into, matrix, { sections, terms, dimensions, from, to }),
    );
  // Each round turns the space further towards the directions that matter; two are as good as ten.
  yield* add("terms");
  sections.fill(0);
  yield* add("sections");
  yield* orthonormalise(sections, dimensions);
  terms.fill(0);
  yield* add("terms");
  yield* orthonormalise(terms, dimensions);
  return terms;
}

/** What takes a few milliseconds. */
const TERMS_A_PRODUCT = 500;

const ROWS_A_STEP = 500;

interface Product {
  readonly sections: Float64Array;
  readonly terms: Float64Array;
  readonly dimensions: number;
  /** The terms of one step. */
  readonly from: number;
  readonly to: number;
}

/** Adds to each term the rows of the sections that hold it, or to each section the rows of its terms. */
function addRows(into: "terms" | "sections", { starts, rowOf, values }: SampleMatrix, product: Product): void {
  const { sections, terms, dimensions, from, to } = product;
  const [sums, rows] = into === "terms" ? [terms, sections] : [sections, terms];
  for (let term = from; term < to; term++) {
    const ofTerm = term * dimensions;
    for (let entry = starts[term] ?? 0; entry < (starts[term + 1] ?? 0); entry++) {
      const ofSection = (rowOf[entry] ?? 0) * dimensions;
      const target = into === "terms" ? ofTerm : ofSection;
      const source = into === "terms" ? ofSection : ofTerm;
      const value = values[entry] ?? 0;
      for (let each = 0; each < dimensions; each++) {
        sums[target + each] = (sums[target + each] ?? 0) + value * (rows[source + each] ?? 0);
      }
    }
  }
}

/** Makes the columns orthonormal (Cholesky factors of their products); a column that depends on others becomes zero. */
function* orthonormalise(matrix: Float64Array, width: number): Steps {
  const rows = matrix.length / width;
  const sums = new Float64Array(width * width);
  yield* inSteps(rows, ROWS_A_STEP, (from, to) => addProducts(sums, matrix.subarray(from * width, to * width), width));
  const factors = cholesky(sums, width);
  yield* inSteps(rows, ROWS_A_STEP, (from, to) => divide(matrix.subarray(from * width, to * width), factors, width));
}

function divide(rows: Float64Array, factors: Float64Array, width: number): void {
  for (let row = 0; row < rows.length; row += width) {
    for (let column = 0; column < width; column++) {
      let value = rows[row + column] ?? 0;
      const factor = column * width;
      for (let other = 0; other < column; other++) value -= (factors[factor + other] ?? 0) * (rows[row + other] ?? 0);
      const own = factors[factor + column] ?? 0;
      rows[row + column] = own > 0 ? value / own : 0;
    }
  }
}

/** Of all pairs of columns; only below the diagonal. */
function addProducts(sums: Float64Array, rows: Float64Array, width: number): void {
  for (let row = 0; row < rows.length; row += width) {
    for (let one = 0; one < width; one++) {
      const value = rows[row + one] ?? 0;
      if (value === 0) continue;
      const target = one * width;
      for (let other = 0; other <= one; other++) {
        sums[target + other] = (sums[target + other] ?? 0) + value * (rows[row + other] ?? 0);
      }
    }
  }
}

/** What is less is the noise of adding up. */
const NOTHING = 1e-12;

function cholesky(sums: Float64Array, width: number): Float64Array {
  for (let row = 0; row < width; row++) {
    for (let column = 0; column <= row; column++) {
      let value = sums[row * width + column] ?? 0;
      for (let each = 0; each < column; each++) {
        value -= (sums[row * width + each] ?? 0) * (sums[column * width + each] ?? 0);
      }
      const own = sums[column * width + column] ?? 0;
      if (row === column) sums[row * width + row] = value > NOTHING ? Math.sqrt(value) : 0;
      else sums[row * width + column] = own > 0 ? value / own : 0;
    }
  }
  return sums;
}

const SEED = 7;

/** From -0.5 to 0.5, the same in every build. */
function randomNumbers(count: number): Float64Array {
  const next = randomFrom(SEED);
  return new Float64Array(count).map(() => next() - 0.5);
}
