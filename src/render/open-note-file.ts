// Keeps the notes and bodies of a build in files: however many pages there are, what is in memory stays small.
import type { PagePath } from "../model.js";
import type { NoteStore } from "./note-store.js";
import { lengthOf, type Notes, openNotes, PART_GROUPS, searchHashes } from "./page-notes.js";
import { openSpanFile, type Span, type SpanFile } from "./span-file.js";

/** Where the notes of a page lie. */
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

/** What earlier builds kept. */
export interface KnownNotes {
  /** Of all pages. */
  readonly places: ReadonlyMap<PagePath, NotePlace>;
  /** Pages whose notes still hold. */
  readonly good: ReadonlySet<PagePath>;
}

export interface NoteFile extends NoteStore {
  readonly places: ReadonlyMap<PagePath, NotePlace>;
  /** Ends writing and reading; the files stay. */
  readonly close: () => void;
  /** Closes and removes the files. */
  readonly discard: () => void;
}

/** Endings of the files that hold the groups of parts. */
const GROUP_FILES = ["facts", "texts", "notes"];

/** Begins files beside those of earlier builds: `<path>.facts`, `.texts`, `.notes`, and `.bodies`. */
export function openNoteFile(path: string, known: KnownNotes | null = null): NoteFile {
  const good = [...(known?.good ?? [])].flatMap((page) => known?.places.get(page) ?? []);
  const groups = GROUP_FILES.map((ending, group) =>
    openSpanFile(
      `${path}.${ending}`,
      good.flatMap(({ notes }) => notes[group] ?? []),
    ),
  );
  const bodies = openSpanFile(
    `${path}.bodies`,
    Array.from(known?.places.values() ?? [], ({ body }) => body).filter((body) => body !== null),
    false,
  );
  const bodyOf = (page: PagePath): Span | null => {
    const before = known?.places.get(page)?.body ?? null;
    return before && bodies.keep(before);
  };
  const files = [...groups, bodies];
  const isSame = files.every(({ keepsAll }) => keepsAll);
  const places = new Map<PagePath, NotePlace>();
  for (const page of known?.good ?? []) {
    const place = known?.places.get(page);
    if (!place) continue;
    places.set(page, isSame ? place : { ...place, notes: kept(place.notes, groups), body: bodyOf(page) });
  }
  return {
    places,
    add(page, notes) {
      const { lengths, body } = notes;
      const spans = added(notes, groups);
      places.set(page, {
        notes: spans,
        lengths,
        ...searchHashes(notes),
        body: body ? bodies.add(body) : bodyOf(page),
      });
    },
    has: (page) => places.has(page),
    open(page) {
      const place = places.get(page.path);
      if (!place) throw new Error(`The page "${page.path}" was not drawn.`);
      return openNotes(page, place.lengths, (part) => readPart(place, part, groups));
    },
    close() {
      for (const file of files) file.close();
    },
    discard() {
      for (const file of files) file.discard();
    },
  };
}

function kept(spans: readonly Span[], groups: readonly SpanFile[]): Span[] {
  return spans.map((span, group) => groups[group]?.keep(span) ?? span);
}

function added({ bytes, lengths }: Notes, groups: readonly SpanFile[]): Span[] {
  return groups.map((file, group) => {
    const [first = 0, end = 0] = PART_GROUPS[group] ?? [];
    const start = lengthOf(lengths, 0, first);
    return file.add(bytes.subarray(start, start + lengthOf(lengths, first, end)));
  });
}

function readPart({ notes, lengths }: NotePlace, part: number, groups: readonly SpanFile[]): Uint8Array {
  const group = PART_GROUPS.findIndex(([, end]) => part < end);
  const [first = 0] = PART_GROUPS[group] ?? [];
  const [span, file] = [notes[group], groups[group]];
  if (!span || !file) throw new Error("Notes have no such part.");
  return file.read({ ...span, at: span.at + lengthOf(lengths, first, part), length: lengths[part] ?? 0 });
}
