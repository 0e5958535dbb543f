// Writes postings term by term: unchanged, with new impacts, or merged.
import type { EncodedPostings } from "./encode-postings.js";

/** Postings with the number that each of their sections has from now on; -1: it is gone. The numbers grow. */
export interface PlacedPostings {
  readonly postings: EncodedPostings;
  readonly places: Int32Array;
}

/** Most bytes of one posting: its step and its impact. */
const MOST_BYTES = 6;

type PlacedSource = readonly [PlacedPostings, term: number];
type Source = PlacedSource | null;

/** The postings of one term: those that may stay, and those that come. */
export type Sources = readonly [Source, Source];

/** Writes the postings of one term after the other. */
export function postingsWriter(size: number) {
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

  function makeRoomFor(count: number): void {
    if (count <= sections.length) return;
    sections = new Uint32Array(count * 2);
    impacts = new Uint8Array(count * 2);
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
    write([first, second]: Sources): number {
      const all = countOf(first) + countOf(second);
      makeRoom(all * MOST_BYTES);
      makeRoomFor(all);
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
