// Keeps the pages that were read last, since the good pages of a site answer most questions.
import type { PageEntry, StoredPage } from "./bundle-files.js";
import type { BundleFiles } from "./read-bundle-files.js";

/** Letters of Markdown that are kept at most. */
const mostLetters = 16_000_000;

/** The same files; a page that was asked for lately is not read again. */
export function rememberPages(files: BundleFiles): BundleFiles {
  const kept = new Map<PageEntry, Promise<StoredPage>>();
  let letters = 0;

  async function forgetOldest(): Promise<void> {
    for (const [entry, page] of kept) {
      if (letters <= mostLetters) return;
      kept.delete(entry);
      letters -= (await page).markdown.length;
    }
  }

  return {
    ...files,
    async page(entry) {
      const known = kept.get(entry);
      const page = known ?? files.page(entry);
      kept.delete(entry);
      kept.set(entry, page);
      if (known) return known;
      try {
        letters += (await page).markdown.length;
        await forgetOldest();
      } catch (error) {
        kept.delete(entry);
        throw error;
      }
      return page;
    },
  };
}
