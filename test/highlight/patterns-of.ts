/** The patterns that the rules of a grammar search for. */
export function patternsOf(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== "object" || value === null) return found;
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === "string" && /^(?:match|begin|end|while)$/.test(key)) found.add(inner);
    else patternsOf(inner, found);
  }
  return found;
}
