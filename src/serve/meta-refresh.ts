// Owns pages that only redirect: written by builds, recognised by servers.
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
