// Serves a built site with the configuration of each recipe whose server can be installed.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it, vi } from "vitest";
import { parse } from "yaml";
import { listenAssistant } from "../src/assistant/listen-assistant.js";
import type { Provider } from "../src/assistant/provider.js";
import { ask, testAssistant, v2 } from "./assistant/support/assistant.js";
import { closeAfterTests } from "./close-after-tests.js";
import { freePort } from "./listen-on-free-port.js";
import { temporaryFolder, writeFiles } from "./temporary-folder.js";

const repository = fileURLToPath(new URL("..", import.meta.url));
const recipes = join(repository, "examples/hosting");
const folder = temporaryFolder();
const srv = join(folder, "srv");
const servers: ChildProcess[] = [];

const redirects = [{ source: "/old", destination: "/guide" }];
const DOCS = { name: "Site", navigation: { pages: ["index", "guide"] }, redirects };

const pages = { "index.mdx": "# Welcome\n", "guide.mdx": "---\ntitle: Guide\n---\n\nHow to.\n" };
writeFiles(join(folder, "docs"), { ...pages, "docs.json": JSON.stringify(DOCS) });
build("--out", srv);
build("--out", join(srv, "base"), "--base", "/base");
afterAll(() => {
  for (const server of servers) server.kill();
});

function build(...args: string[]): void {
  const command = [join(repository, "bin/docsgen.js"), "build", join(folder, "docs"), ...args];
  const { status, stderr } = spawnSync(process.execPath, command);
  expect(status, stderr.toString()).toBe(0);
}

/** @param upstream what takes the place of the assistant's usual address */
async function startNginx(recipe = "docs", upstream = ""): Promise<string> {
  const port = await freePort();
  const server = readFileSync(join(recipes, `nginx/${recipe}.conf`), "utf8")
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replaceAll("/srv/docs", srv)
    .replace("http://127.0.0.1:8787", upstream)
    .replace(/^#.*/gm, "");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/t;`,
  );
  const main = `daemon off; pid ${folder}/${recipe}.pid; error_log stderr; events {}
http { include /etc/nginx/mime.types; access_log off; ${temporary.join(" ")} ${server} }`;
  const file = join(folder, `${recipe}.conf`);
  writeFileSync(file, main);
  // The folder of the site is this user's alone, so workers run as this user.
  const user = process.getuid?.() === 0 ? ["-g", "user root;"] : [];
  return start("nginx", ["-c", file, ...user], port);
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

const started = { nginx: () => startNginx(), caddy: startCaddy };

describe.each(["nginx", "caddy"] as const)("the recipe for %s", async (name) => {
  const origin = await started[name]();

  it.each(["", "/base"])('serves pages, Markdown, redirects and the 404 page below "%s"', async (base) => {
    const get = (path: string) => fetch(origin + base + path);
    for (const path of ["/", "/guide", "/guide/"]) {
      const page = await get(path);
      expect(page.status, path).toBe(200);
      expect(page.headers.get("content-type"), path).toContain("text/html");
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

describe("the recipe for nginx in front of the assistant", async () => {
  let goOn = () => {};
  const provider: Provider = {
    name: "scripted",
    async *reply(_task, signal) {
      yield { kind: "text", text: "The first half, " };
      await new Promise<void>((resolve) => {
        goOn = resolve;
        signal.addEventListener("abort", () => resolve());
      });
      yield { kind: "text", text: "and the second." };
      yield { kind: "finish", reason: "stop", usage: { inputTokens: 1, outputTokens: 1 } };
    },
  };
  const { assistant, key } = await testAssistant({ provider, limits: { addressDay: 2 } });
  const listener = await listenAssistant(assistant, { port: 0, host: "127.0.0.1", trustedProxies: 1 });
  closeAfterTests(listener);
  const origin = await startNginx("assistant", `http://127.0.0.1:${listener.port}`);
  const send = (address: string) => {
    const sent = { "content-type": "application/json", authorization: `Bearer ${key}` };
    const headers = { ...sent, "x-forwarded-for": address };
    return fetch(origin + v2, { method: "POST", headers, body: JSON.stringify(ask("How?")) });
  };

  it("shows words as they come, and counts readers by an address that they cannot choose", async () => {
    for (const address of ["192.0.2.1", "192.0.2.2"]) {
      const { body } = await send(address);
      const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
      let said = "";
      while (!said.includes("The first half")) said += (await reader?.read())?.value ?? "";
      goOn();
      for (let step = await reader?.read(); step && !step.done; step = await reader?.read()) said += step.value;
      expect(said).toContain("and the second.");
    }
    expect((await send("192.0.2.3")).status).toBe(429);
  });

  it("keeps what is counted from readers", async () => {
    expect((await fetch(`${origin}/health/ready`)).status).toBe(200);
    expect((await fetch(`${origin}/metrics`)).status).toBe(404);
  });
});

it("the other recipes can be read by their hosts, and use options that there are", () => {
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
  const guide = "/guide/index.html";
  expect(["/", "/guide", "/guide/", "/guide.md"].map(uri)).toEqual(["/index.html", guide, guide, "/guide.md"]);
});
