// Reads what an address names on its page. Runs in the browser.

/** The id in the address; empty where it has none, or a stray `%` that names nothing. */
export function namedId(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return "";
  }
}
