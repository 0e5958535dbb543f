// Owns the sources a page may load from: Content-Security-Policy directives.

/** What a site's own code may load from the hosts that it names. */
export const OF_CODE = [
  "script-src",
  "style-src",
  "img-src",
  "font-src",
  "connect-src",
  "media-src",
  "frame-src",
] as const;

/** The directives that a site or a page may add sources to, in the order in which they are written. */
export const DIRECTIVES = [
  "default-src",
  ...OF_CODE,
  "worker-src",
  "manifest-src",
  "object-src",
  "form-action",
  "base-uri",
  "frame-ancestors",
] as const;

export type Directive = (typeof DIRECTIVES)[number];

/** Plain data, so that it can be hashed and handed to a thread. */
export type Sources = { readonly [Name in Directive]?: readonly string[] | undefined };

/** All sources of all of them, each once. */
export function joinSources(all: readonly Sources[]): Sources {
  const joined: Partial<Record<Directive, readonly string[]>> = {};
  const named = new Set(all.flatMap(Object.keys));
  for (const directive of named.size === 0 ? [] : DIRECTIVES) {
    const sources = new Set(all.flatMap((each) => each[directive] ?? []));
    if (sources.size > 0) joined[directive] = [...sources];
  }
  return joined;
}

/** The same sources for several directives. */
export function allowFor(directives: readonly Directive[], sources: readonly string[]): Sources {
  return sources.length === 0 ? {} : Object.fromEntries(directives.map((directive) => [directive, sources]));
}

/**
 * The origin of a URL as a source: `https://a.example:8080`; null where it has none. A URL that leaves its protocol to the page
 * gives a source that does, too: `a.example`.
 */
export function originSource(url: string): string | null {
  const full = absolute(url);
  if (!/^(?:https?|wss?):\/\//i.test(full) || !URL.canParse(full)) return null;
  const { protocol, host } = new URL(full);
  // A name, all names below one, or an address, with a port: no sign that could end a source or begin another.
  if (!/^(?:(?:\*\.)?[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i.test(host)) return null;
  return full === url ? `${protocol}//${host}` : host;
}

function absolute(url: string): string {
  return url.startsWith("//") ? `https:${url}` : url;
}

/** A file on another host as a source: its address without the query, which browsers do not compare. */
export function fileSource(url: string): string | null {
  const origin = originSource(url);
  if (origin === null) return null;
  const { pathname } = new URL(absolute(url));
  return pathname === "/"
    ? origin
    : origin + pathname.replaceAll(";", "%3B").replaceAll(",", "%2C").replaceAll("'", "%27");
}

/** The origins of all URLs in a text of code. Those without a protocol are known by the quotation mark before them. */
export function originsIn(code: string): string[] {
  const origins = new Set<string>();
  for (const [url] of code.matchAll(/(?:(?:https?|wss?):|(?<=["'`]))\/\/[a-z\d.-]+(?::\d+)?/gi)) {
    const origin = originSource(url);
    // PostHog's snippet makes the host of its script from the one it reports to.
    if (origin !== null) origins.add(origin).add(origin.replace(".i.posthog.com", "-assets.i.posthog.com"));
  }
  return [...origins].sort();
}
