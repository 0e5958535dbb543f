// Merges separately encoded postings: of kept and of new sections.
import type { EncodedPostings } from "./encode-postings.js";
import { type PlacedPostings, postingsWriter, type Sources } from "./postings-writer.js";

export interface MergedPostings {
  readonly postings: EncodedPostings;
  /** Of each term its number in `one`, where its postings are the very same; else -1. */
  readonly origins: Int32Array;
}

/**
 * No section comes from both. Terms that no section holds any more are left out. Most terms of `one` stand in no section
 * that moved, and not in the other: they are copied as they are, with their neighbours.
 */
export function mergePostings(one: PlacedPostings, other: PlacedPostings): MergedPostings {
  const moved = movedTerms(one);
  const merger = postingsMerger(one, other);
  const [before, after] = [one.postings.terms, other.postings.terms];
  let copied = 0;
  let second = 0;
  for (let first = 0; first < before.length; first++) {
    const term = before[first] ?? "";
    const next = after[second];
    if (moved[first] === 0 && (next === undefined || term < next)) continue;
    merger.copy(copied, first);
    copied = first;
    for (; second < after.length && (after[second] ?? "") < term; second++) merger.add(after[second] ?? "", -1, second);
    if (after[second] === term) merger.add(term, first, second++);
    else if (moved[first] === 1) merger.add(term, first, -1);
    else continue;
    copied = first + 1;
  }
  merger.copy(copied, before.length);
  for (; second < after.length; second++) merger.add(after[second] ?? "", -1, second);
  return merger.take();
}

/** Of each term 1 where one of its sections is gone, or has another number. */
function movedTerms({ postings, places }: PlacedPostings): Uint8Array {
  const { counts, starts, bytes } = postings;
  const isMoved = places.map((place, section) => (place === section ? 0 : 1));
  const last = isMoved.lastIndexOf(1);
  return Uint8Array.from(counts, (count, term) => {
    let at = starts[term] ?? 0;
    const stop = (starts[term + 1] ?? 0) - count;
    for (let section = -1; at < stop && section < last; ) {
      let step = 0;
      let shift = 0;
      let byte = 128;
      for (; byte > 127; shift += 7) {
        byte = bytes[at++] ?? 0;
        step |= (byte & 127) << shift;
      }
      section += step + 1;
      if (isMoved[section] === 1) return 1;
    }
    return 0;
  });
}

/** Puts the terms of both together. */
function postingsMerger(one: PlacedPostings, other: PlacedPostings) {
  const most = one.postings.terms.length + other.postings.terms.length;
  const terms: string[] = [];
  const counts = new Uint32Array(most);
  const starts = new Uint32Array(most + 1);
  const origins = new Int32Array(most).fill(-1);
  const target = postingsWriter(one.postings.bytes.length + other.postings.bytes.length);
  return {
    /** A term with the numbers that it has in both; -1: none. */
    add(term: string, first: number, second: number): void {
      const sources: Sources = [first < 0 ? null : [one, first], second < 0 ? null : [other, second]];
      const count = target.write(sources);
      if (count === 0) return;
      counts[terms.length] = count;
      starts[terms.push(term)] = target.length();
    },
    /** Terms of the one as they are. */
    copy(first: number, end: number): void {
      const { postings } = one;
      const shift = target.length() - (postings.starts[first] ?? 0);
      target.copy(postings.bytes.subarray(postings.starts[first], postings.starts[end]));
      for (let term = first; term < end; term++) {
        const number = terms.length;
        counts[number] = postings.counts[term] ?? 0;
        origins[number] = term;
        starts[terms.push(postings.terms[term] ?? "")] = (postings.starts[term + 1] ?? 0) + shift;
      }
    },
    take(): MergedPostings {
      const { length } = terms;
      const bytes = target.take();
      const postings = { terms, counts: counts.slice(0, length), starts: starts.slice(0, length + 1), bytes };
      return { postings, origins: origins.slice(0, length) };
    },
  };
}
