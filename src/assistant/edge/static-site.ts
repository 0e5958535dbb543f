// Owns the public files that answer agents on hosts without a server.

/** A site as its build describes it. */
export interface StaticSite {
  /** Base path without a slash at the end. */
  readonly base: string;
  readonly name: string | null;
  /** Its origin; null where the build was not told. */
  readonly url: string | null;
}

/** Fetches a public file of the site, named from its root with the base path, as everybody may. */
export type FetchPublic = (path: string) => Promise<Response>;
