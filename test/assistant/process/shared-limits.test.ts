import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStore, type Store } from "../../../src/assistant/store/open-store.js";
import { closeAfterTests } from "../../close-after-tests.js";
import { temporaryFolder } from "../../temporary-folder.js";
import { ask } from "../support/assistant.js";
import { startPostgres } from "../support/postgres.js";
import { askServer, buildSite, type ServerProcess, startServer, stopServers } from "../support/servers.js";

const root = temporaryFolder();
const postgres = await startPostgres();
closeAfterTests({ close: stopServers }, { close: postgres.stop });
const dist = await buildSite(root, { index: "---\ntitle: Welcome\n---\n\nAcme makes tools." });
/** A script that sets the clock of a server to the middle of a day and a month: no new hour begins while requests come. */
const clock = join(root, "clock.cjs");
const noon = Date.UTC(2026, 10, 15, 12);
await writeFile(clock, `const { now } = Date; const begin = now(); Date.now = () => ${noon} + now() - begin;`);

const limits = { "key-month": 120, "org-hour": 130, "ip-day": 140 };

/** 200 requests that meet one limit only: what it does not count by is spread widely enough. */
const crowds = [
  { policy: "key-month", keys: 1, organisations: 1, addresses: 200 },
  { policy: "org-hour", keys: 4, organisations: 1, addresses: 200 },
  { policy: "ip-day", keys: 4, organisations: 4, addresses: 1 },
] as const;

describe.each([
  ["SQLite", `sqlite:${join(root, "assistant.db")}`],
  ["Postgres", postgres.address],
])("two processes on one store in %s", (_name, address) => {
  let servers: readonly ServerProcess[] = [];
  let store: Store;

  beforeAll(async () => {
    const flags = Object.entries(limits).flatMap(([policy, limit]) => [`--limit-${policy}`, String(limit)]);
    const options = ["--store", address, "--trust-proxy", "1", ...flags];
    servers = await Promise.all([startServer(dist, options, clock), startServer(dist, options, clock)]);
    store = await openStore(address);
  });

  afterAll(async () => {
    await store?.close();
    await Promise.all(servers.map((server) => server.stop("SIGTERM")));
  });

  test.each(crowds)("of 200 requests at once exactly those within $policy pass", async (crowd) => {
    const before = await store.threads.count("acme");
    const keys = await createKeys(store, crowd);
    const replies = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const server = servers[index % servers.length];
        const address = { "x-forwarded-for": `10.${crowds.indexOf(crowd)}.0.${index % crowd.addresses}` };
        // Both servers get requests of every key.
        const key = keys[Math.floor(index / servers.length) % keys.length] ?? "";
        const response = await askServer(server?.url ?? "", ask("What does Acme make?"), {
          authorization: `Bearer ${key}`,
          ...address,
        });
        return { status: response.status, body: await response.text() };
      }),
    );
    const refused = replies.filter(({ status }) => status === 429).map(({ body }) => JSON.parse(body));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(limits[crowd.policy]);
    expect(refused).toHaveLength(200 - limits[crowd.policy]);
    for (const body of refused) expect(body["violated-policies"]).toEqual([crowd.policy]);
    expect(await store.threads.count("acme")).toBe(before + limits[crowd.policy]);
  });
});

test.each([
  ["SQLite", `sqlite:${join(root, "budget.db")}`],
  ["Postgres", postgres.address],
])(
  "of 200 claims at once through two connections to %s exactly those pass that a budget has room for",
  async (_name, address) => {
    const stores = [await openStore(address), await openStore(address)];
    const claim = { name: "b:held", others: ["b"], amount: 10, limit: 500, expiresAt: Date.now() + 60_000 };
    await stores[0]?.counters.add([{ ...claim, name: "b", amount: 95 }]);
    const failed = await Promise.all(
      Array.from({ length: 200 }, (_, index) => stores[index % 2]?.counters.claim([claim])),
    );
    expect(failed.filter((name) => name === null)).toHaveLength(41);
    expect((await stores[0]?.counters.read(["b:held"]))?.get("b:held")).toBe(410);
    for (const store of stores) await store.close();
  },
);

function createKeys(store: Store, { policy, keys, organisations }: (typeof crowds)[number]): Promise<string[]> {
  return Promise.all(
    Array.from({ length: keys }, async (_, index) => {
      const organisation = `${policy}-${index % organisations}`;
      const { key } = await store.keys.create({ domain: "acme", organisation, label: null, now: Date.now() });
      return key;
    }),
  );
}

test("Postgres keeps keys, threads and thumbs as SQLite does", async () => {
  const store = await openStore(postgres.address);
  const { key, record } = await store.keys.create({ domain: "other", organisation: "o", label: "L", now: Date.now() });
  expect(await store.keys.find(key, Date.now())).toEqual(record);
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
  expect(await store.threads.rate("m4", owner, { rating: -1, reason: null })).toBe(true);
  expect(await store.threads.deleteReader("other", "reader")).toBe(1);
  expect(await store.keys.revoke(key, now)).toMatchObject({ revokedAt: now });
  await store.close();
});
