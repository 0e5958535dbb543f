// Makes a text part of a regular expression.

/** A pattern that matches the text as it is. */
export function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
