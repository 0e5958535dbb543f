import { expect, test, vi } from "vitest";
import { createLimiter, DEFAULT_LIMITS, windowsAt } from "../../src/assistant/limits.js";
import { openStore } from "../../src/assistant/store/open-store.js";
import { ask, testAssistant, testTime, v2 } from "./support/assistant.js";

const asker = { keyId: "key_1", organisation: "acme-inc", address: "192.0.2.1" };

test("windows are calendar months, hours and days of UTC", () => {
  const windows = windowsAt(DEFAULT_LIMITS, asker, Date.UTC(2028, 1, 29, 23, 59, 59));
  expect(windows.map(({ name, seconds, expiresAt }) => [name, seconds, new Date(expiresAt).toISOString()])).toEqual([
    ["ip:192.0.2.1:d2028-02-29", 86_400, "2028-03-01T00:00:00.000Z"],
    ["org:acme-inc:h2028-02-29T23", 3_600, "2028-03-01T00:00:00.000Z"],
    ["key:key_1:m2028-02", 29 * 86_400, "2028-03-01T00:00:00.000Z"],
  ]);
});

test.each([
  ["keyMonth", "key-month"],
  ["organisationHour", "org-hour"],
  ["addressDay", "ip-day"],
] as const)("200 requests at once against %s: exactly the allowed number pass", async (limit, policy) => {
  const { send, backend, keyId } = await testAssistant({ limits: { [limit]: 120 } });
  const responses = await Promise.all(Array.from({ length: 200 }, () => send(v2, ask("install"))));
  const refused = responses.filter((response) => response.status === 429);
  expect(responses.filter((response) => response.status === 200)).toHaveLength(120);
  expect(refused).toHaveLength(80);
  const told = { status: 429, code: "quota_exceeded", "violated-policies": [policy] };
  expect(await refused[0]?.json()).toMatchObject(told);
  const windows = windowsAt(DEFAULT_LIMITS, { ...asker, keyId }, testTime);
  const counts = await backend.store.counters.read(windows.map((window) => window.name));
  // A refused request consumes nothing of the other limits either.
  expect([...counts.values()]).toEqual([120, 120, 120]);
});

test("a refusal says how long to wait", async () => {
  const { send } = await testAssistant({ limits: { organisationHour: 1 } });
  await send(v2, ask("install"));
  const response = await send(v2, ask("install"));
  expect(response.headers.get("retry-after")).toBe("1800");
  expect(response.headers.get("ratelimit")).toBe('"org-hour";r=0;t=1800');
  expect(response.headers.get("ratelimit-policy")).toContain('"org-hour";q=1;w=3600');
});

test("a reply says what is left", async () => {
  const { send } = await testAssistant();
  const response = await send(v2, ask("install"));
  expect(response.headers.get("ratelimit-policy")).toBe(
    '"ip-day";q=10000;w=86400, "org-hour";q=10000;w=3600, "key-month";q=10000;w=2592000',
  );
  expect(response.headers.get("ratelimit")).toBe(
    '"ip-day";r=9999;t=52200, "org-hour";r=9999;t=1800, "key-month";r=9999;t=829800',
  );
});

test.each([
  ["feedback", { fp: "anonymous", messageId: "msg_1", rating: "up" }],
  ["rating", { id: "12345678", path: "/install", helpful: true }],
  ["search", { query: "install" }],
  ["page", { path: "guide/install" }],
])("%s counts like a question", async (endpoint, body) => {
  const { send } = await testAssistant({ limits: { organisationHour: 1 } });
  expect((await send(`/discovery/v1/${endpoint}/acme`, body)).status).not.toBe(429);
  expect((await send(`/discovery/v1/${endpoint}/acme`, body)).status).toBe(429);
  expect((await send(v2, ask("install"))).status).toBe(429);
});

test("a new window begins at zero", async () => {
  let now = testTime;
  const { send } = await testAssistant({ limits: { organisationHour: 1 }, now: () => now });
  expect((await send(v2, ask("install"))).status).toBe(200);
  expect((await send(v2, ask("install"))).status).toBe(429);
  now += 30 * 60_000;
  expect((await send(v2, ask("install"))).status).toBe(200);
});

test("a flood against a full window does not reach the store", async () => {
  const store = await openStore("sqlite::memory:");
  const take = vi.spyOn(store.counters, "take");
  const limiter = createLimiter({ ...DEFAULT_LIMITS, keyMonth: 1 }, store.counters);
  await limiter.take(asker, testTime);
  for (let i = 0; i < 50; i++) await expect(limiter.take(asker, testTime)).rejects.toThrowError(/limit of 1 requests/);
  expect(take).toHaveBeenCalledTimes(2);
});

test("windows that ended are swept", async () => {
  const store = await openStore("sqlite::memory:");
  const limiter = createLimiter(DEFAULT_LIMITS, store.counters);
  await limiter.take(asker, testTime);
  await store.counters.sweep(testTime + 2 * 3_600_000);
  const names = windowsAt(DEFAULT_LIMITS, asker, testTime).map((window) => window.name);
  expect([...(await store.counters.read(names)).keys()].map((name) => name.slice(0, 3)).sort()).toEqual(["ip:", "key"]);
});
