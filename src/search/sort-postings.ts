// Sorts the words of all pages of a segment by term: what is cut into shards afterwards.
import { growingNumbers } from "./growing-numbers.js";
import { ranking } from "./ranking.js";
import { type WeighedPage, weightStep } from "./weigh-page.js";

/** All postings of a segment, term after term. */
export interface SortedPostings {
  /** In order. */
  readonly terms: readonly string[];
  /** Where the postings of each term begin, and where the last ends. */
  readonly starts: Uint32Array;
  readonly sections: Uint32Array;
  readonly impacts: Uint8Array;
}

/** A page whose words are asked for once: they may lie on disk. */
interface Weighed {
  readonly words: WeighedPage;
}

/** A word that a link adds to a section. */
export interface AddedWord {
  readonly section: number;
  readonly term: string;
  readonly weight: number;
}

/** Sections are numbered through the pages. */
export function sortPostings(pages: readonly Weighed[], added: readonly AddedWord[]): SortedPostings {
  const rows = gather(pages, added);
  const { ends, sections, weights } = countingSort(rows);
  const ordered = [...rows.ids.keys()].sort();
  const result = new Uint32Array(sections.length);
  const impacts = new Uint8Array(sections.length);
  const starts = new Uint32Array(ordered.length + 1);
  let at = 0;
  for (const [index, term] of ordered.entries()) {
    const id = rows.ids.get(term) ?? 0;
    const [from, to] = [id === 0 ? 0 : (ends[id - 1] ?? 0), ends[id] ?? 0];
    starts[index] = at;
    if (added.length > 0) putInOrder(sections, weights, from, to);
    let last = -1;
    let weight = 0;
    for (let row = from; row < to; row++) {
      const section = sections[row] ?? 0;
      // What links add to a word that the section has itself stands in a row of its own.
      weight = section === last ? weight + (weights[row] ?? 0) : (weights[row] ?? 0);
      if (section === last) at--;
      result[at] = section;
      impacts[at] = impactOf(weight);
      last = section;
      at++;
    }
  }
  starts[ordered.length] = at;
  return { terms: ordered, starts, sections: result.subarray(0, at), impacts: impacts.subarray(0, at) };
}

interface Rows {
  readonly ids: ReadonlyMap<string, number>;
  readonly term: Uint32Array;
  readonly section: Uint32Array;
  readonly weight: Uint32Array;
}

function gather(pages: readonly Weighed[], added: readonly AddedWord[]): Rows {
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
  for (const each of added) {
    term.push(idOf(each.term));
    section.push(each.section);
    weight.push(Math.round(each.weight * weightStep));
  }
  return { ids, term: term.take(), section: section.take(), weight: weight.take() };
}

/** Rows by term, each term's in the order they came. `ends`: where the rows of each term end. */
function countingSort({ ids, term, section, weight }: Rows) {
  const counts = new Uint32Array(ids.size);
  for (let row = 0; row < term.length; row++) counts[term[row] ?? 0] = (counts[term[row] ?? 0] ?? 0) + 1;
  const ends = new Uint32Array(ids.size);
  let sum = 0;
  for (let id = 0; id < ends.length; id++) {
    ends[id] = sum;
    sum += counts[id] ?? 0;
  }
  const sections = new Uint32Array(term.length);
  const weights = new Uint32Array(term.length);
  // `ends` holds where the next row goes, and so comes to hold the ends.
  for (let row = 0; row < term.length; row++) {
    const id = term[row] ?? 0;
    const at = ends[id] ?? 0;
    ends[id] = at + 1;
    sections[at] = section[row] ?? 0;
    weights[at] = weight[row] ?? 0;
  }
  return { ends, sections, weights };
}

/** Rows of links come last; they are moved to where their sections belong. */
function putInOrder(sections: Uint32Array, weights: Uint32Array, from: number, to: number): void {
  for (let row = from + 1; row < to; row++) {
    const section = sections[row] ?? 0;
    if (section >= (sections[row - 1] ?? 0)) continue;
    const weight = weights[row] ?? 0;
    let at = row;
    for (; at > from && (sections[at - 1] ?? 0) > section; at--) {
      sections[at] = sections[at - 1] ?? 0;
      weights[at] = weights[at - 1] ?? 0;
    }
    sections[at] = section;
    weights[at] = weight;
  }
}

function impactOf(weight: number): number {
  const occurrences = weight / weightStep;
  return Math.max(1, Math.round((255 * occurrences) / (occurrences + ranking.saturation)));
}
