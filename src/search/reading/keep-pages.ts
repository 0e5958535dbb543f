// Keeps the pages that were read last: most questions are answered by the same pages, and opening one takes longer than searching.
import type { PageEntry } from "../bundle-files.js";

/** Bytes of all pages that are kept. */
const MOST_KEPT = 12_000_000;

/** Makes reading pages remember what was read. */
export function keepPages<Page extends { readonly length: number }>(
  read: (entry: PageEntry) => Page,
): (entry: PageEntry) => Page {
  // In the order of use: what was asked for longest ago is let go first.
  const kept = new Map<PageEntry, Page>();
  let bytes = 0;
  return (entry) => {
    const known = kept.get(entry);
    const page = known ?? read(entry);
    if (known === undefined) bytes += page.length;
    kept.delete(entry);
    kept.set(entry, page);
    for (const [oldest, { length }] of kept) {
      if (bytes <= MOST_KEPT || oldest === entry) break;
      kept.delete(oldest);
      bytes -= length;
    }
    return page;
  };
}
