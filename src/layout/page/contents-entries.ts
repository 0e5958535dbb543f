// Runs in the browser: the entries of the contents and the headings they lead to.

export interface ContentsEntry {
  readonly link: HTMLAnchorElement;
  readonly heading: Element;
}

/** In page order. */
export function contentsEntries(page: HTMLElement): ContentsEntry[] {
  return [...page.querySelectorAll<HTMLAnchorElement>("#table-of-contents a")].flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return heading ? [{ link, heading }] : [];
  });
}
