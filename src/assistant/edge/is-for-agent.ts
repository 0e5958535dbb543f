// Tells requests of agents from all others. Imports little, because every request passes it.
import { prefersMarkdown } from "../../serve/prefers-markdown.js";
import type { StaticSite } from "./static-site.js";

/** Whether a request is for the tools of a site. */
export function isForTools(request: Request, { base }: Pick<StaticSite, "base">): boolean {
  return new URL(request.url).pathname.replace(/\/$/, "") === `${base}/mcp`;
}

/** Whether a request wants a page as Markdown. */
export function isForText({ method, headers }: Request): boolean {
  return (method === "GET" || method === "HEAD") && prefersMarkdown(headers.get("accept"));
}
