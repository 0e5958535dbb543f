// `docsgen/assistant` in the examples: a plain Node server, and a function as a serverless platform calls it.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, test, vi } from "vitest";
import { openStore } from "../../../src/assistant/store/open-store.js";
import { parseAssistantSettings } from "../../../src/commands/assistant-settings/read-settings.js";
import { createAssistant } from "../../../src/commands/serving/create-assistant.js";
import { UsageError } from "../../../src/shared/problem.js";
import { closeAfterTests } from "../../close-after-tests.js";
import { temporaryFolder } from "../../temporary-folder.js";
import { readReply } from "../support/assistant.js";
import { startDeployedSites } from "../support/deployed-site.js";
import { ASK_PORT, buildSite, createKey, portPage } from "../support/servers.js";

const repository = fileURLToPath(new URL("../../../", import.meta.url));

/** Calls the function as a platform does: a request comes in, and what the method's export gives goes out. */
const PLATFORM = `
import { createServer } from "node:http";
import { Readable } from "node:stream";
import * as api from "./api/assistant.js";
createServer(async (incoming, outgoing) => {
  const { method, headers, url } = incoming;
  const body = method === "GET" ? {} : { body: Readable.toWeb(incoming), duplex: "half" };
  const response = await api[method](new Request("https://example.com" + url, { method, headers, ...body }));
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  response.body ? Readable.fromWeb(response.body).pipe(outgoing) : outgoing.end();
}).listen(0, function () { console.log("Listening on port " + this.address().port); });
`;

const root = temporaryFolder();
const web = await startDeployedSites();
closeAfterTests(web);
const dist = await buildSite(join(root, "site"), portPage(4100));
web.deploy("docs", dist);
const store = `sqlite:${join(root, "assistant.db")}`;
const key = await createKey(store, "my-docs");
await cp(join(repository, "examples/assistant-server"), join(root, "server"), { recursive: true });
await mkdir(join(root, "server/node_modules"));
await symlink(repository, join(root, "server/node_modules/docsgen"), "dir");
await writeFile(join(root, "server/platform.mjs"), PLATFORM);

const PATH = "/discovery/v2/assistant/my-docs/message";

test.each([
  ["a plain Node server", "node-server.js"],
  ["a function of a platform", "platform.mjs"],
])("answers in %s", async (_name, script) => {
  const env = { ...process.env, DOCS: `${web.url}/docs`, STORE: store, PRIVATE_HOSTS: "true", PORT: "0" };
  const server = spawn(process.execPath, [script], { cwd: join(root, "server"), env });
  try {
    const [line] = await once(createInterface(server.stdout), "line");
    const url = `http://127.0.0.1:${/\d+/.exec(String(line))?.[0]}/help`;
    const response = await fetch(`${url}${PATH}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
      body: JSON.stringify(ASK_PORT),
    });
    const text = await readReply(response);
    expect(text).toContain("port 4100");
    expect(text).toContain(`${web.url}/docs`);
    const refused = await fetch(`${url}${PATH}`, { method: "POST" });
    expect([refused.status, (await refused.json()).code]).toEqual([401, "invalid_api_key"]);
  } finally {
    server.kill("SIGKILL");
    await once(server, "exit");
  }
});

test("opens what it needs for the first request, and again where that fails", async () => {
  const events: string[] = [];
  const assistant = createAssistant({
    sites: { "my-docs": join(root, "later") },
    store: "sqlite::memory:",
    access: "open",
    log: ({ event }) => events.push(event),
  });
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(ASK_PORT) };
  const send = () => assistant(new Request(`https://example.com${PATH}`, init));
  expect((await send()).status).toBe(503);
  await cp(dist, join(root, "later"), { recursive: true });
  expect(await readReply(await send())).toContain("port 4100");
  expect(events).toEqual(["not-opened", "site-opened", "site-url-unknown", "reply"]);
  await assistant.close();
});

test("notes every hour which sites it serves", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
  const address = `sqlite:${join(root, "served.db")}`;
  const assistant = createAssistant({ sites: { "my-docs": dist }, store: address, log: () => {} });
  await assistant.ready();
  const other = await openStore(address);
  try {
    await expect.poll(() => other.sites.list(Date.now())).toEqual(["my-docs"]);
    vi.advanceTimersByTime(3_600_000);
    await expect.poll(() => other.sites.list(Date.now())).toEqual(["my-docs"]);
  } finally {
    vi.useRealTimers();
    await other.close();
    await assistant.close();
  }
});

test("says once that a proxy is in front that is not trusted", async () => {
  const events: string[] = [];
  const open = (trustProxy: number) =>
    createAssistant({
      sites: { "my-docs": dist },
      store: "sqlite::memory:",
      trustProxy,
      log: ({ event }) => void (event === "proxy-not-trusted" && events.push(`${event} ${trustProxy}`)),
    });
  for (const trustProxy of [0, 1]) {
    const assistant = open(trustProxy);
    const live = (headers: Record<string, string>) =>
      assistant(new Request("https://example.com/health/live", { headers }));
    await live({});
    expect(events).toHaveLength(trustProxy);
    for (let count = 0; count < 2; count++) await live({ "x-forwarded-for": "192.0.2.7" });
    await assistant.close();
  }
  expect(events).toEqual(["proxy-not-trusted 0"]);
});

test("answers for metrics to names of this machine, and to those in allowedHost", async () => {
  const options = { sites: { "my-docs": dist }, store: "sqlite::memory:", log: () => {} };
  const statuses = async (allowedHost: string[]) => {
    const assistant = createAssistant({ ...options, allowedHost });
    const hosts = ["localhost", "metrics.example.com", "evil.example"];
    const responses = await Promise.all(hosts.map((host) => assistant(new Request(`http://${host}/metrics`))));
    await assistant.close();
    return responses.map(({ status }) => status);
  };
  expect(await statuses([])).toEqual([200, 403, 403]);
  expect(await statuses(["metrics.example.com"])).toEqual([200, 200, 403]);
});

/** Settings of the command that are about where it listens. */
const OF_THE_SERVER = ["port", "host", "adminPort", "metricsPort", "drainDelay"];

test("declares every setting of the command that is not about where it listens", async () => {
  const types = await readFile(join(repository, "types/assistant.d.ts"), "utf8");
  const [declared = ""] = /interface AssistantOptions \{[\s\S]+?\n\}/.exec(types) ?? [];
  const names = [...declared.matchAll(/^ {2}readonly (\w+)\??:/gm)].map(([, name]) => name);
  const own = ["access", "log"];
  const { hint } = thrown(() => parseAssistantSettings({ nonsense: true }));
  const settings = /: (.+)\.$/.exec(hint ?? "")?.[1]?.split(", ") ?? [];
  expect(settings).toEqual(expect.arrayContaining(OF_THE_SERVER));
  expect(names.filter((name) => !own.includes(name ?? "")).sort()).toEqual(
    settings.filter((name) => !OF_THE_SERVER.includes(name)).sort(),
  );
});

function thrown(act: () => unknown): UsageError {
  try {
    act();
  } catch (error) {
    if (error instanceof UsageError) return error;
  }
  return expect.unreachable("It did not fail as a user should see it.");
}

test("says at once what is wrong with the options", () => {
  expect(() => createAssistant({ sites: {} })).toThrow("No site to serve.");
  expect(() => createAssistant({ sites: { a: "dist" }, modelSteps: 0 })).toThrow("modelSteps must be 1 or greater.");
});
