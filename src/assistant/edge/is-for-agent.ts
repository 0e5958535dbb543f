// Tells requests of agents from all others. Imports little, because every request passes it.
import { prefersMarkdown } from "../../serve/prefers-markdown.js";

/** Whether a request is for the tools of a site. */
export function isForTools(request: Request, { base }: Pick<StaticSite, "base">): boolean {
  return new URL(request.url).pathname.replace(/\/$/, "") === `${base}/mcp`;
}

/** Whether a request wants a page as Markdown. */
export function isForText({ method, headers }: Request): boolean {
  return (method === "GET" || method === "HEAD") && prefersMarkdown(headers.get("accept"));
}

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
