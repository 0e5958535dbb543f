// Answers requests for the files of a site: redirects, addresses without `index.html`, the 404 page.
import { getMimeType } from "hono/utils/mime";
import type { MatchRedirect } from "../shared/match-redirect.js";
import { prefersMarkdown } from "./prefers-markdown.js";
import { redirectTo, refreshTarget } from "./redirects.js";

export interface Answer {
  readonly bytes: string | Uint8Array;
}

export interface SiteFiles {
  /** The file at a path below the output folder, such as `guides/start/index.html`; null where there is none. */
  readonly find: (file: string) => Promise<Answer | null>;
  readonly redirect: MatchRedirect;
  /** Base path without a slash at the end. */
  readonly base: string;
  /** Whether browsers may keep hashed files for ever. */
  readonly immutable: boolean;
}

/** Makes the handler of a site. It never throws: what a file's maker throws is answered by `fail`. */
export function siteHandler(
  files: SiteFiles,
  fail: (error: unknown) => Response,
): (request: Request) => Promise<Response> {
  return async (request) => {
    try {
      return await answer(request, files);
    } catch (error) {
      return fail(error);
    }
  };
}

async function answer(request: Request, files: SiteFiles): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD")
    return new Response(null, { status: 405, headers: { allow: "GET, HEAD" } });
  const url = new URL(request.url);
  const path = addressOf(url.pathname);
  if (path === null) return new Response("Invalid URL\n", { status: 400 });
  if (files.base !== "" && path !== files.base && !path.startsWith(`${files.base}/`)) {
    return path === "/" ? redirectTo(`${files.base}/`, "", false) : notFound(request, files);
  }
  const inside = path.slice(files.base.length) || "/";
  const target = files.redirect(inside);
  const found = await findFile(inside, request, { ...files, find: target ? withoutMoved(files) : files.find });
  if (found) return found;
  if (target) return redirectTo(destinationOf(target.destination, files.base), url.search, target.permanent);
  return notFound(request, files);
}

/** The decoded path with forward slashes only, or null where it is malformed or climbs. */
function addressOf(pathname: string): string | null {
  try {
    const path = decodeURIComponent(pathname);
    return path.includes("\0") || path.split(/[\\/]/).includes("..") ? null : path;
  } catch {
    return null; // A lone percent sign.
  }
}

async function findFile(path: string, request: Request, files: SiteFiles): Promise<Response | null> {
  const name = path.replace(/^\/+|\/+$/g, "");
  const wantsMarkdown = prefersMarkdown(request.headers.get("accept"));
  const page = name === "" ? "index" : name;
  const candidates = wantsMarkdown ? [`${page}.md`, name] : [name];
  candidates.push(name === "" ? "index.html" : `${name}/index.html`, `${name}.html`);
  for (const file of candidates) {
    if (file === "") continue;
    const found = await files.find(file);
    if (found) return negotiated(respond(file, found, files), file);
  }
  return null;
}

/** Pages that lead on stand at old addresses for hosts that know no redirects: here the redirect hands on the query. */
function withoutMoved({ find }: SiteFiles): SiteFiles["find"] {
  return async (file) => {
    const found = await find(file);
    const isMoved = found && file.endsWith(".html") && refreshTarget(Buffer.from(found.bytes).toString()) !== null;
    return isMoved ? null : found;
  };
}

/** An address without an ending is a page in two forms: caches must not give one for the other. */
function negotiated(response: Response, file: string): Response {
  if (/\.(?:html|md)$/.test(file)) response.headers.set("vary", "Accept");
  return response;
}

async function notFound(request: Request, files: SiteFiles): Promise<Response> {
  const wantsPage =
    (request.headers.get("accept") ?? "*/*").includes("*/*") || request.headers.get("accept")?.includes("text/html");
  const page = wantsPage ? await files.find("404.html") : null;
  return page
    ? negotiated(respond("404.html", page, { ...files, status: 404 }), "404.html")
    : new Response("Not found\n", { status: 404 });
}

const NAMED_BY_CONTENT = /^_docsgen\/(?:[^/]+-[a-z0-9]{8}\.js$|.*-[A-Z0-9]{8}\.)|^search\/parts\//;

interface Responding extends Pick<SiteFiles, "immutable"> {
  readonly status?: number;
}

function respond(file: string, { bytes }: Answer, { immutable, status = 200 }: Responding): Response {
  const type = file.endsWith(".md")
    ? "text/markdown; charset=utf-8"
    : (getMimeType(file) ?? "application/octet-stream");
  const hashed = immutable && NAMED_BY_CONTENT.test(file);
  const headers = {
    "content-type": type,
    "cache-control": hashed ? "public, max-age=31536000, immutable" : "no-cache",
    "x-content-type-options": "nosniff",
  };
  return new Response(typeof bytes === "string" ? bytes : new Uint8Array(bytes), { status, headers });
}

function destinationOf(destination: string, base: string): string {
  return destination.startsWith("/") ? `${base}${destination}` : destination;
}
