// Runs at the edge: adapts the answers for agents to each host. Bundled into one file, to which a build adds its site.
import { answerAgent } from "./answer-agent.js";
import type { FetchPublic, StaticSite } from "./is-for-agent.js";

/** Fetches as the host's own binding does. */
type Fetch = (request: Request) => Promise<Response>;

/** Cloudflare Pages: the worker gets every request and asks for the files of the site. */
export function cloudflare(site: StaticSite) {
  return {
    fetch: (request: Request, { ASSETS }: { readonly ASSETS: { readonly fetch: Fetch } }) =>
      answer(request, site, { fetchFile: (wanted) => ASSETS.fetch(wanted), next: () => ASSETS.fetch(request) }),
  };
}

/** Netlify: an edge function before the files of the site. */
export function netlify(site: StaticSite) {
  return (request: Request, context: { readonly next: () => Promise<Response> }) =>
    answer(request, site, { fetchFile: (wanted) => fetch(wanted), next: () => context.next() });
}

/** Vercel: middleware, which says in a header that the files of the site answer. */
export function vercel(site: StaticSite) {
  return (request: Request) =>
    answer(request, site, {
      fetchFile: (wanted) => fetch(wanted),
      next: async () => new Response(null, { headers: { "x-middleware-next": "1" } }),
    });
}

interface Host {
  readonly fetchFile: Fetch;
  readonly next: () => Promise<Response>;
}

async function answer(request: Request, site: StaticSite, { fetchFile, next }: Host): Promise<Response> {
  // Who may see a protected preview of the site says so with a cookie.
  const cookie = request.headers.get("cookie");
  const headers = { accept: "*/*", ...(cookie === null ? {} : { cookie }) };
  const fetchPublic: FetchPublic = (path) => fetchFile(new Request(new URL(path, request.url), { headers }));
  const forAgent = await answerAgent(request, site, fetchPublic).catch(() => null);
  if (forAgent !== null) return forAgent;
  const response = await next();
  if (!/\bhtml\b/.test(response.headers.get("content-type") ?? "")) return response;
  const varying = new Response(response.body, response);
  varying.headers.append("vary", "Accept");
  return varying;
}
