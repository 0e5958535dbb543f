// The playground's proxy of a running assistant: opened for the edition of a site, and again for the next.
import { describe, expect, it } from "vitest";
import type { AssistantSite } from "../../src/assistant/assistant-site.js";
import { openPlaygroundProxy } from "../../src/assistant/open-playground-proxy.js";
import type { ProxyRules } from "../../src/openapi/proxy/proxy-rules.js";
import { UsageError } from "../../src/shared/problem.js";
import { fakeBundle } from "./support/fake-bundle.js";

function edition(servers: readonly string[]): AssistantSite {
  const proxyRules: ProxyRules = {
    operations: servers.map((url) => ({ method: "GET", path: "/a", servers: [{ url, values: {} }], groups: null })),
  };
  return { domain: "docs", title: null, prefix: "https://docs.example.com/docs", bundle: fakeBundle(), proxyRules };
}

function openFor(sites: Map<string, AssistantSite>) {
  return openPlaygroundProxy({ sites, domains: [...sites.keys()], origins: [], secret: null });
}

function ask(target: string, origin = "https://docs.example.com"): Request {
  return new Request("https://assistant.example.com/playground/docs", { headers: { origin, "x-docs-target": target } });
}

describe("the proxy of a build", () => {
  it("goes to the build's servers only, and never to a private address", async () => {
    const proxy = openFor(new Map([["docs", edition(["http://127.0.0.1:1"])]]));
    expect((await proxy("docs", ask("https://elsewhere.example.com/a")))?.status).toBe(403);
    expect((await proxy("docs", ask("http://127.0.0.1:1/a")))?.status).toBe(502);
    expect((await proxy("docs", ask("http://127.0.0.1:1/a", "https://evil.example.com")))?.status).toBe(403);
    expect(proxy("other", ask("http://127.0.0.1:1/a"))).toBeNull();
  });

  it("takes up the rules of a new edition", async () => {
    const sites = new Map([["docs", edition(["http://127.0.0.1:1"])]]);
    const proxy = openFor(sites);
    sites.set("docs", edition(["http://127.0.0.1:2"]));
    expect((await proxy("docs", ask("http://127.0.0.1:1/a")))?.status).toBe(403);
    expect((await proxy("docs", ask("http://127.0.0.1:2/a")))?.status).toBe(502);
  });

  it("does not start for a site that names none", () => {
    const { proxyRules: _, ...site } = edition([]);
    expect(() => openFor(new Map([["docs", site]]))).toThrow(UsageError);
  });
});
