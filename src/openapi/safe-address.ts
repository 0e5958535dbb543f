// Decides which addresses of a description readers are given as links.

/** Schemes that open a page or a letter. */
const LINKS = new Set(["http", "https", "mailto", "tel"]);

/** Schemes under which a browser would run what follows, or open a file of the reader's. */
const RUNS = new Set("javascript vbscript data blob file filesystem".split(" "));

/** Whether a link may lead there. An address without a scheme is one of the site. */
export function isSafeLink(address: string): boolean {
  const scheme = schemeOf(address);
  return scheme === null || LINKS.has(scheme);
}

/** Whether requests may be sent there; `{scheme}://…` is filled in by the reader. */
export function isSafeServer(address: string): boolean {
  const scheme = schemeOf(address);
  return scheme === null || !RUNS.has(scheme);
}

/** In lower case; null where there is none, as in `localhost:8080`. Browsers skip control characters and white space. */
function schemeOf(address: string): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what browsers skip.
  const plain = address.replace(/[\u0000-\u0020\u007f-\u009f]/g, "");
  const [, name = "", rest = ""] = /^([a-z][a-z\d+.-]*):(.?)/i.exec(plain) ?? [];
  const scheme = name.toLowerCase();
  // What precedes a port is a host, but `javascript:1` runs.
  const isHost = /\d/.test(rest) && !RUNS.has(scheme);
  return scheme === "" || isHost ? null : scheme;
}
