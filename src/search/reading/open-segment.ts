// Opens a segment from its root: shards are read when a term in them is asked for. Runs on the server and in the browser.

import type { Vocabulary } from "../query/vocabulary.js";
import type { Facet, Postings, SegmentRoot, Shard } from "../segment.js";
import { shardKeeper } from "./keep-shards.js";
import { lowerBound, readPostings } from "./read-shard.js";

/** Where the rest of a segment comes from. */
interface SegmentSource {
  readonly shard: (index: number) => Promise<Uint8Array>;
  /** What `vocabularyText` made of the segment's terms. Asked for once, when the first word is misspelt. */
  readonly vocabulary: () => Promise<string>;
}

export interface Segment {
  readonly root: SegmentRoot;
  readonly sections: number;
  /** Page number of each section. */
  readonly pageOf: Uint32Array;
  /** First section of each page. */
  readonly firstOf: Uint32Array;
  /** Facet number of each page. */
  readonly facetOf: Uint32Array;
  readonly facets: readonly Facet[];
  /** Memory to add up scores in, of sections and of pages. Its user clears it first. */
  readonly tally: { readonly sections: Float32Array; readonly pages: Float32Array };
  readonly find: (term: string) => Promise<Postings | null>;
  /** Terms that begin with `prefix`, those in most sections first. Looks at two shards at most. */
  readonly beginningWith: (prefix: string, most: number) => Promise<FoundTerm[]>;
  readonly vocabulary: () => Promise<Vocabulary>;
}

export interface FoundTerm {
  readonly term: string;
  readonly postings: Postings;
}

/** Segments of one site share the keeper of their shards. */
export function openSegment(root: SegmentRoot, source: SegmentSource, keep = shardKeeper()): Segment {
  const shards = keep(source.shard);
  const vocabularies = new Map<SegmentSource, Promise<Vocabulary>>();

  async function find(term: string): Promise<Postings | null> {
    if (root.shards.length === 0) return null;
    const shard = await shards(shardOf(term, root));
    const index = lowerBound(shard.terms, term);
    return shard.terms[index] === term ? readPostings(shard, index) : null;
  }

  async function beginningWith(prefix: string, most: number): Promise<FoundTerm[]> {
    const found: { term: string; shard: Shard; index: number; count: number }[] = [];
    const first = shardOf(prefix, root);
    for (let number = first; number < Math.min(first + 2, root.shards.length); number++) {
      if (number > first && !root.shards[number]?.startsWith(prefix)) break;
      const shard = await shards(number);
      for (let index = lowerBound(shard.terms, prefix); shard.terms[index]?.startsWith(prefix); index++) {
        found.push({ term: shard.terms[index] ?? "", shard, index, count: shard.counts[index] ?? 0 });
      }
    }
    found.sort((a, b) => b.count - a.count);
    return found.slice(0, most).map(({ term, shard, index }) => ({ term, postings: readPostings(shard, index) }));
  }

  const numbered = numberSections(root.pageSizes);
  return {
    root,
    ...numbered,
    facetOf: unrolled(root.facetRuns, root.pageSizes.length),
    facets: root.facets,
    tally: { sections: new Float32Array(numbered.sections), pages: new Float32Array(root.pageSizes.length) },
    find,
    beginningWith,
    vocabulary: () => kept(vocabularies, source, () => openVocabulary(source)),
  };
}

/** The shard that holds `term` if any does. */
function shardOf(term: string, { shards }: SegmentRoot): number {
  const after = lowerBound(shards, term);
  return shards[after] === term ? after : Math.max(0, after - 1);
}

/** Asks for a thing once; a failure is not kept. */
export function kept<Key, Value>(
  known: Map<Key, Promise<Value>>,
  key: Key,
  make: () => Promise<Value>,
): Promise<Value> {
  const made = known.get(key) ?? make();
  known.set(key, made);
  made.catch(() => known.delete(key));
  return made;
}

/** Browsers fetch what knows of misspelt words together with the words: most readers need neither. */
async function openVocabulary(source: SegmentSource): Promise<Vocabulary> {
  const [text, { readVocabulary }] = await Promise.all([source.vocabulary(), import("../query/vocabulary.js")]);
  return readVocabulary(text);
}

/** Sections are numbered through the pages. */
function numberSections(pageSizes: readonly number[]): Pick<Segment, "sections" | "firstOf" | "pageOf"> {
  const sections = pageSizes.reduce((sum, size) => sum + size, 0);
  const firstOf = new Uint32Array(pageSizes.length);
  const pageOf = new Uint32Array(sections);
  let first = 0;
  for (const [page, size] of pageSizes.entries()) {
    firstOf[page] = first;
    pageOf.fill(page, first, first + size);
    first += size;
  }
  return { sections, firstOf, pageOf };
}

function unrolled(runs: readonly number[], length: number): Uint32Array {
  const values = new Uint32Array(length);
  let at = 0;
  for (let index = 0; index < runs.length; index += 2) {
    const count = runs[index + 1] ?? 0;
    values.fill(runs[index] ?? 0, at, at + count);
    at += count;
  }
  return values;
}
