// Owns an edit: a replaced part of a file's text.

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
