// Serves a built site with the configuration of each recipe whose server can be installed.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { parse } from "yaml";

const repository = fileURLToPath(new URL("..", import.meta.url));
const recipes = join(repository, "examples/hosting");
const folder = mkdtempSync(join(tmpdir(), "docsgen-hosting-"));
const srv = join(folder, "srv");
const servers: ChildProcess[] = [];

const DOCS = {
  name: "Site",
  navigation: { pages: ["index", "guide"] },
  redirects: [{ source: "/old", destination: "/guide" }],
};

beforeAll(() => {
  mkdirSync(join(folder, "docs"));
  writeFileSync(join(folder, "docs/docs.json"), JSON.stringify(DOCS));
  writeFileSync(join(folder, "docs/index.mdx"), "# Welcome\n");
  writeFileSync(join(folder, "docs/guide.mdx"), "---\ntitle: Guide\n---\n\nHow to.\n");
  build("--out", srv);
  build("--out", join(srv, "base"), "--base", "/base");
});

afterAll(() => {
  for (const server of servers) server.kill();
  rmSync(folder, { recursive: true, force: true });
});

function build(...args: string[]): void {
  const { status, stderr } = spawnSync(process.execPath, [
    join(repository, "bin/docsgen.js"),
    "build",
    join(folder, "docs"),
    ...args,
  ]);
  expect(status, stderr.toString()).toBe(0);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

async function startNginx(): Promise<string> {
  const port = await freePort();
  const recipe = readFileSync(join(recipes, "nginx/docs.conf"), "utf8");
  const server = recipe
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replaceAll("/srv/docs", srv)
    .replace(/^#.*/gm, "");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/t;`,
  );
  const main = `daemon off; pid ${folder}/nginx.pid; error_log stderr; events {}
http { include /etc/nginx/mime.types; access_log off; ${temporary.join(" ")} ${server} }`;
  writeFileSync(join(folder, "nginx.conf"), main);
  // The folder of the site is this user's alone, so workers run as this user.
  const user = process.getuid?.() === 0 ? ["-g", "user root;"] : [];
  return start("nginx", ["-c", join(folder, "nginx.conf"), ...user], port);
}

async function startCaddy(): Promise<string> {
  const port = await freePort();
  const recipe = readFileSync(join(recipes, "caddy/Caddyfile"), "utf8");
  const file = recipe.replace("docs.example.com {", `http://127.0.0.1:${port} {`).replaceAll("/srv/docs", srv);
  writeFileSync(join(folder, "Caddyfile"), `{\n\tadmin off\n}\n${file}`);
  return start("caddy", ["run", "--adapter", "caddyfile", "--config", join(folder, "Caddyfile")], port);
}

async function start(command: string, args: readonly string[], port: number): Promise<string> {
  const env = { ...process.env, PATH: `${process.env["PATH"]}:/usr/sbin`, HOME: folder, XDG_DATA_HOME: folder };
  const server = spawn(command, args, { env, stdio: ["ignore", "ignore", "pipe"] });
  servers.push(server);
  let said = "";
  server.stderr?.on("data", (data) => {
    said += data;
  });
  const origin = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(origin).catch(() => Promise.reject(new Error(said))), { timeout: 60_000, interval: 50 });
  return origin;
}

const started = { nginx: startNginx, caddy: startCaddy };

describe.each(["nginx", "caddy"] as const)("the recipe for %s", (name) => {
  let origin = "";
  beforeAll(async () => {
    origin = await started[name]();
  });

  it.each(["", "/base"])('serves pages, Markdown, redirects and the 404 page below "%s"', async (base) => {
    const get = (path: string) => fetch(origin + base + path);
    for (const path of ["/", "/guide", "/guide/"]) {
      const page = await get(path);
      expect([path, page.status, page.headers.get("content-type")]).toEqual([
        path,
        200,
        expect.stringContaining("text/html"),
      ]);
      expect(await page.text()).toContain(path === "/" ? "Welcome" : "How to.");
    }
    const markdown = await get("/guide.md");
    expect(markdown.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
    expect(await (await get("/old")).text()).toContain(`url=${base}/guide`);
    const missing = await get("/nothing/here");
    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain("404");
  });

  it("keeps files whose names change with their content, and lets no browser guess types", async () => {
    const script = readdirSync(join(srv, "_docsgen")).find((file) => /-[a-z0-9]{8}\.js$/.test(file));
    const { headers } = await fetch(`${origin}/_docsgen/${script}`);
    expect(headers.get("cache-control") ?? "").toContain("immutable");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    const page = (await fetch(`${origin}/guide/`)).headers;
    expect(page.get("cache-control") ?? "").not.toContain("immutable");
    expect(page.get("content-security-policy")).toContain("frame-ancestors 'self'");
    expect(page.get("permissions-policy")).toContain("camera=()");
  });
});

describe("the other recipes", () => {
  it("can be read by their hosts, and use options that there are", () => {
    const read = (file: string) => readFileSync(join(recipes, file), "utf8");
    expect(JSON.parse(read("vercel/vercel.json")).buildCommand).toContain("docsgen build --target vercel");
    expect(Object.keys(parse(read("docker/compose.yaml")).services)).toEqual(["site", "assistant", "store"]);
    expect(parse(read("github-pages/docs.yml")).jobs).toHaveProperty("publish");
    expect(read("github-pages/docs.yml")).toBe(
      readFileSync(join(repository, "templates/project/_github-workflow.yml"), "utf8"),
    );
    const handler: (event: object) => { uri: string } = new Function(
      `${read("s3-cloudfront/viewer-request.js")}; return handler;`,
    )();
    const uri = (path: string) => handler({ request: { uri: path } }).uri;
    expect(["/", "/guide", "/guide/", "/guide.md"].map(uri)).toEqual([
      "/index.html",
      "/guide/index.html",
      "/guide/index.html",
      "/guide.md",
    ]);
  });
});
