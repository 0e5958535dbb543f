// Sites that are read from where they are deployed: editions, servers that fail, limits.
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import type { LogEntry } from "../../../src/assistant/log.js";
import type { Edition } from "../../../src/assistant/sites/open-site.js";
import { openSites } from "../../../src/assistant/sites/open-sites.js";
import { DEFAULT_WEB_SITES, type WebSiteSettings, webSite } from "../../../src/assistant/sites/web-site.js";
import { closeAfterTests } from "../../close-after-tests.js";
import { temporaryFolder } from "../../temporary-folder.js";
import { startDeployedSites } from "../support/deployed-site.js";
import { buildSite, portPage } from "../support/servers.js";

const root = temporaryFolder();
const web = await startDeployedSites();
closeAfterTests(web);
const first = await buildSite(join(root, "first"), portPage(4100));
const second = await buildSite(join(root, "second"), portPage(9200));

const LOCAL: WebSiteSettings = { ...DEFAULT_WEB_SITES, interval: 1, allowPrivate: true };
/** For sites that are looked at again and again. */
const OFTEN = { ...LOCAL, interval: 0.05 };
const at = (name: string) => ({ from: `${web.url}/${name}`, url: null });

/** Answers paths that have a part in them with a status, or breaks off. */
const refuse = (status: number | null, part = "") =>
  web.intercept((path, response) => {
    if (!path.includes(part)) return false;
    if (status === null) response.destroy();
    else response.writeHead(status).end();
    return true;
  });

afterEach(() => {
  web.intercept(null);
  web.sent.length = 0;
  web.unchanged.length = 0;
});

function reader(settings: Partial<WebSiteSettings> = {}) {
  const made = webSite("acme", at("docs"), { ...LOCAL, ...settings });
  return async () => {
    const edition = await made.next();
    if (edition) onTestFinished(edition.close);
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
  refuse(status);
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
  const sites = await openSites(source, { log: (entry) => logs.push(entry), web: OFTEN });
  refuse(null);
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
  refuse(502);
  const source = at("docs");
  const parts = { log: () => {}, web: OFTEN };
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
  const sites = await openSites(new Map([["acme", at("docs")]]), { log: () => {}, web: OFTEN });
  refuse(null, "moved");
  await sites.change(new Map([["acme", at("moved")]]));
  expect(sites.get("acme")?.prefix).toBe(`${web.url}/docs`);
  web.intercept(null);
  await expect.poll(() => sites.get("acme")?.prefix).toBe(`${web.url}/moved`);
  await sites.close();
});

describe("a site that cannot be read, and waiting alone does not help", () => {
  const follow = () => {
    const logs: LogEntry[] = [];
    const told = () => logs.filter(({ event }) => event === "site-not-read");
    return { told, parts: { log: (entry: LogEntry) => logs.push(entry), web: OFTEN } };
  };

  beforeEach(() => {
    web.deploy("docs", first);
    web.deploy("broken", second);
  });

  test.each([401, 403, 404])(
    "answered with %s among others: those are served, and it is tried again",
    async (status) => {
      refuse(status, "broken");
      const { told, parts } = follow();
      const sites = await openSites(new Map(Object.entries({ broken: at("broken"), acme: at("docs") })), parts);
      expect(sites.get("acme")?.domain).toBe("acme");
      expect([sites.get("broken"), sites.isExpected?.("broken")]).toEqual([undefined, true]);
      const failure = expect.stringContaining(status === 404 ? "does not serve a site" : `status ${status}`);
      const hint = expect.stringContaining("tried again");
      expect(told()).toEqual([{ level: "error", event: "site-not-read", domain: "broken", failure, hint }]);
      web.intercept(null);
      await expect.poll(() => sites.get("broken")?.domain).toBe("broken");
      await sites.close();
    },
  );

  test("a folder without a build among others", async () => {
    const { told, parts } = follow();
    const folder = join(root, "later");
    const all = { broken: { from: folder, url: null }, acme: at("docs") };
    const sites = await openSites(new Map(Object.entries(all)), parts);
    expect(told()).toMatchObject([{ domain: "broken", failure: expect.stringContaining(folder) }]);
    await cp(second, folder, { recursive: true });
    await expect.poll(() => sites.get("broken")?.domain, { timeout: 10_000 }).toBe("broken");
    await sites.close();
  });

  test("added later: it is tried again, and one that moved goes on answering", async () => {
    refuse(404, "broken");
    const { told, parts } = follow();
    const sites = await openSites(new Map([["acme", at("docs")]]), parts);
    await sites.change(new Map(Object.entries({ acme: at("broken"), new: at("broken") })));
    expect(sites.get("acme")?.prefix).toBe(`${web.url}/docs`);
    expect([sites.get("new"), sites.isExpected?.("new")]).toEqual([undefined, true]);
    expect(told().map(({ domain }) => domain)).toEqual(["acme", "new"]);
    web.intercept(null);
    await expect.poll(() => sites.get("new")?.domain).toBe("new");
    await expect.poll(() => sites.get("acme")?.prefix).toBe(`${web.url}/broken`);
    await sites.close();
  });

  test.each([401, 404])("alone and answered with %s: fails", async (status) => {
    refuse(status, "broken");
    const opening = openSites(new Map([["acme", at("broken")]]), follow().parts);
    await expect(opening).rejects.toThrow('Cannot read the site of "acme"');
  });
});
