// Makes a text part of a regular expression.

/** A pattern that matches the text as it is. */
export function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}

/** Matches wherever one of these does, trying them in order; their groups are numbered consecutively. */
export function anyOf(patterns: readonly RegExp[], flags: string): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join("|"), flags);
}
