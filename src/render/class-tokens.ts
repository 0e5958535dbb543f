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

/** Distinct names of docsgen's own elements, without their prefix: `tabs` for `<docs-tabs>`. */
export function elementNames(html: string): string[] {
  const names = new Set<string>();
  for (const [, name = ""] of html.matchAll(/<docs-([a-z-]+)/g)) names.add(name);
  return [...names];
}
