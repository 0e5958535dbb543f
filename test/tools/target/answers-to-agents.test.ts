// What agents are answered: the same by the function of each host as by `docsgen preview`.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, it, vi } from "vitest";
import { buildQuietly } from "../../../src/commands/build.js";
import type { Target } from "../../../src/commands/options/choices.js";
import { forAgents } from "../../../src/commands/preview.js";
import { siteHandler } from "../../../src/serve/handler.js";
import { readBuiltSite } from "../../../src/serve/read-built-site.js";
import { writeTarget } from "../../../src/tools/target/write-target.js";
import { PLAIN_FLAGS } from "../../build-site.js";
import { temporaryFolder, writeFiles } from "../../temporary-folder.js";

const HOME = "https://docs.example.com";
const FILES = {
  "docs.json": JSON.stringify({
    name: "Acme",
    theme: "mint",
    colors: { primary: "#123456" },
    navigation: { pages: ["guides/start", "guides/über uns", "v1.2"] },
    redirects: [
      { source: "/old", destination: "/guides/start#rate-limits" },
      { source: "/away", destination: "https://example.org/?a=1&b=2" },
      { source: "/was/:slug*", destination: "/guides/:slug*" },
    ],
  }),
  "guides/start.mdx": "---\ntitle: Start\n---\n\nFirst.\n\n## Rate limits\n\nA thousand marmots a minute.\n",
  "guides/über uns.mdx": "---\ntitle: Us\n---\n\nWho we are.\n",
  "v1.2.mdx": "---\ntitle: Release\n---\n\nNews.\n",
};

type Handler = (request: Request) => Promise<Response>;

const folder = temporaryFolder();
const out = join(folder, ".vercel/output/static/docs");
const hosts = new Map<string, Handler>();

writeFiles(folder, FILES);
await buildQuietly(folder, { ...PLAIN_FLAGS, base: "/docs", siteUrl: HOME, out });
const files = readBuiltSite(out);
const handler = siteHandler(files, (error) => new Response(String(error), { status: 500 }));
// Hosts know nothing of two forms of a page.
const host: Handler = ({ url, method }) => handler(new Request(url, { method, headers: { accept: "*/*" } }));
vi.stubGlobal("fetch", host);
hosts.set("preview", forAgents(handler, files));
const worker = await written<{ fetch: (request: Request, env: object) => Promise<Response> }>(
  "cloudflare",
  ".vercel/output/static/_worker.js",
);
hosts.set("cloudflare", (request) => worker.fetch(request, { ASSETS: { fetch: host } }));
const edge = await written<(request: Request, context: object) => Promise<Response>>(
  "netlify",
  ".netlify/v1/edge-functions/docsgen.js",
);
hosts.set("netlify", (request) => edge(request, { next: () => host(request) }));
const middleware = await written<Handler>("vercel", ".vercel/output/functions/docsgen.func/index.js");
hosts.set("vercel", async (request) => {
  const answer = await middleware(request);
  return answer.headers.has("x-middleware-next") ? host(request) : answer;
});

afterAll(() => vi.unstubAllGlobals());

async function written<Code>(target: Target, file: string): Promise<Code> {
  writeTarget(target, out, folder);
  const copy = join(folder, `${target}.mjs`);
  writeFileSync(copy, readFileSync(join(folder, file)));
  return (await import(pathToFileURL(copy).href)).default;
}

const accepts = (accept: string, method = "GET") => ({ method, headers: { accept } });
const TEXT = accepts("text/markdown");
const calls = (body: unknown, more: Record<string, string> = {}) => ({
  method: "POST",
  headers: { "content-type": "application/json", accept: "application/json, text/event-stream", ...more },
  body: typeof body === "string" ? body : JSON.stringify(body),
});
const ping = (id: number) => ({ jsonrpc: "2.0", id, method: "ping" });

/** An answer as its agent sees it; `type` is null where it has no content. */
type Row = readonly [name: string, path: string, init: RequestInit, status: number, type: string | null, says: RegExp];

const ROWS: readonly Row[] = [
  ["a page", "/guides/start", TEXT, 200, "text/markdown", /# Start/],
  ["a page with a slash", "/guides/start/", TEXT, 200, "text/markdown", /# Start/],
  ["a page with a query", "/guides/start?from=chat", TEXT, 200, "text/markdown", /# Start/],
  ["a page whose address is coded", "/guides/%C3%BCber%20uns", TEXT, 200, "text/markdown", /# Us/],
  ["a page with a dot in its address", "/v1.2", TEXT, 200, "text/markdown", /# Release/],
  ["several forms", "/guides/start", accepts("text/markdown, text/html;q=0.9, */*"), 200, "text/markdown", /# St/],
  ["less than HTML", "/guides/start", accepts("text/markdown;q=0.5, */*"), 200, "text/html", /<!doctype html>/i],
  ["no Markdown", "/guides/start", accepts("text/markdown;q=0"), 200, "text/html", /<!doctype html>/i],
  ["HTML before Markdown", "/guides/start", accepts("text/html, text/markdown;q=0.5"), 200, "text/html", /<!doctype/i],
  ["anything", "/guides/start", accepts("*/*"), 200, "text/html", /<!doctype html>/i],
  ["HEAD of a page", "/guides/start", accepts("text/markdown", "HEAD"), 200, "text/markdown", /^$/],
  ["an address that moved", "/old?from=chat", TEXT, 308, null, /^$/],
  ["an address that moved away", "/away", TEXT, 308, null, /^$/],
  ["an address that moved by a pattern", "/was/start", TEXT, 308, null, /^$/],
  ["the start of a site without a start page", "", TEXT, 307, null, /^$/],
  [
    "no page",
    "/nowhere",
    TEXT,
    404,
    "text/markdown",
    /# Page not found[\s\S]*\(https:\/\/docs\.example\.com\/docs\/llms\.txt\)/,
  ],
  ["HEAD of no page", "/nowhere", accepts("text/markdown", "HEAD"), 404, "text/markdown", /^$/],
  ["no page for a browser", "/nowhere", accepts("text/html"), 404, "text/html", /<!doctype html>/i],
  ["a file", "/llms.txt", TEXT, 200, "text/plain", /Acme/],
  ["two calls", "/mcp", calls([ping(1), ping(2)]), 200, "application/json", /"id":1[\s\S]*"id":2/],
  ["a large body", "/mcp", calls(`"${"x".repeat(70_000)}"`), 413, "application/problem+json", /large/],
  ["what is no message", "/mcp", calls({ a: 1 }), 400, "application/json", /-32700/],
  ["no calls", "/mcp", calls([]), 400, "application/json", /-32600[\s\S]*"id":null/],
  ["no JSON", "/mcp", calls("{"), 400, "application/problem+json", /invalid_json/],
  ["another type", "/mcp", calls("{}", { "content-type": "text/plain" }), 415, "application/problem+json", /JSON/],
  ["one form of answers only", "/mcp", calls(ping(1), { accept: "text/html" }), 406, "application/json", /-32000/],
  ["a stream", "/mcp", accepts("text/event-stream"), 405, "application/problem+json", /POST/],
  ["the tools as a page", "/mcp", TEXT, 404, "text/markdown", /# Page not found/],
  ["what to ask for", "/mcp", { method: "OPTIONS", headers: { origin: "https://chat.example" } }, 204, null, /^$/],
  ["to end a session", "/mcp", { method: "DELETE" }, 405, "application/problem+json", /POST/],
];

describe.each(["preview", "cloudflare", "netlify", "vercel"])("%s", (name) => {
  const ask = (path: string, init: RequestInit): Promise<Response> =>
    hosts.get(name)?.(new Request(`${HOME}/docs${path}`, init)) ?? Promise.reject(new Error(name));

  it.each(ROWS)("answers %s", async (_name, path, init, status, type, says) => {
    const response = await ask(path, init);
    const isPage = !/^\/(?:mcp|llms)/.test(path) && status !== 308;
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")?.split(";")[0] ?? null).toBe(type);
    expect(await response.text()).toMatch(says);
    // Vercel sets it for what its middleware passes on.
    if (isPage && name !== "vercel") expect(response.headers.get("vary")).toContain("Accept");
    if (init.method === "POST" || init.method === "OPTIONS")
      expect(response.headers.get("access-control-allow-origin")).toBe("*");
  });

  it.each([
    ["/old?from=chat", "/docs/guides/start/?from=chat#rate-limits"],
    ["/away", "https://example.org/?a=1&b=2"],
    ["/was/start", "/docs/guides/start"],
    ["", "/docs/guides/start/"],
  ])("leads from %s to the page", async (path, location) => {
    expect((await ask(path, TEXT)).headers.get("location")).toBe(location);
  });
});
