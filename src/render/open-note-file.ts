// Keeps the notes and bodies of a build in files: however many pages there are, what is in memory stays small.
import { createHash } from "node:crypto";
import type { PagePath } from "../model.js";
import { type NoteStore, startOf } from "./note-store.js";
import { draftStart, openNotes } from "./page-notes.js";
import { openSpanFile, type Span } from "./span-file.js";

/** Where the notes of a page lie. */
export interface NotePlace {
  readonly notes: Span;
  readonly lengths: readonly number[];
  /** Hash of what they say for search. */
  readonly draft: string;
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

/** Begins files beside those of earlier builds: `<path>.notes` and `<path>.bodies`. */
export function openNoteFile(path: string, known: KnownNotes | null = null): NoteFile {
  const kept = [...(known?.good ?? [])].flatMap((page) => known?.places.get(page)?.notes ?? []);
  const notes = openSpanFile(`${path}.notes`, kept);
  const bodies = openSpanFile(
    `${path}.bodies`,
    [...(known?.places.values() ?? [])].flatMap(({ body }) => body ?? []),
  );
  const bodyOf = (page: PagePath): Span | null => {
    const before = known?.places.get(page)?.body ?? null;
    return before && bodies.keep(before);
  };
  const places = new Map<PagePath, NotePlace>();
  for (const page of known?.good ?? []) {
    const place = known?.places.get(page);
    if (place) places.set(page, { ...place, notes: notes.keep(place.notes), body: bodyOf(page) });
  }
  return {
    places,
    add(page, { bytes, lengths, body }) {
      const draft = createHash("sha1")
        .update(bytes.subarray(draftStart(lengths)))
        .digest("base64url");
      places.set(page, { notes: notes.add(bytes), lengths, draft, body: body ? bodies.add(body) : bodyOf(page) });
    },
    has: (page) => places.has(page),
    open(page) {
      const place = places.get(page.path);
      if (!place) throw new Error(`The page "${page.path}" was not drawn.`);
      const { notes: span, lengths } = place;
      return openNotes(page, lengths.length, (part) =>
        notes.read({ ...span, at: span.at + startOf(lengths, part), length: lengths[part] ?? 0 }),
      );
    },
    close() {
      notes.close();
      bodies.close();
    },
    discard() {
      notes.discard();
      bodies.discard();
    },
  };
}
