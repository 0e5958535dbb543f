// What operators rely on while the server runs: a store that goes away, draining, metrics apart, proxies in front.
import { expect, test } from "vitest";
import { closeAfterTests } from "../../close-after-tests.js";
import { freePort } from "../../listen-on-free-port.js";
import { temporaryFolder } from "../../temporary-folder.js";
import { ask } from "../support/assistant.js";
import { startFreezingProxy } from "../support/freezing-proxy.js";
import { startPostgres } from "../support/postgres.js";
import { askServer, buildSite, createKey, startServer, stopServers } from "../support/servers.js";

const root = temporaryFolder();
const postgres = await startPostgres();
const dist = await buildSite(root, { index: "---\ntitle: Welcome\n---\n\nAcme makes tools." });
closeAfterTests({ close: stopServers }, { close: postgres.stop });

const QUESTION = ask("What does Acme make?");

test("says how to create the first key when it starts, and no more once there is one", async () => {
  const store = `sqlite:${root}/keyless.db`;
  const hints = async () => {
    const server = await startServer(dist, ["--store", store]);
    await server.stop("SIGTERM");
    return server.logs.filter(({ event }) => event === "no-keys").map(({ hint }) => hint);
  };
  expect(await hints()).toEqual([expect.stringMatching(/^Requests need a key\. .* keys create --domain acme$/)]);
  await createKey(store);
  expect(await hints()).toEqual([]);
});

test("serves metrics on a port of their own, and stays open for the drain delay", async () => {
  const store = `sqlite:${root}/a.db`;
  const key = await createKey(store);
  const metricsPort = await freePort();
  const server = await startServer(dist, ["--store", store, "--drain-delay", "2", "--metrics-port", `${metricsPort}`]);
  const authorization = `Bearer ${key}`;
  await (await askServer(server.url, QUESTION, { authorization })).text();
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  const metrics = await fetch(`http://127.0.0.1:${metricsPort}/metrics`, { headers: { origin: "https://a.example" } });
  expect(await metrics.text()).toContain('docsgen_assistant_replies_total{outcome="complete",domain="acme"} 1');
  expect(metrics.headers.has("access-control-allow-origin")).toBe(false);

  const forwarded = { authorization, "x-forwarded-for": "192.0.2.7" };
  for (let count = 0; count < 2; count++) await (await askServer(server.url, ask("What?"), forwarded)).text();
  expect(server.logs.filter(({ event }) => event === "proxy-not-trusted")).toHaveLength(1);

  const stopped = server.stop("SIGTERM");
  await expect.poll(async () => (await fetch(`${server.url}/health/ready`)).status).toBe(503);
  expect((await askServer(server.url, QUESTION, { authorization })).status).toBe(200);
  expect(await stopped).toBe(0);
});

test("a store that accepts connections and hangs is 503 with a time to try again, until it answers", async () => {
  const proxy = await startFreezingProxy(postgres.socket);
  const store = `postgres://docsgen@127.0.0.1:${proxy.port}/postgres`;
  const key = await createKey(store);
  const server = await startServer(dist, ["--store", store]);
  const authorization = `Bearer ${key}`;
  const asked = () => askServer(server.url, QUESTION, { authorization });
  // Several connections that are open when it hangs.
  expect((await Promise.all([asked(), asked(), asked()])).map(({ status }) => status)).toEqual([200, 200, 200]);
  proxy.freeze();
  const responses = await Promise.all([asked(), asked(), asked(), fetch(`${server.url}/health/ready`)]);
  proxy.thaw();
  for (const response of responses) expect([response.status, response.headers.get("retry-after")]).toEqual([503, "10"]);
  expect(responses.map(({ headers }) => headers.get("content-type"))[0]).toBe("application/problem+json");
  await expect.poll(async () => (await asked()).status, { timeout: 20_000 }).toBe(200);
  await server.stop("SIGKILL");
  await proxy.close();
});
