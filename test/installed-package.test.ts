// Holds what `npm install` of the packed docsgen brings: little, and enough for every command. What lies in node_modules
// of this repository must not be missed: packages that are in the bundle are not installed.
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import glob from "fast-glob";
import { afterAll, beforeAll, expect, it } from "vitest";
import { temporaryFolder } from "./temporary-folder.js";

const MOST_MEGABYTES = 130;

/** Each line needs a package that few pages need. */
const RARE = `
$E = mc^2$

<div className="grid gap-4 text-red-500">A class.</div>

export const Counter = () => {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
};

<Counter />

\`\`\`nushell theme={nord}
ls | where a > 1
\`\`\`
`;

const run = promisify(execFile);
const folder = temporaryFolder();
const cli = join(folder, "node_modules/docsgen/bin/docsgen.js");
let server: ChildProcess | null = null;

function docsgen(...args: string[]): Promise<{ stdout: string; stderr: string }> {
  return run(process.execPath, [cli, ...args], { cwd: folder });
}

beforeAll(async () => {
  await run("npm", ["pack", "--ignore-scripts", "--pack-destination", folder]);
  writeFileSync(join(folder, "package.json"), "{}");
  const quick = ["--prefer-offline", "--ignore-scripts", "--no-audit", "--no-fund"];
  await run("npm", ["install", ...quick, "./docsgen-0.1.0.tgz"], { cwd: folder });
  await docsgen("init", "site");
  appendFileSync(join(folder, "site/index.mdx"), RARE);
  await docsgen("build", "site", "--out", "dist", "--strict", "--site-url", "https://docs.example.com");
});
afterAll(() => server?.kill());

it(`takes at most ${MOST_MEGABYTES} MB`, async () => {
  const files = await glob("node_modules/**", { cwd: folder, dot: true, stats: true });
  const bytes = files.reduce((sum, { stats }) => sum + (stats?.size ?? 0), 0);
  expect(bytes / 2 ** 20).toBeLessThanOrEqual(MOST_MEGABYTES);
});

it("builds formulas, utilities, components of authors, rare languages and preview pictures", async () => {
  const html = readFileSync(join(folder, "dist/index.html"), "utf8");
  expect(html).toContain('class="katex"');
  expect(html).toMatch(/<docs-island[^>]*>/);
  const made = await glob(["**/*.png", "**/islands/**/*.js"], { cwd: join(folder, "dist") });
  expect(made.some((file) => file.endsWith(".png"))).toBe(true);
  expect(made.some((file) => file.endsWith(".js"))).toBe(true);
});

it("checks a site, and builds one with an API", async () => {
  await docsgen("check", "site");
  await docsgen("init", "api", "--template", "api");
  await docsgen("build", "api", "--out", "api-dist", "--strict");
  expect(existsSync(join(folder, "api-dist/index.html"))).toBe(true);
});

it("answers questions, with a store in SQLite", async () => {
  const store = ["--domain", "acme", "--store", "sqlite:store.db"];
  const key = (await docsgen("keys", "create", ...store)).stdout.trim();
  const child = spawn(process.execPath, [cli, "serve-assistant", "dist", ...store, "--port", "0"], { cwd: folder });
  server = child;
  const port = await new Promise<number>((resolve, reject) => {
    child.once("exit", () => reject(new Error("The server ended.")));
    createInterface(child.stderr).on("line", (line) => {
      if (line.includes('"listening"')) resolve(JSON.parse(line).port);
    });
  });
  const ask = (path: string, body: object) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${key}`,
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
      },
      body: JSON.stringify(body),
    });
  const messages = [{ id: "1", role: "user", content: "How do I write a page?" }];
  const answer = await ask("/discovery/v1/assistant/acme/message", { fp: "me", messages });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("page");
  const tools = await ask("/mcp/acme", { jsonrpc: "2.0", id: 1, method: "tools/list" });
  expect(await tools.text()).toContain("inputSchema");
});
