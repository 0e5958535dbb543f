// Turns weighed pages into a segment: terms in order, cut into shards, each posting with its impact in one byte.
import { growingNumbers } from "./growing-numbers.js";
import { ranking } from "./ranking.js";
import type { Facet, Postings, SegmentRoot } from "./segment.js";
import { type WeighedPage, weightStep } from "./weigh-page.js";
import { shardWriter } from "./write-shard.js";

/** What goes into a segment. */
export interface SegmentPages {
  readonly language: string;
  readonly version: string | null;
  readonly pages: readonly { readonly facet: Facet; readonly words: WeighedPage }[];
  /** Words of links that point at a section, weighed. */
  readonly inlinks: readonly { readonly section: number; readonly term: string; readonly weight: number }[];
}

export interface BuiltSegment {
  readonly root: SegmentRoot;
  readonly shards: readonly Uint8Array[];
  /** Every term with the number of sections that hold it. */
  readonly terms: readonly { readonly term: string; readonly count: number }[];
}

/** Builds a segment whose shards are about `shardBytes` long. */
export function buildSegment(input: SegmentPages, shardBytes: number): BuiltSegment {
  const columns = gather(input);
  const ordered = [...columns.ids.keys()].sort();
  const shards: Uint8Array[] = [];
  const firstTerms: string[] = [];
  const terms: { term: string; count: number }[] = [];
  const writer = shardWriter();
  const postingsOf = byTerm(columns);
  let isOpen = false;
  for (const term of ordered) {
    const postings = postingsOf(columns.ids.get(term) ?? 0);
    if (!isOpen) firstTerms.push(term);
    isOpen = true;
    writer.add(term, postings);
    terms.push({ term, count: postings.sections.length });
    if (writer.size() < shardBytes) continue;
    shards.push(writer.take());
    isOpen = false;
  }
  if (isOpen) shards.push(writer.take());
  const { facets, facetRuns } = facetTable(input);
  const pageSizes = input.pages.map(({ words }) => words.sizes.length);
  const root = { language: input.language, version: input.version, pageSizes, facets, facetRuns, shards: firstTerms };
  return { root, shards, terms };
}

/** One row per term of a section. Rows of a term are in the order of sections, but for those of links, which come last. */
interface Columns {
  readonly ids: ReadonlyMap<string, number>;
  readonly term: Uint32Array;
  readonly section: Uint32Array;
  readonly weight: Uint32Array;
}

function gather({ pages, inlinks }: SegmentPages): Columns {
  const ids = new Map<string, number>();
  const term = growingNumbers();
  const section = growingNumbers();
  const weight = growingNumbers();
  let first = 0;

  function idOf(name: string): number {
    const known = ids.get(name);
    if (known !== undefined) return known;
    const id = ids.size;
    ids.set(name, id);
    return id;
  }

  for (const { words } of pages) {
    const idsOfPage = words.terms === "" ? [] : words.terms.split("\n").map(idOf);
    let row = 0;
    for (const size of words.sizes) {
      for (const end = row + size; row < end; row++) {
        term.push(idsOfPage[words.ids[row] ?? 0] ?? 0);
        section.push(first);
        weight.push(words.weights[row] ?? 0);
      }
      first++;
    }
  }
  for (const link of inlinks) {
    term.push(idOf(link.term));
    section.push(link.section);
    weight.push(Math.round(link.weight * weightStep));
  }
  return { ids, term: term.view(), section: section.view(), weight: weight.view() };
}

/** Sorts the rows by term, by counting; then a term's postings are read by its id. */
function byTerm({ ids, term, section, weight }: Columns): (id: number) => Postings {
  const ends = new Uint32Array(ids.size + 1);
  for (const id of term) ends[id + 1] = (ends[id + 1] ?? 0) + 1;
  for (let id = 0; id < ids.size; id++) ends[id + 1] = (ends[id + 1] ?? 0) + (ends[id] ?? 0);
  const next = ends.slice();
  const sections = new Uint32Array(term.length);
  const weights = new Uint32Array(term.length);
  for (const [row, id] of term.entries()) {
    const at = next[id] ?? 0;
    next[id] = at + 1;
    sections[at] = section[row] ?? 0;
    weights[at] = weight[row] ?? 0;
  }
  return (id) => {
    const [from, to] = [ends[id] ?? 0, ends[id + 1] ?? 0];
    return merged(sections.subarray(from, to), weights.subarray(from, to));
  };
}

/** Adds up the rows of one section and puts the sections in order. */
function merged(sections: Uint32Array, weights: Uint32Array): Postings {
  if (isAscending(sections)) return { sections, impacts: Uint8Array.from(weights, impact) };
  const sums = new Map<number, number>();
  for (const [row, section] of sections.entries()) {
    sums.set(section, (sums.get(section) ?? 0) + (weights[row] ?? 0));
  }
  const ordered = Uint32Array.from(sums.keys()).sort();
  return { sections: ordered, impacts: Uint8Array.from(ordered, (section) => impact(sums.get(section) ?? 0)) };
}

function isAscending(values: Uint32Array): boolean {
  let last = -1;
  for (const value of values) {
    if (value <= last) return false;
    last = value;
  }
  return true;
}

function impact(weight: number): number {
  const occurrences = weight / weightStep;
  return Math.max(1, Math.round((255 * occurrences) / (occurrences + ranking.saturation)));
}

function facetTable({ pages }: SegmentPages): { facets: Facet[]; facetRuns: number[] } {
  const numbers = new Map<string, number>();
  const facets: Facet[] = [];
  const facetRuns: number[] = [];
  for (const { facet } of pages) {
    const key = JSON.stringify(facet);
    const number = numbers.get(key) ?? facets.length;
    if (number === facets.length) {
      facets.push(facet);
      numbers.set(key, number);
    }
    if (facetRuns.at(-2) === number) facetRuns.push((facetRuns.pop() ?? 0) + 1);
    else facetRuns.push(number, 1);
  }
  return { facets, facetRuns };
}
