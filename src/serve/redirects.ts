// Owns redirects: answers with another address, and pages that only lead there, written by builds and recognised by servers.

import { completeCodes } from "../shared/encode-path.js";
import { unescapeHtml } from "../shared/write-html.js";

/** The `content` of `<meta http-equiv="refresh">`. */
export function refreshTo(target: string): string {
  return `0; url=${target}`;
}

/** Where a page written by docsgen leads at once; null where it is a page to read. */
export function refreshTarget(html: string): string | null {
  const [, target] = /<meta http-equiv="refresh" content="0; url=([^"]+)"/.exec(html) ?? [];
  return target === undefined ? null : unescapeHtml(target);
}

/**
 * Answers with another address.
 * @param search the query of the request, which the new address gets, too
 */
export function redirectTo(destination: string, search: string, permanent: boolean): Response {
  const [address = "", ...hash] = completeCodes(destination).split("#");
  const query = address.includes("?") ? search.replace("?", "&") : search;
  const location = [address + query, ...hash].join("#");
  return new Response(null, { status: permanent ? 308 : 307, headers: { location } });
}
