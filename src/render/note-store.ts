// Keeps the notes of drawn pages until the files that are made of all of them are written.
import type { Page, PagePath } from "../model.js";
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
    add: (path, notes) => known.set(path, notes),
    has: (path) => known.has(path),
    open: (page) => {
      const notes = known.get(page.path);
      if (!notes) throw new Error(`The page "${page.path}" was not drawn.`);
      const { bytes, lengths } = notes;
      return openNotes(page, lengths.length, (part) => {
        const start = startOf(lengths, part);
        return bytes.subarray(start, start + (lengths[part] ?? 0));
      });
    },
  };
}

/** Where a part begins behind those before it. */
export function startOf(lengths: readonly number[], part: number): number {
  let start = 0;
  for (let index = 0; index < part; index++) start += lengths[index] ?? 0;
  return start;
}
