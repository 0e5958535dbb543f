// Owns an edit: a replaced part of a file's text.
import { placeIn } from "../../shared/places/place-in.js";
import type { Place } from "../../shared/problem.js";

/** Replaces what is between two offsets of a text. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The text with all edits made. They must not overlap. */
export function editText(text: string, edits: readonly Edit[]): string {
  let edited = "";
  let at = 0;
  for (const edit of edits.toSorted((one, other) => one.start - other.start)) {
    if (edit.start < at) throw new Error(`Edits overlap at ${edit.start}.`);
    edited += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return edited + text.slice(at);
}

/** Where an edit is made. */
export function placeOfEdit(text: string, { start }: Edit, file: string): Place {
  return placeIn(text, start, { file, line: 1, column: 1 });
}
