import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStore } from "../../../src/assistant/store/open-store.js";
import { ask } from "../support/open-assistant.js";
import { type Postgres, startPostgres } from "../support/postgres.js";
import { askServer, buildSite, createKey, makeFolder, startServer } from "../support/processes.js";

let root = "";
let dist = "";
let postgres: Postgres;

beforeAll(async () => {
  root = await makeFolder();
  dist = await buildSite(root, { index: "---\ntitle: Welcome\n---\n\nAcme makes tools." });
  postgres = await startPostgres();
}, 240_000);

afterAll(async () => {
  await postgres?.stop();
  await rm(root, { recursive: true, force: true });
});

describe.each([
  ["SQLite", () => `sqlite:${join(root, "assistant.db")}`],
  ["Postgres", () => postgres.address],
])("two processes on one store in %s", (_name, address) => {
  test("start at the same moment, and together let exactly the allowed number pass", async () => {
    const options = ["--store", address(), "--limit-key-month", "120"];
    const servers = await Promise.all([startServer(dist, options), startServer(dist, options)]);
    const key = await createKey(address());
    const requests = Array.from({ length: 200 }, (_, index) => {
      const server = servers[index % 2];
      return askServer(server?.url ?? "", key, ask("What does Acme make?")).then(async (response) => {
        await response.text();
        return response.status;
      });
    });
    const statuses = await Promise.all(requests);
    await Promise.all(servers.map((server) => server.stop("SIGTERM")));
    expect(statuses.filter((status) => status === 200)).toHaveLength(120);
    expect(statuses.filter((status) => status === 429)).toHaveLength(80);
    const store = await openStore(address());
    expect(await store.threads.count("acme")).toBe(120);
    await store.close();
  }, 120_000);
});

test("Postgres keeps keys, threads and thumbs as SQLite does", async () => {
  const store = await openStore(postgres.address);
  const { key, record } = await store.keys.create({ domain: "other", organisation: "o", label: "L", now: Date.now() });
  expect(await store.keys.find(key)).toEqual(record);
  const owner = { keyId: record.id, domain: "other", fp: "reader" };
  const now = Date.now();
  await store.threads.ask({ threadId: "thr_pg", owner, messageId: "m1", text: "q", isRegeneration: false, now });
  await store.threads.answer({ threadId: "thr_pg", messageId: "m2", text: "a", state: "complete", now });
  await store.threads.ask({ threadId: "thr_pg", owner, messageId: "m3", text: "q", isRegeneration: true, now });
  await store.threads.answer({ threadId: "thr_pg", messageId: "m4", text: "b", state: "complete", now });
  expect(await store.threads.read("thr_pg", owner)).toEqual([
    { role: "user", text: "q" },
    { role: "assistant", text: "b" },
  ]);
  expect(await store.threads.rate("m4", owner, -1)).toBe(true);
  expect(await store.threads.deleteReader("other", "reader")).toBe(1);
  expect(await store.keys.revoke(key, now)).toMatchObject({ revokedAt: now });
  await store.close();
});
