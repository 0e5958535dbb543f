// Owns the full address of a page: the one that a plain host answers at, without a redirect.

interface ServedSite {
  /** Origin without a slash at the end; null where it is not known. */
  readonly url: string | null;
  /** `seo.trailingSlash`. */
  readonly trailingSlash: boolean | null;
}

/**
 * Pages are folders, so hosts of files serve them with a slash at the end; `seo.trailingSlash: false` says that this one
 * does not. `path` has the base path and is encoded. Null where the site's origin is not known.
 */
export function servedAddress(path: string, { url, trailingSlash }: ServedSite): string | null {
  if (url === null) return null;
  const slash = trailingSlash === false || path.endsWith("/") ? "" : "/";
  return `${url}${path}${slash}`;
}
