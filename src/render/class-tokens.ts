// Collects the class names of drawn HTML: some of them may be utilities that the writer counts on.

/** Distinct tokens of all class attributes. */
export function classTokens(html: string): string[] {
  const tokens = new Set<string>();
  for (const [, value = ""] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const token of value.split(/\s+/)) if (token !== "") tokens.add(token.replaceAll("&amp;", "&").replaceAll("&gt;", ">"));
  }
  return [...tokens];
}
