// Writes postings term by term: unchanged, with new impacts, or merged.
import { type EncodedPostings, PostingsCursor } from "./encode-postings.js";

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

/** Gathers the sections of one term, in order. */
class Gathered {
  count = 0;
  sections = new Uint32Array(64);
  impacts = new Uint8Array(64);

  begin(most: number): void {
    this.count = 0;
    if (most <= this.sections.length) return;
    this.sections = new Uint32Array(most * 2);
    this.impacts = new Uint8Array(most * 2);
  }

  add({ postings, places }: PlacedPostings, term: number): void {
    const middle = this.count;
    for (const cursor = new PostingsCursor(postings, term); cursor.next(); ) {
      const place = places[cursor.section] ?? -1;
      if (place < 0) continue;
      this.sections[this.count] = place;
      this.impacts[this.count++] = cursor.impact;
    }
    if (middle > 0) this.merge(middle);
  }

  /** Returns where they end. */
  encode(bytes: Uint8Array, start: number): number {
    const { sections, impacts, count } = this;
    let end = start;
    let next = 0;
    for (let index = 0; index < count; index++) {
      const section = sections[index] ?? 0;
      let step = section - next;
      for (; step > 127; step >>>= 7) bytes[end++] = (step & 127) | 128;
      bytes[end++] = step;
      next = section + 1;
    }
    bytes.set(impacts.subarray(0, count), end);
    return end + count;
  }

  /** Puts the sections from `middle` on where they belong among those before: both are in order. From the last on, there is room. */
  private merge(middle: number): void {
    const { sections, impacts, count } = this;
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
}

/** Writes the postings of one term after the other. */
export function postingsWriter(size: number) {
  let bytes = new Uint8Array(size + (size >> 3) + 64);
  let end = 0;
  const gathered = new Gathered();

  function makeRoom(size: number): void {
    if (end + size <= bytes.length) return;
    const larger = new Uint8Array(bytes.length * 2 + size);
    larger.set(bytes);
    bytes = larger;
  }

  return {
    length: () => end,
    /** How many sections hold the term now. */
    write(sources: Sources): number {
      const most = countOf(sources[0]) + countOf(sources[1]);
      makeRoom(most * MOST_BYTES);
      gathered.begin(most);
      for (const source of sources) if (source) gathered.add(...source);
      end = gathered.encode(bytes, end);
      return gathered.count;
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
