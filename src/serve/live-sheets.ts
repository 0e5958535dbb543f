// Runs in the browser: reloads edited style sheets.

/** Those of the site that no newer one is being loaded for. */
const SHEETS = 'link[rel="stylesheet"]:not([data-leaving])';

/** Sheets with a hash in their name never change: they are other ones. */
const HASHED = /-[A-Z0-9]{8}\./;

/**
 * A sheet that is loaded again costs the layout of the whole page, and its fonts are asked for again. So it is only exchanged
 * where its text is another.
 */
export function liveSheets() {
  /** What each said when it was asked for last; null where it did not answer. */
  const texts = new Map<string, Promise<string | null>>();
  const ask = (address: string, cache: RequestCache) => {
    const text = textOf(address, cache).catch(() => null);
    texts.set(address, text);
    return text;
  };
  for (const address of addresses()) void ask(address, "force-cache");
  return {
    /** Looks for changed sheets, and exchanges them. The page does not wait for it. */
    freshen() {
      for (const address of addresses()) {
        const last = texts.get(address);
        const next = ask(address, "no-store");
        // A server that is gone gives null. Once it is back, the page loads again.
        void Promise.all([last, next]).then(([was, is]) => is !== null && is !== was && exchange(address));
      }
    },
  };
}

export async function textOf(address: string, cache: RequestCache): Promise<string> {
  return (await fetch(address, { cache, headers: { accept: "text/html, text/css" } })).text();
}

function sheets(): HTMLLinkElement[] {
  const all = [...document.querySelectorAll<HTMLLinkElement>(SHEETS)];
  return all.filter(({ href }) => new URL(href).origin === location.origin);
}

function addressOf(sheet: HTMLLinkElement): string {
  return sheet.href.split("?")[0] ?? "";
}

function addresses(): Set<string> {
  return new Set(
    sheets()
      .map(addressOf)
      .filter((address) => !HASHED.test(address)),
  );
}

/** A sheet stays until its successor is there: a page without styles would jump. */
function exchange(address: string): void {
  for (const sheet of sheets().filter((each) => addressOf(each) === address)) {
    const next = document.importNode(sheet);
    sheet.dataset["leaving"] = "";
    next.href = `${address}?${Date.now()}`;
    for (const end of ["load", "error"]) next.addEventListener(end, () => sheet.remove());
    sheet.after(next);
  }
}
