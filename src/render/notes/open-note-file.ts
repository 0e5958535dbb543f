// Keeps the notes of a build in files, so that memory stays small with any number of pages.
import type { KeptFile } from "../../memory/kept-file.js";
import { openSpanFile, type Span, type SpanFile } from "../../memory/span-file.js";
import type { Page, PagePath } from "../../model.js";
import {
  type DrawnPage,
  groupBytes,
  groupOf,
  isCutShort,
  LAST_GROUP,
  type NotePlace,
  type Notes,
  openNotes,
  partOf,
  searchHashes,
  spanOf,
} from "./page-notes.js";

/** What earlier builds kept. */
export interface KnownNotes {
  /** Of all pages. */
  readonly places: ReadonlyMap<PagePath, NotePlace>;
  /** What the search index was made from; null where it is unknown. */
  readonly index: Span | null;
  /** Pages whose notes are still valid. */
  readonly good: ReadonlySet<PagePath>;
}

export interface NoteFile extends NoteStore {
  readonly places: ReadonlyMap<PagePath, NotePlace>;
  /** Keeps what the search index was made from. */
  readonly addIndex: (packed: Uint8Array) => Span;
  /** Keeps what the last search index was made from, which is the same; null where it is unknown. */
  readonly keepIndex: () => Span | null;
  /** Finishes writing and reading, and keeps the files; null where the disk does not hold all of them. */
  readonly close: () => readonly KeptFile[] | null;
  /** Closes and removes the files. */
  readonly discard: () => void;
}

/** Extensions of the files for the groups of parts. */
const GROUP_FILES = ["facts", "texts", "notes"];

/** Starts files next to those of earlier builds: `<path>.facts`, `.texts`, `.notes`, and `.index`. */
export function openNoteFile(path: string, known: KnownNotes | null = null): NoteFile {
  const groups = openGroups(path, known);
  const index = openSpanFile(`${path}.index`, known?.index ? [known.index] : []);
  const files = [...groups, index];
  const isSame = files.every(({ keepsAll }) => keepsAll);
  const places = new Map<PagePath, NotePlace>();
  for (const page of known?.good ?? []) {
    const place = known?.places.get(page);
    if (!place) continue;
    places.set(page, isSame ? place : { ...place, notes: kept(place.notes, groups) });
  }
  return {
    places,
    add(page, notes) {
      const { lengths, madeFrom } = notes;
      const added = groups.map((file, group) => file.add(groupBytes(notes, group)));
      const place = { notes: added, lengths, madeFrom };
      const before = isCutShort(lengths) ? known?.places.get(page) : undefined;
      places.set(page, before ? completed(place, before, groups) : { ...place, ...searchHashes(notes) });
    },
    has: (page) => places.has(page),
    open(page) {
      const place = places.get(page.path);
      if (!place) throw new Error(`The page "${page.path}" was not drawn.`);
      return openNotes(page, place.lengths, (part) => readPart(place, part, groups));
    },
    addIndex: index.add,
    keepIndex: () => (known?.index ? index.keep(known.index) : null),
    close() {
      const closed = files.map((file) => file.close());
      return closed.every((file) => file !== null) ? closed : null;
    },
    discard() {
      for (const file of files) file.discard();
    },
  };
}

function openGroups(path: string, known: KnownNotes | null): SpanFile[] {
  const all = [...(known?.places.values() ?? [])];
  const good = [...(known?.good ?? [])].flatMap((page) => known?.places.get(page) ?? []);
  return GROUP_FILES.map((ending, group) => {
    const needed = group === LAST_GROUP ? all : good;
    const spans = needed.flatMap(({ notes }) => notes[group] ?? []);
    return openSpanFile(`${path}.${ending}`, spans);
  });
}

/** Where the notes are, without the rest of what is recorded. */
type NewNotes = Pick<NotePlace, "notes" | "lengths" | "madeFrom">;

function kept(spans: readonly Span[], groups: readonly SpanFile[]): Span[] {
  return spans.map((span, group) => groups[group]?.keep(span) ?? span);
}

/** Shortened notes, completed with what the last build left. */
function completed({ notes, lengths, madeFrom }: NewNotes, before: NotePlace, groups: readonly SpanFile[]): NotePlace {
  const rest = kept(before.notes.slice(LAST_GROUP), groups.slice(LAST_GROUP));
  return {
    ...before,
    notes: [...notes.slice(0, LAST_GROUP), ...rest],
    lengths: [...lengths, ...before.lengths.slice(lengths.length)],
    madeFrom,
  };
}

function readPart(place: NotePlace, part: number, groups: readonly SpanFile[]): Uint8Array {
  const [span, file] = [spanOf(place, part), groups[groupOf(part)]];
  if (!span || !file) throw new Error("Notes have no such part.");
  return file.read(span);
}

/** Keeps the notes of drawn pages until the files that are made of all of them are written. */
export interface NoteStore {
  readonly add: (path: PagePath, notes: Notes) => void;
  readonly has: (path: PagePath) => boolean;
  /** A page whose notes were added. */
  readonly open: (page: Page) => DrawnPage;
}

/** A store for runs that write nothing. */
export function notesInMemory(): NoteStore {
  const known = new Map<PagePath, Notes>();
  return {
    // Copied: they share memory with the document of the page.
    add: (path, notes) => known.set(path, { ...notes, bytes: notes.bytes.slice(), body: null }),
    has: (path) => known.has(path),
    open: (page) => {
      const notes = known.get(page.path);
      if (!notes) throw new Error(`The page "${page.path}" was not drawn.`);
      const { bytes, lengths } = notes;
      return openNotes(page, lengths, (part) => partOf(bytes, lengths, part));
    },
  };
}
