// What `build --target` writes, called with requests as its host would call it.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { beforeAll, describe, expect, it } from "vitest";
import { buildQuietly } from "../../../src/commands/build.js";
import { lastBuild } from "../../../src/commands/building/last-build.js";
import { readRun } from "../../../src/commands/options/reading-options.js";
import { makeFolder } from "../../../src/files/make-folder.js";
import { siteHandler } from "../../../src/serve/handler.js";
import { readBuiltSite } from "../../../src/serve/read-built-site.js";
import { checkTarget, FILES_OF_TARGET, writeTarget } from "../../../src/tools/target/write-target.js";
import { rebuiltProject, settled } from "../../commands/rebuilt-project.js";
import { temporaryFolder } from "../../temporary-folder.js";

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
let send: (path: string, init?: RequestInit) => Promise<Response>;

beforeAll(async () => {
  for (const [file, text] of Object.entries(PAGES)) {
    makeFolder(join(folder, file, ".."));
    writeFileSync(join(folder, file), text);
  }
  const flags = { parser: "native", cache: false, format: "text", base: "/docs", siteUrl: HOME, out } as const;
  await buildQuietly(folder, flags);
  writeTarget("cloudflare", out, folder);
  const worker = (await load(join(folder, "public/_worker.js"))) as {
    fetch: (request: Request, env: unknown) => Promise<Response>;
  };
  const host = siteHandler(readBuiltSite(out), (error) => new Response(String(error), { status: 500 }));
  send = (path, init) => worker.fetch(new Request(HOME + path, init), { ASSETS: { fetch: host } });
});

async function load(file: string): Promise<unknown> {
  const copy = file.replace(/\.js$/, ".mjs");
  writeFileSync(copy, readFileSync(file));
  return (await import(pathToFileURL(copy).href)).default;
}

const MARKDOWN = { headers: { accept: "text/markdown, text/html;q=0.9" } };
const JSON_HEADERS = { "content-type": "application/json", accept: "application/json, text/event-stream" };

describe("a page at the edge", () => {
  it.each(["/docs/guides/start", "/docs/guides/start/", "/docs/v1.2", "/docs", "/docs/mcp"])(
    "%s is Markdown for those who prefer it",
    async (path) => {
      const response = await send(path, MARKDOWN);
      expect(response.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
      expect(response.headers.get("vary")).toBe("Accept");
      expect(await response.text()).toMatch(/^(?:>[^\n]*\n+)*# \w/m);
    },
  );

  it("is HTML for everybody else, and says that there are two forms", async () => {
    for (const accept of ["text/html,*/*;q=0.8", "*/*", "text/html, text/markdown;q=0.5", "text/markdown;q=0"]) {
      const response = await send("/docs/guides/start", { headers: { accept } });
      expect(response.headers.get("content-type")).toContain("text/html");
      expect(response.headers.get("vary")).toContain("Accept");
    }
  });

  it("has no body for HEAD", async () => {
    const response = await send("/docs/guides/start", { ...MARKDOWN, method: "HEAD" });
    expect([response.status, await response.text()]).toEqual([200, ""]);
    expect(response.headers.get("content-type")).toContain("text/markdown");
  });

  it("leaves what is no page to the host", async () => {
    expect((await send("/docs/nowhere", MARKDOWN)).status).toBe(404);
    expect((await send("/elsewhere", MARKDOWN)).status).toBe(404);
    expect((await send("/docs/llms.txt", MARKDOWN)).headers.get("content-type")).toContain("text/plain");
    expect((await send(`/docs/${"a".repeat(3000)}`, MARKDOWN)).status).toBe(404);
  });
});

describe("tools at the edge", () => {
  it("are found and called by the official client", async () => {
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
    for (const path of [
      "../../etc/passwd",
      ".well-known/api-catalog",
      "_docsgen/site",
      "%2e%2e/x",
      "a\\..\\b",
      "//evil.example/x",
      "nowhere",
    ])
      expect(await text("read_page", { path })).toContain("does not exist");
    await client.close();
  });

  const call = (body: string, headers: Record<string, string> = {}) =>
    send("/docs/mcp", { method: "POST", headers: { ...JSON_HEADERS, ...headers }, body });

  it.each([
    ["no JSON", "{", {}, 400],
    ["another type", "{}", { "content-type": "text/plain" }, 415],
    ["a large body", `"${"x".repeat(70_000)}"`, {}, 413],
    ["what is no message", '{"a":1}', {}, 400],
  ])("refuse %s", async (_name, body, headers, status) => {
    const response = await call(body, headers);
    expect(response.status).toBe(status);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
  });

  it("take any origin, and leave the page at their address readable", async () => {
    const asked = await send("/docs/mcp", { method: "OPTIONS", headers: { origin: "https://chat.example" } });
    expect([asked.status, asked.headers.get("access-control-allow-origin")]).toEqual([204, "*"]);
    expect((await send("/docs/mcp", { method: "DELETE" })).status).toBe(405);
    expect((await send("/docs/mcp", { headers: { accept: "text/event-stream" } })).status).toBe(405);
    expect(await (await send("/docs/mcp", { headers: { accept: "text/html" } })).text()).toContain("How to connect");
  });
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
    const flags = { parser: "native", cache: false, format: "text", base: "/docs", target: "vercel" } as const;
    await buildQuietly(folder, flags);
    writeTarget("vercel", join(output, "static/docs"), folder);
    const { routes } = JSON.parse(readFileSync(join(output, "config.json"), "utf8"));
    const varying = routes.find((route: { headers?: { Vary?: string } }) => route.headers?.Vary === "Accept");
    const isVarying = (path: string) => new RegExp(varying.src).test(path);
    expect(["/docs", "/docs/", "/docs/guides/start/", "/docs/v1.2/", "/docs/x.css"].map(isVarying)).toEqual([
      ...[true, true, true, true],
      false,
    ]);
    const at = routes.findIndex((route: { handle?: string }) => route.handle === "filesystem");
    expect(routes.slice(at + 1)).toContainEqual({
      src: "^/docs/old/(.*)$",
      status: 308,
      headers: { Location: "/docs/guides/$1" },
    });
    expect(existsSync(join(output, "functions/docsgen.func/.vc-config.json"))).toBe(true);
    const middleware = (await load(join(output, "functions/docsgen.func/index.js"))) as (
      r: Request,
    ) => Promise<Response>;
    const passed = await middleware(new Request(`${HOME}/docs/`));
    expect(passed.headers.get("x-middleware-next")).toBe("1");
  });
});

describe("the next build", () => {
  const files = ["_worker.js", "_routes.json"];

  it("is done at once where only the files for the host were added, and leaves no such file for another host", async () => {
    const project = rebuiltProject({ "docs.json": PAGES["docs.json"], "index.mdx": PAGES["index.mdx"] });
    try {
      const [root, site] = [join(project.work, "site"), join(project.work, "out")];
      const reading = { parser: "native", cache: true, format: "text", lenient: true, offline: true } as const;
      const flags = { ...reading, out: site, target: "cloudflare" } as const;
      const isRecalled = (others: readonly string[]) =>
        lastBuild(root, site, { ...readRun(root, flags), others }).recall() !== null;
      await settled();
      await project.run("out", { target: "cloudflare" });
      expect(files.map((file) => existsSync(join(site, file)))).toEqual([true, true]);
      expect(isRecalled(FILES_OF_TARGET.cloudflare)).toBe(true);
      expect(isRecalled(FILES_OF_TARGET.netlify)).toBe(false);
      await project.run("out");
      expect(files.map((file) => existsSync(join(site, file)))).toEqual([false, false]);
    } finally {
      project.remove();
    }
  });
});

it("pages and llms.txt name the function where there is one", async () => {
  const docs = { ...JSON.parse(PAGES["docs.json"]), contextual: { options: ["mcp"] } };
  const project = rebuiltProject({ "docs.json": JSON.stringify(docs), "index.mdx": PAGES["index.mdx"] });
  try {
    const read = (file: string) => readFileSync(join(project.work, "out", file), "utf8");
    const address = `${HOME}/docs/mcp`;
    await project.run("out", { target: "cloudflare", siteUrl: `${HOME}/docs` });
    expect(read("llms.txt")).toContain(`](${address})`);
    expect(read("index.html")).toContain(address);
    await project.run("out", { siteUrl: `${HOME}/docs` });
    expect(read("llms.txt")).not.toContain(address);
    expect(read("index.html")).not.toContain(address);
  } finally {
    project.remove();
  }
});
