// Owns the parts of a page's notes and their offsets.
import type { Span } from "../../memory/span-file.js";

/** Indexes of the parts. The notes of a page that cannot be found end before its words. */
export const LEARNED = 0;
export const DRAFT = 1;
export const AGENT_TEXT = 2;
export const LINKS = 3;
export const LINK_WORDS = 4;
export const WORDS = 5;
export const SHOWN = 6;
export const STORED = 7;

/** Parts that are read together: what every build reads of every page, what goes into one file for all, and the rest. */
const PART_GROUPS = [
  [LEARNED, AGENT_TEXT],
  [AGENT_TEXT, LINKS],
  [LINKS, STORED + 1],
] as const;

/** What depends on the text of the page alone, and so survives changes around it. */
export const LAST_GROUP = PART_GROUPS.length - 1;

/** Parts for search. The first two say what links from other pages may add to it, and its links to them. */
export const SEARCH_PARTS = [DRAFT, LINK_WORDS, WORDS, SHOWN, STORED];
export const LINKING_PARTS = [DRAFT, LINK_WORDS];

/** The parts, one after the other. */
interface PartBytes {
  readonly bytes: Uint8Array;
  readonly lengths: readonly number[];
}

/** Where the notes of a page are on disk. Plain data, kept between builds. */
export interface NotePlace {
  /** One per group of parts. */
  readonly notes: readonly Span[];
  readonly lengths: readonly number[];
  /** Hash of what they say for search, and of the part of it that affects other pages. */
  readonly draft: string;
  readonly linking: string;
  /** Identifies what links and draft were made from; empty where that is unknown. */
  readonly madeFrom: string;
}

/** Whether notes with parts of these lengths leave out links and draft, which are those of the last build. */
export function isCutShort(lengths: readonly number[]): boolean {
  return lengths.length <= LINKS;
}

/** Where one part is; null where there is none. */
export function spanOf({ notes, lengths }: NotePlace, part: number): Span | null {
  const group = groupOf(part);
  const span = notes[group];
  const [first = 0] = PART_GROUPS[group] ?? [];
  return span ? { ...span, at: span.at + lengthOf(lengths, first, part), length: lengths[part] ?? 0 } : null;
}

/** The number of the group that a part belongs to. */
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
