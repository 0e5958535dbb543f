// The playground's proxy of a running assistant: opened from a build, and opened again when the build changes.
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { openPlaygroundProxy } from "../../src/assistant/open-playground-proxy.js";
import type { ProxyRules } from "../../src/openapi/proxy/proxy-rules.js";
import { UsageError } from "../../src/shared/problem.js";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "docsgen-proxy-"));
  folders.push(folder);
  return folder;
}

function build(servers: readonly string[]): string {
  const dist = makeFolder();
  mkdirSync(join(dist, "_docsgen"));
  writeFileSync(
    join(dist, "_docsgen", "site.json"),
    JSON.stringify({ url: "https://docs.example.com", base: "/docs" }),
  );
  writeRules(dist, servers);
  return dist;
}

function writeRules(dist: string, servers: readonly string[]): void {
  const rules: ProxyRules = {
    operations: servers.map((url) => ({ method: "GET", path: "/a", servers: [{ url, values: {} }], groups: null })),
  };
  writeFileSync(join(dist, "_docsgen", "playground-proxy.json"), JSON.stringify(rules));
}

function ask(target: string, origin = "https://docs.example.com"): Request {
  return new Request("https://assistant.example.com/playground/docs", { headers: { origin, "x-docs-target": target } });
}

describe("the proxy of a build", () => {
  it("goes to the build's servers only, and never to a private address", async () => {
    const proxy = await openPlaygroundProxy({
      folders: new Map([["docs", build(["http://127.0.0.1:1"])]]),
      origins: [],
      secret: null,
    });
    expect((await proxy("docs", ask("https://elsewhere.example.com/a")))?.status).toBe(403);
    expect((await proxy("docs", ask("http://127.0.0.1:1/a")))?.status).toBe(502);
    expect((await proxy("docs", ask("http://127.0.0.1:1/a", "https://evil.example.com")))?.status).toBe(403);
    expect(proxy("other", ask("http://127.0.0.1:1/a"))).toBeNull();
  });

  it("takes up the rules of a new build", async () => {
    const dist = build(["http://127.0.0.1:1"]);
    const proxy = await openPlaygroundProxy({ folders: new Map([["docs", dist]]), origins: [], secret: null });
    writeRules(dist, ["http://127.0.0.1:2"]);
    utimesSync(join(dist, "_docsgen", "playground-proxy.json"), new Date(), new Date(Date.now() + 5000));
    expect((await proxy("docs", ask("http://127.0.0.1:1/a")))?.status).toBe(403);
    expect((await proxy("docs", ask("http://127.0.0.1:2/a")))?.status).toBe(502);
  });

  it("does not start for a site that names none", async () => {
    const dist = makeFolder();
    const opening = openPlaygroundProxy({ folders: new Map([["docs", dist]]), origins: [], secret: null });
    await expect(opening).rejects.toBeInstanceOf(UsageError);
  });
});
