// Writes paths into addresses: names of files may hold signs that mean something there.

/** A path as it is named, as addresses name it: `/c# tips` is `/c%23%20tips`. */
export function encodePath(path: string): string {
  return /[^\w./-]/.test(path) ? encodeURI(path).replace(/[?#]/g, encodeURIComponent) : path;
}

/** What precedes the query and the hash of an address, and these. */
export function cutAddress(address: string): { readonly path: string; readonly rest: string } {
  const end = `${address}#`.search(/[?#]/);
  return { path: address.slice(0, end), rest: address.slice(end) };
}

/** How a site writes the addresses of its pages. */
export interface PageAddressing {
  /** Base path without a slash at the end. */
  readonly base: string;
  /** `seo.trailingSlash`: pages are folders, and hosts of files serve these with a slash at the end. */
  readonly trailingSlash: boolean;
}

/** The path of a page as its host serves it without a redirect. */
export function pageHref(address: string, { base, trailingSlash }: PageAddressing): string {
  return `${base}${encodePath(address)}${trailingSlash && address !== "/" ? "/" : ""}`;
}

/** The full address of a file or page, as far as the site's origin is known. */
export function fullUrl(path: string, { url, base }: { readonly url: string | null; readonly base: string }): string {
  return `${url ?? ""}${encodePath(base + path)}`;
}

/** The path in an address; text that cannot be decoded is left as it is. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** An address that people wrote, with codes for what would not reach a server: signs beyond ASCII, spaces, a stray `%`. */
export function completeCodes(address: string): string {
  return address.replace(/[^\x21-\x7e]+/g, encodeURIComponent).replace(/%(?![\da-f]{2})/gi, "%25");
}
