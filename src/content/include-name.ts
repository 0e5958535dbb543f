// Owns the name under which an included file (`<Snippet file>`) is known to a page.

/** No JavaScript name can be the same. */
export function includeName(file: string): string {
  return `Snippet:${file}`;
}
