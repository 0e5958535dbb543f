// Keeps the notes of drawn pages until the files that are made of all of them are written.
import type { Page, PagePath } from "../../model.js";
import { partOf } from "./note-parts.js";
import { type DrawnPage, type Notes, openNotes } from "./page-notes.js";

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
