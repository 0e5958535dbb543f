// Collects from drawn HTML what decides which browser files a site needs: class names and custom elements.

/** Distinct tokens of all class attributes. */
export function classTokens(html: string): string[] {
  const tokens = new Set<string>();
  for (const [, value = ""] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const token of value.split(/\s+/))
      if (token !== "") tokens.add(token.replaceAll("&amp;", "&").replaceAll("&gt;", ">"));
  }
  return [...tokens];
}

const PREFIX = "<docs-";

/** Distinct names of docsgen's own elements, without their prefix: `tabs` for `<docs-tabs>`. */
export function elementNames(html: string): string[] {
  const names = new Set<string>();
  const name = /[a-z-]+/y;
  // Looking for plain text is several times faster than matching a pattern, and pages are long.
  for (let at = html.indexOf(PREFIX); at !== -1; at = html.indexOf(PREFIX, at + 1)) {
    name.lastIndex = at + PREFIX.length;
    const found = name.exec(html);
    if (found) names.add(found[0]);
  }
  return [...names];
}
