// Fetches pages of the site, to take parts from them.

/** Is given the page and the address that it was found at. */
type Ready = (page: Document, url: string) => void;

/** Fails where there is no such page. */
export async function fetchPage(url: string, ready?: Ready): Promise<Document> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(String(response.status));
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  ready?.(page, response.url);
  return page;
}

/** Fetches each page once, unless it fails. */
export function pageFetcher(ready?: Ready): (url: string) => Promise<Document> {
  const pages = new Map<string, Promise<Document>>();
  return (url) => {
    const page = pages.get(url) ?? fetchPage(url, ready);
    pages.set(url, page);
    page.catch(() => pages.delete(url));
    return page;
  };
}
