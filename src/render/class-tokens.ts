// Collects from drawn HTML the class names, which decide what utilities a site needs.

/** Distinct tokens of all class attributes. */
export function classTokens(html: string): string[] {
  const tokens = new Set<string>();
  for (const [, value = ""] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const token of value.split(/\s+/))
      if (token !== "") tokens.add(token.replaceAll("&amp;", "&").replaceAll("&gt;", ">"));
  }
  return [...tokens];
}
