// Makes one regular expression of several.

/** Matches wherever one of these does, trying them in order; their groups are numbered consecutively. */
export function anyOf(patterns: readonly RegExp[], flags: string): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join("|"), flags);
}
