// Puts postings that were encoded apart together: those of sections that stayed, and those of sections that are new.
import type { EncodedPostings } from "./encode-postings.js";

/** Postings with the number that each of their sections has from now on; -1: it is gone. The numbers grow. */
export interface PlacedPostings {
  readonly postings: EncodedPostings;
  readonly places: Int32Array;
}

/** Most bytes of one posting: its step and its impact. */
const mostBytes = 6;

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
      const count = target.write([first < 0 ? null : [one, first], second < 0 ? null : [other, second]]);
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
    take: (): MergedPostings => ({
      postings: {
        terms,
        counts: counts.slice(0, terms.length),
        starts: starts.slice(0, terms.length + 1),
        bytes: target.take(),
      },
      origins: origins.slice(0, terms.length),
    }),
  };
}

type Source = readonly [PlacedPostings, term: number] | null;

/** Writes the postings of one term after the other. */
function postingsWriter(size: number) {
  let bytes = new Uint8Array(size + (size >> 3) + 64);
  let end = 0;
  let sections = new Uint32Array(64);
  let impacts = new Uint8Array(64);

  function makeRoom(size: number): void {
    if (end + size <= bytes.length) return;
    const larger = new Uint8Array(bytes.length * 2 + size);
    larger.set(bytes);
    bytes = larger;
  }

  /** Adds the postings of a term to those gathered, which end at `count`; returns where they end then. */
  function gather({ postings, places }: PlacedPostings, term: number, count: number): number {
    const from = postings.bytes;
    let at = postings.starts[term] ?? 0;
    let impact = (postings.starts[term + 1] ?? 0) - (postings.counts[term] ?? 0);
    const stop = impact;
    let total = count;
    for (let section = -1; at < stop; impact++) {
      let step = 0;
      let shift = 0;
      let byte = 128;
      for (; byte > 127; shift += 7) {
        byte = from[at++] ?? 0;
        step |= (byte & 127) << shift;
      }
      section += step + 1;
      const place = places[section] ?? -1;
      if (place < 0) continue;
      sections[total] = place;
      impacts[total++] = from[impact] ?? 0;
    }
    return total;
  }

  /** Puts the sections from `middle` on where they belong among those before: both are in order. From the last on, there is room. */
  function merge(middle: number, count: number): void {
    const late = sections.slice(middle, count);
    const lateImpacts = impacts.slice(middle, count);
    let first = middle - 1;
    let second = late.length - 1;
    for (let at = count - 1; second >= 0; at--) {
      const section = first < 0 ? -1 : (sections[first] ?? 0);
      const lateSection = late[second] ?? 0;
      if (section > lateSection) {
        sections[at] = section;
        impacts[at] = impacts[first--] ?? 0;
      } else {
        sections[at] = lateSection;
        impacts[at] = lateImpacts[second--] ?? 0;
      }
    }
  }

  function encode(count: number): void {
    let next = 0;
    for (let index = 0; index < count; index++) {
      const section = sections[index] ?? 0;
      let step = section - next;
      for (; step > 127; step >>>= 7) bytes[end++] = (step & 127) | 128;
      bytes[end++] = step;
      next = section + 1;
    }
    bytes.set(impacts.subarray(0, count), end);
    end += count;
  }

  return {
    length: () => end,
    /** How many sections hold the term now. */
    write([first, second]: readonly [Source, Source]): number {
      const all = countOf(first) + countOf(second);
      makeRoom(all * mostBytes);
      if (all > sections.length) {
        sections = new Uint32Array(all * 2);
        impacts = new Uint8Array(all * 2);
      }
      const middle = first ? gather(...first, 0) : 0;
      const count = second ? gather(...second, middle) : middle;
      if (middle < count) merge(middle, count);
      encode(count);
      return count;
    },
    /** Takes postings as they are. */
    copy(postings: Uint8Array): void {
      makeRoom(postings.length);
      bytes.set(postings, end);
      end += postings.length;
    },
    take: () => bytes.slice(0, end),
  };
}

function countOf(source: Source): number {
  return source ? (source[0].postings.counts[source[1]] ?? 0) : 0;
}
