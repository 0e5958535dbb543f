// Makes one regular expression of several.

/** Matches wherever one of these does, the first of them first; their groups stand in one row. */
export function anyOf(patterns: readonly RegExp[], flags: string): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join("|"), flags);
}
