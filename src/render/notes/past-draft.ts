// Finds out whether the last build left the draft for search that would be made of a page.
import type { PagePath } from "../../model.js";
import type { ArticlePlace } from "../article/kept-article.js";
import { DRAFT, spanOf } from "./note-parts.js";
import { readSpan } from "./span-file.js";

/** Whether the last build left the draft of a page whose article did not change. Only `head` can differ; it is empty where the page must not be found. */
export function isDraftKept(place: ArticlePlace, path: PagePath, head: string): boolean {
  const notes = place.kind === "notes" ? place.pages.get(path) : undefined;
  const span = notes && spanOf(notes, DRAFT);
  if (place.kind !== "notes" || !span) return false;
  try {
    return readSpan(place.folder, span).toString() === head;
  } catch {
    return false; // The file was removed.
  }
}
