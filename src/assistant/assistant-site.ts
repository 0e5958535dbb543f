// Owns the site that an assistant answers for: its bundle and its address.
import type { Bundle } from "../search/bundle.js";
import { decodePath, pageHref } from "../shared/encode-path.js";

/** What the owner of a site says to the assistant, and has it say. */
export interface SiteWords {
  /** Tone, names, what to do when nothing is found: for a model. */
  readonly instructions: string | null;
  /** Who helps where the documentation does not: Markdown, such as `[support](https://…)`. */
  readonly contact: string | null;
}

export interface AssistantSite {
  readonly domain: string;
  /** What the site calls itself; null where the build did not say. */
  readonly title: string | null;
  /** The prefix of page addresses in links: origin and base path, or only the base path. */
  readonly prefix: string;
  /** Whether addresses of pages end with a slash. Missing: they do not. */
  readonly trailingSlash?: boolean;
  readonly bundle: Bundle;
  readonly words?: SiteWords;
  /** Where the playground's proxy may go, as the build wrote it; null or missing where the site has no proxy. */
  readonly proxyRules?: unknown;
}

/** The sites by domain. A new build takes the place of an old one between two requests. */
export interface Sites {
  get(domain: string): AssistantSite | undefined;
  /** Whether the operator serves the domain, also where its site could not be read so far; missing: where `get` finds one. */
  isExpected?(domain: string): boolean;
}

/** Where a section is read. */
export function sectionUrl(
  { prefix, trailingSlash = false }: Pick<AssistantSite, "prefix" | "trailingSlash">,
  address: string,
  anchor: string | null,
): string {
  const path = pageHref(address, { base: prefix, trailingSlash });
  return anchor === null ? path : `${path}#${anchor}`;
}

/** The address of a page, without base path and slash at its end, by the path that a browser shows. */
export function addressAt({ prefix }: Pick<AssistantSite, "prefix">, path: string): string {
  const base = (URL.canParse(prefix) ? new URL(prefix).pathname : prefix).replace(/\/$/, "");
  const own = path.startsWith(`${base}/`) || path === base ? path.slice(base.length) : path;
  return `/${decodePath(own).replace(/^\/+|\/+$/g, "")}`;
}
