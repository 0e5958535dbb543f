// Writes data for a script tag.

/** JSON in which nothing can end the tag. */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
