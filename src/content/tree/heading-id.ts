// Owns headings: their ids, by the rules the format's links rely on, and the size of titles in components, on which facts and drawing must agree.

/**
 * The id of a heading's text: `Config.json options` is `config-json-options`, `Read/write` is `read/write`. What a URL
 * keeps as it is but letters and digits joins words; what a URL would encode stays, except for the marks of prose.
 */
export function headingId(text: string): string {
  const words = text.trim().toLowerCase();
  const joined = words.replace(/[\s.~!'()*\u2013\u2014-]+/g, "-").replace(/^-+|-+$/g, "");
  return joined.replace(/[?,;:"[\]{}]/g, "").replace(/\p{Extended_Pictographic}|\ufe0f|\u200d/gu, "");
}

/**
 * Parts of the shell that links, buttons and styles find before a heading of that name, or in its place: the first
 * heading "Content" is `content-2`.
 */
export const FRAME_IDS: ReadonlySet<string> = new Set(
  (
    "banner content content-area content-container content-side-layout header navbar navbar-transition " +
    "navigation-items page-title panel sidebar sidebar-content sidebar-title " +
    "table-of-contents table-of-contents-content table-of-contents-layout"
  ).split(" "),
);

/** Where a link to a heading leads: no link means a part of the shell. */
export function headingAnchor(written: string): string {
  return FRAME_IDS.has(written) ? `${written}-2` : written;
}

/** Ids of one page: a second `setup` becomes `setup-2`. */
export function countHeadingIds(): (wish: string) => string {
  const used = new Map<string, number>(Array.from(FRAME_IDS, (id) => [id, 1]));
  return (wish) => {
    let count = (used.get(wish) ?? 0) + 1;
    used.set(wish, count);
    if (count === 1) return wish;
    while (used.has(`${wish}-${count}`)) count++;
    used.set(wish, count);
    used.set(`${wish}-${count}`, 1);
    return `${wish}-${count}`;
  };
}

/** What hosts with GitHub's rule call a heading: links from elsewhere may use it. */
export function githubId(text: string): string {
  const words = text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\s-]/gu, "");
  return words.replace(/\s/g, "-");
}

/** The size one step below the last heading. A page has a title of its own above all of them. */
export function titleSizeBelow(level: number): string {
  return `h${Math.min(level + 1, 4)}`;
}

/** The level of a heading of this size; null where it is none. */
export function levelOfSize(size: string): number | null {
  return size.startsWith("h") ? Number(size.slice(1)) : null;
}
