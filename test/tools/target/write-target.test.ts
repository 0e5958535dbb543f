// What `build --target` writes, called with requests as its host would call it.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { describe, expect, it, onTestFinished } from "vitest";
import { buildQuietly } from "../../../src/commands/build.js";
import { lastBuild } from "../../../src/commands/building/last-build.js";
import { readRun } from "../../../src/commands/options/reading-options.js";
import { siteHandler } from "../../../src/serve/handler.js";
import { readBuiltSite } from "../../../src/serve/read-built-site.js";
import { checkTarget, FILES_OF_TARGET, writeTarget } from "../../../src/tools/target/write-target.js";
import { PLAIN_FLAGS } from "../../build-site.js";
import { rebuildProject, settled } from "../../commands/rebuilt-project.js";
import { temporaryFolder, writeFiles } from "../../temporary-folder.js";

// The function is a file of the bundle, dist/browser/edge.js.
const PAGES = {
  "docs.json": JSON.stringify({
    name: "Acme",
    theme: "mint",
    colors: { primary: "#123456" },
    navigation: { pages: ["index", "guides/start", "v1.2", "mcp"] },
    redirects: [{ source: "/old/:slug*", destination: "/guides/:slug*" }],
  }),
  "index.mdx": "---\ntitle: Home\n---\n\nWelcome.\n",
  "guides/start.mdx": "---\ntitle: Start\n---\n\nFirst.\n\n## Rate limits\n\nA thousand marmots a minute.\n",
  "v1.2.mdx": "---\ntitle: Release 1.2\n---\n\nNews.\n",
  "mcp.mdx": "---\ntitle: MCP\n---\n\nHow to connect.\n",
};

const HOME = "https://docs.example.com";
const folder = temporaryFolder();
const out = join(folder, "public/docs");
writeFiles(folder, PAGES);
await buildQuietly(folder, { ...PLAIN_FLAGS, base: "/docs", siteUrl: HOME, out });
writeTarget("cloudflare", out, folder);
const worker = (await load(join(folder, "public/_worker.js"))) as {
  fetch: (request: Request, env: unknown) => Promise<Response>;
};
const host = siteHandler(readBuiltSite(out), (error) => new Response(String(error), { status: 500 }));
const send = (path: string, init?: RequestInit) =>
  worker.fetch(new Request(HOME + path, init), { ASSETS: { fetch: host } });

async function load(file: string): Promise<unknown> {
  const copy = file.replace(/\.js$/, ".mjs");
  writeFileSync(copy, readFileSync(file));
  return (await import(pathToFileURL(copy).href)).default;
}

const MARKDOWN = { headers: { accept: "text/markdown, text/html;q=0.9" } };

describe("a page at the edge", () => {
  it.each(["/docs", "/docs/mcp"])("%s is Markdown for those who prefer it", async (path) => {
    const response = await send(path, MARKDOWN);
    expect(response.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
    expect(response.headers.get("vary")).toBe("Accept");
    expect(await response.text()).toMatch(/^(?:>[^\n]*\n+)*# \w/m);
  });

  it("is HTML for others, also where tools answer", async () => {
    expect(await (await send("/docs/mcp", { headers: { accept: "text/html" } })).text()).toContain("How to connect");
  });

  it("leaves what is no page to the host", async () => {
    for (const path of ["/elsewhere", `/docs/${"a".repeat(3000)}`])
      expect((await send(path, MARKDOWN)).status).toBe(404);
  });
});

it("tools at the edge are found and called by the official client", async () => {
  const client = new Client({ name: "test", version: "1" });
  const transport = new StreamableHTTPClientTransport(new URL(`${HOME}/docs/mcp`), {
    fetch: (url, init) => send(new URL(url).pathname, init),
  });
  await client.connect(transport);
  expect(client.getServerVersion()).toMatchObject({ name: "docs.example.com-docs", title: "Acme" });
  expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(["search", "read_page"]);
  const text = async (name: string, args: object) =>
    JSON.stringify(await client.callTool({ name, arguments: { ...args } }));
  const found = await text("search", { query: "how many marmots" });
  expect(found).toContain(`Link: ${HOME}/docs/guides/start/#rate-limits`);
  expect(found).toContain("A thousand marmots a minute.");
  expect(await text("search", { query: "zzzzqqq" })).toContain("No results.");
  expect(await text("search", { query: "x".repeat(1001) })).toContain('"isError":true');
  expect(await text("read_page", { path: "/guides/start#rate-limits" })).toContain("A thousand marmots");
  const others = ["../../etc/passwd", ".well-known/api-catalog", "_docsgen/site", "%2e%2e/x", "a\\..\\b"];
  for (const path of [...others, "//evil.example/x", "nowhere"])
    expect(await text("read_page", { path })).toContain("does not exist");
  await client.close();
});

describe("files for a host", () => {
  it("of Cloudflare Pages are where it publishes, with what it reads there", () => {
    const routes = JSON.parse(readFileSync(join(folder, "public/_routes.json"), "utf8"));
    expect(routes.include).toEqual(["/docs/*"]);
    expect(readFileSync(join(folder, "public/_redirects"), "utf8")).toContain("/docs/old/");
  });

  it("of Netlify are an edge function with its paths, which passes on what is no agent's", async () => {
    writeTarget("netlify", out, folder);
    const file = join(folder, ".netlify/v1/edge-functions/docsgen.js");
    expect(readFileSync(file, "utf8")).toContain('export const config = {"path":["/docs/*","/docs"]');
    const edge = (await load(file)) as (request: Request, context: object) => Promise<Response>;
    const next = async () => new Response("page", { headers: { "content-type": "text/html" } });
    expect(await (await edge(new Request(`${HOME}/docs/`), { next })).text()).toBe("page");
  });

  it("of Vercel are its build output, with redirects behind the files", async () => {
    const output = join(folder, ".vercel/output");
    expect(() => checkTarget("vercel", out, "/docs")).toThrow("Vercel does not read the site from");
    checkTarget("vercel", join(output, "static/docs"), "/docs");
    await buildQuietly(folder, { ...PLAIN_FLAGS, base: "/docs", target: "vercel" });
    writeTarget("vercel", join(output, "static/docs"), folder);
    const { routes } = JSON.parse(readFileSync(join(output, "config.json"), "utf8"));
    const varying = routes.find((route: { headers?: { Vary?: string } }) => route.headers?.Vary === "Accept");
    const isVarying = (path: string) => new RegExp(varying.src).test(path);
    expect(["/docs", "/docs/", "/docs/guides/start/", "/docs/v1.2/", "/docs/x.css"].filter(isVarying)).toHaveLength(4);
    expect(isVarying("/docs/x.css")).toBe(false);
    const at = routes.findIndex((route: { handle?: string }) => route.handle === "filesystem");
    const moved = { src: "^/docs/old/(.*)$", status: 308, headers: { Location: "/docs/guides/$1" } };
    expect(routes.slice(at + 1)).toContainEqual(moved);
    expect(existsSync(join(output, "functions/docsgen.func/.vc-config.json"))).toBe(true);
    type Middleware = (request: Request) => Promise<Response>;
    const middleware = (await load(join(output, "functions/docsgen.func/index.js"))) as Middleware;
    const passed = await middleware(new Request(`${HOME}/docs/`));
    expect(passed.headers.get("x-middleware-next")).toBe("1");
  });
});

it("the next build is done at once if only files for the host were added, and leaves none for another host", async () => {
  const added = ["_worker.js", "_routes.json"];
  const project = rebuildProject({ "docs.json": PAGES["docs.json"], "index.mdx": PAGES["index.mdx"] });
  onTestFinished(project.remove);
  const [root, site] = [join(project.work, "site"), join(project.work, "out")];
  const flags = { ...PLAIN_FLAGS, cache: true, lenient: true, out: site, target: "cloudflare" } as const;
  const isRecalled = (others: readonly string[]) =>
    lastBuild(root, site, { ...readRun(root, flags), others }).recall() !== null;
  await settled();
  await project.run("out", { target: "cloudflare" });
  expect(added.filter((file) => existsSync(join(site, file)))).toEqual(added);
  expect(isRecalled(FILES_OF_TARGET.cloudflare)).toBe(true);
  expect(isRecalled(FILES_OF_TARGET.netlify)).toBe(false);
  await project.run("out");
  expect(added.filter((file) => existsSync(join(site, file)))).toEqual([]);
});

it("pages and llms.txt name the function where there is one", async () => {
  const docs = { ...JSON.parse(PAGES["docs.json"]), contextual: { options: ["mcp"] } };
  const project = rebuildProject({ "docs.json": JSON.stringify(docs), "index.mdx": PAGES["index.mdx"] });
  onTestFinished(project.remove);
  const read = (file: string) => readFileSync(join(project.work, "out", file), "utf8");
  const address = `${HOME}/docs/mcp`;
  await project.run("out", { target: "cloudflare", siteUrl: `${HOME}/docs` });
  expect(read("llms.txt")).toContain(`](${address})`);
  expect(read("index.html")).toContain(address);
  await project.run("out", { siteUrl: `${HOME}/docs` });
  expect(read("llms.txt")).not.toContain(address);
  expect(read("index.html")).not.toContain(address);
});
