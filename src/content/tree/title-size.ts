// Decides how large the titles in a component are that names no size: facts and drawing must agree.

/** The size one step below the last heading. A page has a title of its own above all of them. */
export function titleSizeBelow(level: number): string {
  return `h${Math.min(level + 1, 4)}`;
}

/** The level of a heading of this size; null where it is none. */
export function levelOfSize(size: string): number | null {
  return size.startsWith("h") ? Number(size.slice(1)) : null;
}
