// Owns the shape of a segment: the index of all sections that share language and version, cut into shards of neighbouring terms.

/** What decides whether a reader's filter lets a page through, and how its score is multiplied. */
export interface Facet {
  readonly product: string | null;
  readonly tags: readonly string[];
  readonly groups: readonly string[] | null;
  readonly boost: number;
  /** Set for pages of an API. */
  readonly isApi?: true;
}

/** The part of a segment that is read first. Plain JSON. */
export interface SegmentRoot {
  /** The site's code of the language, such as `pt-BR`. */
  readonly language: string;
  readonly version: string | null;
  /** Number of sections of each page, in order. Sections count on through the segment. */
  readonly pageSizes: readonly number[];
  readonly facets: readonly Facet[];
  /** Pairs: a facet's number, and how many pages in a row have it. */
  readonly facetRuns: readonly number[];
  /** First term of each shard, in order. */
  readonly shards: readonly string[];
}

/** The sections that hold one term, and how strongly: 255 is a term that could not matter more to its section. */
export interface Postings {
  readonly sections: Uint32Array;
  readonly impacts: Uint8Array;
}

/** An opened shard: its terms in order, and where the postings of each are. */
export interface Shard {
  readonly terms: readonly string[];
  readonly counts: Uint32Array;
  readonly starts: Uint32Array;
  readonly bytes: Uint8Array;
  /** Postings that were read, by the position of their terms: frequent words are asked for again. */
  readonly read: (Postings | undefined)[];
}
