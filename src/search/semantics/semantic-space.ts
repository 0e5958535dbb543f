// Owns the shape of a segment's semantic space (latent semantic analysis): a vector for each telling term and each section.

/** Terms of similar sections point in similar directions, and so do sections that say similar things in other words. */
export interface SemanticSpace {
  readonly dimensions: number;
  /** The rows of the terms that have a vector. */
  readonly rowOf: ReadonlyMap<string, number>;
  /** A row for each of the terms: what one occurrence adds to a section. */
  readonly termVectors: Int8Array;
  /** A row of length 127 for each section of the segment; zeros where it has none of the terms. */
  readonly sectionVectors: Int8Array;
}
