// Collects from drawn HTML the class names, which decide what utilities a site needs.

/** Distinct tokens of all class attributes. */
export function classTokens(html: string): string[] {
  const values = new Set<string>();
  // Searching for plain text is several times faster than a pattern, and highlighted code repeats few values.
  for (let at = html.indexOf(ATTRIBUTE); at !== -1; at = html.indexOf(ATTRIBUTE, at)) {
    const start = at + ATTRIBUTE.length;
    const end = html.indexOf('"', start);
    if (end === -1) break;
    if (/\s/.test(html.charAt(at - 1))) values.add(html.slice(start, end));
    at = end;
  }
  const tokens = new Set<string>();
  for (const value of values) {
    for (const token of value.split(/\s+/))
      if (token !== "") tokens.add(token.replaceAll("&amp;", "&").replaceAll("&gt;", ">"));
  }
  return [...tokens];
}

const ATTRIBUTE = 'class="';
