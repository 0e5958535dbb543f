// Makes the sample matrix: the weight of each telling term in each sampled section.

import type { Steps } from "../../shared/steps.js";
import { type EncodedPostings, PostingsCursor } from "../indexing/encode-postings.js";
import type { Sample } from "./sample-pages.js";

/** A sparse matrix by columns; each row has length 1. */
export interface SampleMatrix {
  readonly rows: number;
  /** Numbers of the terms in the postings, one for each column. */
  readonly terms: Uint32Array;
  /** How rare the term of each column is. */
  readonly rarities: Float64Array;
  /** Where the entries of each column begin, and where the last end. */
  readonly starts: Uint32Array;
  readonly rowOf: Uint32Array;
  readonly values: Float64Array;
}

/** What is in one sampled section has no neighbours; what is in more than this share of them tells nothing apart. */
const LEAST_SECTIONS = 2;
const MOST_SHARE = 0.7;

/** How many terms take a few milliseconds. */
const TERMS_A_STEP = 1000;

export function* sampleMatrix(postings: EncodedPostings, { rowOf, rows }: Sample): Steps<SampleMatrix> {
  const terms: number[] = [];
  const rarities: number[] = [];
  const starts: number[] = [0];
  const entryRows: number[] = [];
  const values: number[] = [];
  for (const [term, name] of postings.terms.entries()) {
    if (term % TERMS_A_STEP === 0) yield;
    // A verb with its object is no word of the text.
    if ((postings.counts[term] ?? 0) < LEAST_SECTIONS || name.includes(" ")) continue;
    const start = entryRows.length;
    for (const cursor = new PostingsCursor(postings, term); cursor.next(); ) {
      const row = rowOf[cursor.section] ?? -1;
      if (row < 0) continue;
      entryRows.push(row);
      values.push(cursor.impact);
    }
    const count = entryRows.length - start;
    if (count < LEAST_SECTIONS || count > MOST_SHARE * rows) {
      entryRows.length = start;
      values.length = start;
      continue;
    }
    const rarity = Math.log(1 + (rows - count + 0.5) / (count + 0.5));
    for (let entry = start; entry < values.length; entry++) values[entry] = (values[entry] ?? 0) * rarity;
    terms.push(term);
    rarities.push(rarity);
    starts.push(entryRows.length);
  }
  const matrix = {
    rows,
    terms: Uint32Array.from(terms),
    rarities: Float64Array.from(rarities),
    starts: Uint32Array.from(starts),
    rowOf: Uint32Array.from(entryRows),
    values: Float64Array.from(values),
  };
  shortenRows(matrix);
  return matrix;
}

function shortenRows({ rows, rowOf, values }: SampleMatrix): void {
  const lengths = new Float64Array(rows);
  for (let entry = 0; entry < values.length; entry++) {
    const row = rowOf[entry] ?? 0;
    lengths[row] = (lengths[row] ?? 0) + (values[entry] ?? 0) ** 2;
  }
  for (let entry = 0; entry < values.length; entry++) {
    values[entry] = (values[entry] ?? 0) / Math.sqrt(lengths[rowOf[entry] ?? 0] ?? 1);
  }
}
