// Owns the shape of a segment's semantic space (latent semantic analysis): a vector for each telling term and each section.

/** Terms of similar sections point in similar directions, and so do sections that say similar things in other words. */
export interface SemanticSpace {
  readonly dimensions: number;
  /** Terms that have a vector, in order. */
  readonly terms: readonly string[];
  /** A row for each of the terms: what one occurrence adds to a section. */
  readonly termVectors: Int8Array;
  /** A row of length 127 for each section of the segment; zeros where it has none of the terms. */
  readonly sectionVectors: Int8Array;
}

/** A space with the rows of its terms. */
export interface OpenSpace extends SemanticSpace {
  readonly rowOf: ReadonlyMap<string, number>;
}

/** Numbers in 32 bits before the terms: dimensions, terms, bytes of their text. */
const HEAD_NUMBERS = 3;

/** The bytes of a space: numbers, the terms by lines, then both kinds of vectors. */
export function packSpace({ dimensions, terms, termVectors, sectionVectors }: SemanticSpace): Uint8Array {
  const text = Buffer.from(terms.join("\n"));
  const head = Buffer.alloc(4 * HEAD_NUMBERS);
  for (const [index, number] of [dimensions, terms.length, text.length].entries())
    head.writeUInt32LE(number, 4 * index);
  return Buffer.concat([head, text, bytesOf(termVectors), bytesOf(sectionVectors)]);
}

/** Null: the segment has none. */
export function openSpace(packed: Uint8Array): OpenSpace | null {
  if (packed.length === 0) return null;
  const head = new DataView(packed.buffer, packed.byteOffset);
  const [dimensions, count, length] = [head.getUint32(0, true), head.getUint32(4, true), head.getUint32(8, true)];
  const textStart = 4 * HEAD_NUMBERS;
  const vectorsStart = textStart + length;
  const sectionsStart = vectorsStart + count * dimensions;
  const terms = new TextDecoder().decode(packed.subarray(textStart, vectorsStart)).split("\n");
  return {
    dimensions,
    terms,
    rowOf: new Map(terms.map((term, row) => [term, row])),
    termVectors: signed(packed.subarray(vectorsStart, sectionsStart)),
    sectionVectors: signed(packed.subarray(sectionsStart)),
  };
}

function bytesOf({ buffer, byteOffset, byteLength }: Int8Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

function signed({ buffer, byteOffset, byteLength }: Uint8Array): Int8Array {
  return new Int8Array(buffer, byteOffset, byteLength);
}
