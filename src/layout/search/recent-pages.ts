// Reads from the browser's memory which pages a reader was on. `remember-page.ts` writes it.

const KEY = "docsgen:pages";

export interface VisitedPage {
  readonly address: string;
  readonly title: string;
}

/** Latest first; only those below the base path. */
export function readRecentPages(base: string): VisitedPage[] {
  try {
    return (localStorage.getItem(KEY) ?? "").split("\n").flatMap((line) => {
      const [address = "", title] = line.split("\t");
      return title && address.startsWith(`${base}/`) ? [{ address, title }] : [];
    });
  } catch {
    return []; // Storage is blocked.
  }
}
