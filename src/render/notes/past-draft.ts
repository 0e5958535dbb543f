// Finds out whether the last build left the draft for search that would be made of a page.
import { readSpan } from "../../memory/span-file.js";
import type { Page, PagePath } from "../../model.js";
import { DRAFT, type NotePlace, spanOf } from "./note-parts.js";

/** Where the last build left its drafts. Plain data, sent to threads. */
export interface PastDrafts {
  readonly folder: string;
  readonly pages: ReadonlyMap<PagePath, NotePlace>;
}

/** What a draft is made from. */
interface DraftInputs {
  readonly page: Pick<Page, "path">;
  /** Identifies the article; empty where that is unknown. */
  readonly article: string;
  /** Empty where the page must not be found. */
  readonly head: string;
}

/** Whether the last build made the draft of the page from the same. */
export function isDraftKept(past: PastDrafts, { page, article, head }: DraftInputs): boolean {
  const notes = past.pages.get(page.path);
  const span = notes && spanOf(notes, DRAFT);
  if (!span || article === "" || notes.article !== article) return false;
  try {
    return readSpan(past.folder, span).toString() === head;
  } catch {
    return false; // The file was removed.
  }
}
