// Brings the words of a segment together by term; of pages that are as they were, the postings of the last build are taken.
import { type EncodedPostings, encodePostings } from "./encode-postings.js";
import { type MergedPostings, mergePostings } from "./merge-postings.js";
import type { AddedWords } from "./weigh-links.js";
import type { WeighedPage } from "./weigh-page.js";

/** The content of a segment, by term, kept for the next build. */
export interface KeptPostings {
  readonly pages: readonly KeptPage[];
  readonly postings: EncodedPostings;
}

/** A page of a segment. Plain data. */
export interface KeptPage {
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
  return fresh.size * 2 > now.length ? null : { fresh: [...fresh], places };
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
