// Sites that are read from where they are deployed: editions, servers that fail, limits.
import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { LogEntry } from "../../../src/assistant/log.js";
import type { Edition } from "../../../src/assistant/sites/open-site.js";
import { openSites } from "../../../src/assistant/sites/open-sites.js";
import { DEFAULT_WEB_SITES, type WebSiteSettings, webSite } from "../../../src/assistant/sites/web-site.js";
import { type DeployedSites, startDeployedSites } from "../support/deployed-site.js";
import { buildSite, makeFolder } from "../support/processes.js";

let root = "";
let first = "";
let second = "";
let web: DeployedSites;
const editions: Edition[] = [];

const page = (text: string) => `---\ntitle: Ports\n---\n\n## Choose a port\n\n${text}\n`;
const LOCAL: WebSiteSettings = { ...DEFAULT_WEB_SITES, interval: 1, allowPrivate: true };

beforeAll(async () => {
  root = await makeFolder();
  web = await startDeployedSites();
  first = await buildSite(join(root, "first"), { index: page("The server listens on port 4100.") });
  second = await buildSite(join(root, "second"), { index: page("The server listens on port 9200.") });
});

afterEach(async () => {
  web.intercept(null);
  web.sent.length = 0;
  web.unchanged.length = 0;
  for (const edition of editions.splice(0)) await edition.close();
});

afterAll(async () => {
  await web.close();
  await rm(root, { recursive: true, force: true });
});

function reader(settings: Partial<WebSiteSettings> = {}, path = "docs") {
  const made = webSite("acme", { from: `${web.url}/${path}`, url: null }, { ...LOCAL, ...settings });
  return async () => {
    const edition = await made.next();
    if (edition) editions.push(edition);
    return edition;
  };
}

async function answerOf(edition: Edition | null): Promise<string> {
  const [hit] = (await edition?.site.bundle.search("which port")) ?? [];
  return hit?.content ?? "";
}

test("reads what the deployed site serves, and links to it", async () => {
  web.deploy("docs", first);
  const edition = await reader()();
  expect(await answerOf(edition)).toContain("port 4100");
  expect(edition?.site.prefix).toBe(`${web.url}/docs`);
});

test("asks by ETag, and fetches an edition once", async () => {
  web.deploy("docs", first);
  const next = reader();
  await next();
  web.sent.length = 0;
  expect(await next()).toBeNull();
  expect(web.sent).toEqual([]);
  expect([...web.unchanged].sort()).toEqual(["/docs/_docsgen/assistant/index.txt", "/docs/_docsgen/site.json"]);
  web.deploy("docs", second);
  expect(await answerOf(await next())).toContain("port 9200");
});

test("waits for a site whose files do not fit each other", async () => {
  web.deploy("docs", first);
  const next = reader();
  const before = await next();
  web.deploy("docs", second);
  const pages = "/docs/_docsgen/assistant/pages-0.bin";
  web.deploy("old", first);
  web.intercept((path, response) => {
    if (path === pages) response.writeHead(302, { location: "/old/_docsgen/assistant/pages-0.bin" }).end();
    return path === pages;
  });
  await expect(next()).rejects.toMatchObject({ isLasting: false, message: expect.stringContaining("being deployed") });
  expect(await answerOf(before)).toContain("port 4100");
  web.intercept(null);
  expect(await answerOf(await next())).toContain("port 9200");
});

test.each([
  ["a server that fails", 503, false],
  ["a server that asks for a login", 401, true],
  ["what is no site of docsgen", 404, true],
])("tells %s from what lasts", async (_name, status, isLasting) => {
  web.intercept((_path, response) => {
    response.writeHead(status).end();
    return true;
  });
  await expect(reader()()).rejects.toMatchObject({ isLasting });
});

test("refuses private addresses, also behind a redirect, and what is too large", async () => {
  web.deploy("docs", first);
  await expect(reader({ allowPrivate: false })()).rejects.toThrow("--private-hosts");
  await expect(reader({ largest: 1000 })()).rejects.toThrow("--site-megabytes");
});

test("keeps answering from the last edition while the site is down, and says so once", async () => {
  web.deploy("docs", first);
  const logs: LogEntry[] = [];
  const source = new Map([["acme", { from: `${web.url}/docs`, url: "https://docs.example.com" }]]);
  const sites = await openSites(source, { log: (entry) => logs.push(entry), web: { ...LOCAL, interval: 0.05 } });
  web.intercept((_path, response) => {
    response.destroy();
    return true;
  });
  await expect.poll(() => logs.map(({ event }) => event)).toContain("site-not-read");
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(sites.get("acme")?.prefix).toBe("https://docs.example.com");
  expect(await sites.get("acme")?.bundle.search("which port")).not.toEqual([]);
  web.deploy("docs", second);
  web.intercept(null);
  await expect.poll(() => logs.map(({ event }) => event)).toContain("site-reloaded");
  expect(logs.map(({ event }) => event)).toEqual(["site-opened", "site-not-read", "site-reachable", "site-reloaded"]);
  expect(logs[1]).toMatchObject({ level: "warn", hint: expect.stringContaining("The last edition keeps answering") });
  await sites.close();
});

test("starts without a site that is down, and serves it as soon as it can be read", async () => {
  web.deploy("docs", first);
  web.intercept((_path, response) => {
    response.writeHead(502).end();
    return true;
  });
  const source = { from: `${web.url}/docs`, url: null };
  const parts = { log: () => {}, web: { ...LOCAL, interval: 0.05 } };
  const sites = await openSites(new Map([["acme", source]]), parts);
  expect(sites.get("acme")).toBeUndefined();
  expect(sites.isExpected?.("acme")).toBe(true);
  web.intercept(null);
  await expect.poll(() => sites.get("acme")?.domain).toBe("acme");
  await sites.change(new Map([["other", source]]));
  expect([sites.get("acme"), sites.get("other")?.domain]).toEqual([undefined, "other"]);
  await sites.close();
});

test("a site that moves is answered from where it was until its new place can be read", async () => {
  web.deploy("docs", first);
  web.deploy("moved", second);
  const at = (path: string) => new Map([["acme", { from: `${web.url}/${path}`, url: null }]]);
  const sites = await openSites(at("docs"), { log: () => {}, web: { ...LOCAL, interval: 0.05 } });
  web.intercept((path, response) => {
    if (!path.includes("moved")) return false;
    response.destroy();
    return true;
  });
  await sites.change(at("moved"));
  expect(sites.get("acme")?.prefix).toBe(`${web.url}/docs`);
  web.intercept(null);
  await expect.poll(() => sites.get("acme")?.prefix).toBe(`${web.url}/moved`);
  await sites.close();
});

describe("a site that cannot be read, and waiting alone does not help", () => {
  const at = (name: string) => ({ from: `${web.url}/${name}`, url: null });
  const refuse = (status: number) =>
    web.intercept((path, response) => {
      if (!path.startsWith("/broken")) return false;
      response.writeHead(status).end();
      return true;
    });
  const follow = () => {
    const logs: LogEntry[] = [];
    const told = () => logs.filter(({ event }) => event === "site-not-read");
    return { told, parts: { log: (entry: LogEntry) => logs.push(entry), web: { ...LOCAL, interval: 0.05 } } };
  };

  beforeEach(() => {
    web.deploy("docs", first);
    web.deploy("broken", second);
  });

  test.each([401, 403, 404])(
    "answered with %s among others: those are served, and it is tried again",
    async (status) => {
      refuse(status);
      const { told, parts } = follow();
      const sites = await openSites(
        new Map([
          ["broken", at("broken")],
          ["acme", at("docs")],
        ]),
        parts,
      );
      expect(sites.get("acme")?.domain).toBe("acme");
      expect([sites.get("broken"), sites.isExpected?.("broken")]).toEqual([undefined, true]);
      expect(told()).toEqual([
        {
          level: "error",
          event: "site-not-read",
          domain: "broken",
          failure: expect.stringContaining(status === 404 ? "does not serve a site" : `status ${status}`),
          hint: expect.stringContaining("tried again"),
        },
      ]);
      web.intercept(null);
      await expect.poll(() => sites.get("broken")?.domain).toBe("broken");
      await sites.close();
    },
  );

  test("a folder without a build among others", async () => {
    const { told, parts } = follow();
    const folder = join(root, "later");
    const sites = await openSites(
      new Map([
        ["broken", { from: folder, url: null }],
        ["acme", at("docs")],
      ]),
      parts,
    );
    expect(told()).toMatchObject([{ domain: "broken", failure: expect.stringContaining(folder) }]);
    await cp(second, folder, { recursive: true });
    await expect.poll(() => sites.get("broken")?.domain, { timeout: 10_000 }).toBe("broken");
    await sites.close();
  });

  test("added later: it is tried again, and one that moved goes on answering", async () => {
    refuse(404);
    const { told, parts } = follow();
    const sites = await openSites(new Map([["acme", at("docs")]]), parts);
    await sites.change(
      new Map([
        ["acme", at("broken")],
        ["new", at("broken")],
      ]),
    );
    expect(sites.get("acme")?.prefix).toBe(`${web.url}/docs`);
    expect([sites.get("new"), sites.isExpected?.("new")]).toEqual([undefined, true]);
    expect(told().map(({ domain }) => domain)).toEqual(["acme", "new"]);
    web.intercept(null);
    await expect.poll(() => sites.get("new")?.domain).toBe("new");
    await expect.poll(() => sites.get("acme")?.prefix).toBe(`${web.url}/broken`);
    await sites.close();
  });

  test.each([401, 404])("alone and answered with %s: fails", async (status) => {
    refuse(status);
    const opening = openSites(new Map([["acme", at("broken")]]), follow().parts);
    await expect(opening).rejects.toThrow('Cannot read the site of "acme"');
  });
});
