// Owns the parts that the notes of a page consist of, and where they lie.
import type { Span } from "./span-file.js";

/** Places of the parts. Those of a page that nobody may find end before its words. */
export const LEARNED = 0;
export const DRAFT = 1;
export const AGENT_TEXT = 2;
export const LINKS = 3;
export const LINK_WORDS = 4;
export const WORDS = 5;
export const SHOWN = 6;
export const STORED = 7;

/** Parts that are read together: what every build asks of every page, what goes into one file of all, and the rest. */
export const PART_GROUPS = [
  [LEARNED, AGENT_TEXT],
  [AGENT_TEXT, LINKS],
  [LINKS, STORED + 1],
] as const;

/** What the text of a page alone decides on: it outlives changes around the page. */
export const LAST_GROUP = PART_GROUPS.length - 1;

/** Those that are made for search; of these the first two say what links of other pages may add to it, and its to them. */
export const SEARCH_PARTS = [DRAFT, LINK_WORDS, WORDS, SHOWN, STORED];
export const LINKING_PARTS = [DRAFT, LINK_WORDS];

/** Parts behind one another. */
interface PartBytes {
  readonly bytes: Uint8Array;
  readonly lengths: readonly number[];
}

/** Where the notes of a page lie on disk. Plain data: it is kept between builds. */
export interface NotePlace {
  /** One for each group of parts. */
  readonly notes: readonly Span[];
  readonly lengths: readonly number[];
  /** Hash of what they say for search, and of what of it other pages have to do with. */
  readonly draft: string;
  readonly linking: string;
  /** Where its body lies; null: it was not kept. */
  readonly body: Span | null;
}

/** Whether links and draft were left out of notes with parts of these lengths: they are those of the last build. */
export function isCutShort(lengths: readonly number[]): boolean {
  return lengths.length <= LINKS;
}

/** Where one part lies; null: nowhere. */
export function spanOf({ notes, lengths }: NotePlace, part: number): Span | null {
  const group = groupOf(part);
  const span = notes[group];
  const [first = 0] = PART_GROUPS[group] ?? [];
  return span ? { ...span, at: span.at + lengthOf(lengths, first, part), length: lengths[part] ?? 0 } : null;
}

/** The number of the group that a part lies in. */
export function groupOf(part: number): number {
  return PART_GROUPS.findIndex(([, end]) => part < end);
}

/** The bytes of one part. */
export function partOf(bytes: Uint8Array, lengths: readonly number[], part: number): Uint8Array {
  const start = lengthOf(lengths, 0, part);
  return bytes.subarray(start, start + (lengths[part] ?? 0));
}

/** Bytes of the parts from `first` to before `end`. */
export function lengthOf(lengths: readonly number[], first: number, end: number): number {
  let length = 0;
  for (let part = first; part < end; part++) length += lengths[part] ?? 0;
  return length;
}

/** The bytes of one group of parts. */
export function groupBytes({ bytes, lengths }: PartBytes, group: number): Uint8Array {
  const [first = 0, end = 0] = PART_GROUPS[group] ?? [];
  const start = lengthOf(lengths, 0, first);
  return bytes.subarray(start, start + lengthOf(lengths, first, end));
}
