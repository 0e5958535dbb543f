// Brings the words of a segment together by term; of pages that are as they were, the postings of the last build are taken.

import { type EncodedPostings, encodePostings, PostingsCursor } from "./encode-postings.js";
import { type PlacedPostings, postingsWriter, type Sources } from "./postings-writer.js";
import type { AddedWords } from "./weigh-links.js";
import type { WeighedPage } from "./weigh-page.js";

/** The content of a segment, by term, kept for the next build. */
export interface KeptPostings {
  readonly pages: readonly KeptPage[];
  readonly postings: EncodedPostings;
}

/** A page of a segment. Plain data. */
interface KeptPage {
  readonly path: string;
  /** What its own words were made of. */
  readonly hash: string;
  readonly sections: number;
  /** What links add to it, as `packAdded` writes it. */
  readonly added: string;
}

/** A page of a segment as it is now. */
interface HashedPage {
  readonly path: string;
  /** Changes with its words. */
  readonly hash: string;
  readonly sections: number;
  /** Read at most once, since they may be on disk. */
  readonly words: () => WeighedPage;
}

/** The postings of a segment, and what became of those of the last build: null where none of them were taken. */
interface UpdatedPostings extends KeptPostings {
  readonly origins: MergedPostings["origins"] | null;
}

/** The words that links add. */
interface LinkedWords {
  /** To sections, which are numbered through the pages. */
  readonly added: () => AddedWords;
  /** Nothing that has to do with them changed since the last build: neither pages nor sections nor links. */
  readonly areSame: boolean;
}

export function updatePostings(
  pages: readonly HashedPage[],
  { added, areSame }: LinkedWords,
  before: KeptPostings | null,
): UpdatedPostings {
  const starts = startsOf(pages);
  const addedTo = (index: number, sections: number): string =>
    (areSame ? before?.pages[index]?.added : undefined) ?? packAdded(added(), starts[index] ?? 0, sections);
  const now = pages.map(
    ({ path, hash, sections }, index): KeptPage => ({ path, hash, sections, added: addedTo(index, sections) }),
  );
  const change = before && changeBetween(before.pages, now, starts);
  if (!change) return { pages: now, postings: encodePostings(wordsOf(pages), added()), origins: null };
  const fresh = change.fresh.flatMap((index) => pages[index] ?? []);
  const places = change.fresh.flatMap((index) => sectionsFrom(starts[index] ?? 0, pages[index]?.sections ?? 0));
  const addedToFresh = openAdded(change.fresh.flatMap((index) => now[index] ?? []));
  const changed = { postings: encodePostings(wordsOf(fresh), addedToFresh), places: Int32Array.from(places) };
  return { pages: now, ...mergePostings({ postings: before.postings, places: change.places }, changed) };
}

function* wordsOf(pages: readonly HashedPage[]): Iterable<{ readonly words: WeighedPage }> {
  for (const { words } of pages) yield { words: words() };
}

/** Null where too much changed, or pages changed places. */
function changeBetween(before: readonly KeptPage[], now: readonly KeptPage[], starts: Uint32Array) {
  const positions = new Map(now.map(({ path }, index) => [path, index]));
  const fresh = new Set(positions.values());
  const places = new Int32Array(before.reduce((sum, { sections }) => sum + sections, 0)).fill(-1);
  let section = 0;
  let last = -1;
  for (const { path, hash, sections, added } of before) {
    const position = positions.get(path) ?? -1;
    if (now[position]?.hash === hash && now[position].added === added) {
      if (position < last) return null;
      last = position;
      fresh.delete(position);
      for (let index = 0; index < sections; index++) places[section + index] = (starts[position] ?? 0) + index;
    }
    section += sections;
  }
  return fresh.size * 2 > now.length
    ? null
    : {
        /** Pages whose words are to be brought in, by their position. */
        fresh: [...fresh],
        /** The new number of each section there was; -1: gone. */
        places,
      };
}

/** Number of the first section of each page. */
function startsOf(pages: readonly Pick<KeptPage, "sections">[]): Uint32Array {
  const starts = new Uint32Array(pages.length);
  let section = 0;
  for (const [index, { sections }] of pages.entries()) {
    starts[index] = section;
    section += sections;
  }
  return starts;
}

function sectionsFrom(start: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => start + index);
}

/** What links add to a page: lines with its own section, the term and the weight. */
function packAdded(added: AddedWords, start: number, sections: number): string {
  const lines: (string | number)[] = [];
  for (let section = 0; section < sections; section++) {
    for (const [term, weight] of added.get(start + section) ?? []) lines.push(section, term, weight);
  }
  return lines.join("\n");
}

/** The same for consecutive pages. */
function openAdded(pages: readonly KeptPage[]): AddedWords {
  const words = new Map<number, Map<string, number>>();
  const starts = startsOf(pages);
  for (const [index, { added }] of pages.entries()) {
    const lines = added === "" ? [] : added.split("\n");
    for (let line = 0; line < lines.length; line += 3) {
      const section = (starts[index] ?? 0) + Number(lines[line]);
      const ofSection = words.get(section) ?? new Map<string, number>();
      words.set(section, ofSection.set(lines[line + 1] ?? "", Number(lines[line + 2])));
    }
  }
  return words;
}

interface MergedPostings {
  readonly postings: EncodedPostings;
  /** Of each term its number in `one`, where its postings are the very same; else -1. */
  readonly origins: Int32Array;
}

/**
 * No section comes from both. Terms that no section holds any more are left out. Most terms of `one` stand in no section
 * that moved, and not in the other: they are copied as they are, with their neighbours.
 */
function mergePostings(one: PlacedPostings, other: PlacedPostings): MergedPostings {
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
  const isMoved = places.map((place, section) => (place === section ? 0 : 1));
  const last = isMoved.lastIndexOf(1);
  return Uint8Array.from(postings.counts, (_, term) => {
    const cursor = new PostingsCursor(postings, term);
    while (cursor.section < last && cursor.next()) if (isMoved[cursor.section] === 1) return 1;
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
