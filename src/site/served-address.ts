// Owns the full address of a page: the one that a plain host answers at, without a redirect.
import type { Site } from "./site.js";

/**
 * Pages are folders, so hosts of files serve them with a slash at the end; `seo.trailingSlash: false` says that this one
 * does not. `path` has the base path and is encoded. Null where the site's origin is not known.
 */
export function servedAddress(path: string, { address, config }: Pick<Site, "address" | "config">): string | null {
  if (address.url === null) return null;
  const slash = config.seo.trailingSlash === false || path.endsWith("/") ? "" : "/";
  return `${address.url}${path}${slash}`;
}
