// Brings the words of a segment together by term; of pages that are as they were, the postings of the last build are taken.
import { hashOf } from "../emit/hash-of.js";
import { type EncodedPostings, encodePostings } from "./encode-postings.js";
import { type MergedPostings, mergePostings } from "./merge-postings.js";
import type { AddedWords } from "./weigh-links.js";
import type { WeighedPage } from "./weigh-page.js";

/** What stands in a segment, and under which terms: kept for the next build. */
export interface KeptPostings {
  readonly pages: readonly KeptPage[];
  readonly postings: EncodedPostings;
}

/** A page of a segment. Plain data. */
export interface KeptPage {
  readonly path: string;
  /** What its words were made of, those that links add included. */
  readonly key: string;
  readonly sections: number;
}

/** A page of a segment as it is now. */
interface KeyedPage {
  readonly path: string;
  /** Changes with its words. */
  readonly key: string;
  readonly sections: number;
  /** Asked for once, if at all: they may lie on disk. */
  readonly words: () => WeighedPage;
}

/** The postings of a segment, and what became of those of the last build: null where none of them were taken. */
export interface UpdatedPostings extends KeptPostings {
  readonly origins: MergedPostings["origins"] | null;
}

/** `added` is what links add to sections, which are numbered through the pages. */
export function updatePostings(
  pages: readonly KeyedPage[],
  added: AddedWords,
  before: KeptPostings | null,
): UpdatedPostings {
  const starts = startsOf(pages);
  const now = pages.map(({ path, key, sections }, index): KeptPage => {
    const more = addedTo(added, starts[index] ?? 0, sections);
    return { path, key: more.length === 0 ? key : `${key} ${hashOf(more)}`, sections };
  });
  const change = before && changeBetween(before.pages, now, starts);
  if (!change) return { pages: now, postings: encodePostings(wordsOf(pages), added), origins: null };
  const fresh = change.fresh.flatMap((index) => pages[index] ?? []);
  const places = change.fresh.flatMap((index) => sectionsFrom(starts[index] ?? 0, pages[index]?.sections ?? 0));
  const addedToFresh: AddedWords = new Map(
    places.flatMap((place, section) => {
      const words = added.get(place);
      return words ? [[section, words]] : [];
    }),
  );
  const changed = { postings: encodePostings(wordsOf(fresh), addedToFresh), places: Int32Array.from(places) };
  return { pages: now, ...mergePostings({ postings: before.postings, places: change.places }, changed) };
}

function* wordsOf(pages: readonly KeyedPage[]): Iterable<{ readonly words: WeighedPage }> {
  for (const { words } of pages) yield { words: words() };
}

interface Change {
  /** Pages whose words are to be brought in, by their position. */
  readonly fresh: readonly number[];
  /** The new number of each section there was; -1: gone. */
  readonly places: Int32Array;
}

/** Null where too much changed, or pages changed places. */
function changeBetween(before: readonly KeptPage[], now: readonly KeptPage[], starts: Uint32Array): Change | null {
  const positions = new Map(now.map(({ path }, index) => [path, index]));
  const fresh = new Set(positions.values());
  const places = new Int32Array(before.reduce((sum, { sections }) => sum + sections, 0)).fill(-1);
  let section = 0;
  let last = -1;
  for (const { path, key, sections } of before) {
    const position = positions.get(path) ?? -1;
    if (now[position]?.key === key) {
      if (position < last) return null;
      last = position;
      fresh.delete(position);
      for (let index = 0; index < sections; index++) places[section + index] = (starts[position] ?? 0) + index;
    }
    section += sections;
  }
  return fresh.size * 2 > now.length ? null : { fresh: [...fresh], places };
}

/** Number of the first section of each page. */
function startsOf(pages: readonly KeyedPage[]): Uint32Array {
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

/** What links add to a page, by its own sections. */
function addedTo(added: AddedWords, start: number, sections: number): [number, ...[string, number][]][] {
  return sectionsFrom(start, sections).flatMap((section): [number, ...[string, number][]][] => {
    const words = added.get(section);
    return words ? [[section - start, ...words]] : [];
  });
}
