// Keys: rotated, expired, and limited to pages of some origins.
import { expect, test } from "vitest";
import { ask, testAssistant, testTime, v2 } from "./support/assistant.js";

const DAY = 86_400_000;

async function openWithClock() {
  let now = testTime;
  const opened = await testAssistant({ now: () => now });
  const statusOf = async (key: string, headers: Record<string, string> = {}) =>
    (await opened.send(v2, ask("What?"), { headers: { authorization: `Bearer ${key}`, ...headers } })).status;
  return { ...opened, statusOf, keys: opened.backend.store.keys, wait: (time: number) => (now += time) };
}

const acme = { domain: "acme", organisation: "acme-inc", label: "site", now: testTime };

test("an expired key is refused from its moment on", async () => {
  const { keys, statusOf, wait } = await openWithClock();
  const { key } = await keys.create({ ...acme, expiresAt: testTime + DAY });
  expect(await statusOf(key)).toBe(200);
  wait(DAY - 1);
  expect(await statusOf(key)).toBe(200);
  wait(1);
  expect(await statusOf(key)).toBe(401);
});

test("a rotated key is valid for the days of grace, beside one that is like it", async () => {
  const { keys, statusOf, wait } = await openWithClock();
  const origins = ["https://docs.example.com"];
  const old = await keys.create({ ...acme, origins, hasSearchParts: true });
  const made = await keys.rotate(old.key, { now: testTime, oldUntil: testTime + 7 * DAY });
  expect(made?.record).toMatchObject({ domain: "acme", label: "site", origins, hasSearchParts: true, expiresAt: null });
  const from = { origin: "https://docs.example.com" };
  const both = async () => [await statusOf(old.key, from), await statusOf(made?.key ?? "", from)];
  expect(await both()).toEqual([200, 200]);
  wait(7 * DAY);
  expect(await both()).toEqual([401, 200]);
  expect(await keys.rotate(old.key, { now: testTime + 7 * DAY, oldUntil: testTime + 8 * DAY })).toBeNull();
  expect(await keys.rotate("svc_dsc_unknown", { now: testTime, oldUntil: testTime })).toBeNull();
});

test("of several who rotate a key at once, one gets a key, and it does not end with the old one", async () => {
  const { keys } = await openWithClock();
  const old = await keys.create(acme);
  const rotate = () => keys.rotate(old.record.id, { now: testTime, oldUntil: testTime + DAY });
  const made = (await Promise.all([rotate(), rotate(), rotate()])).filter((each) => each !== null);
  expect(made.map(({ record }) => record.expiresAt)).toEqual([null]);
  expect((await keys.list(null)).find(({ id }) => id === old.record.id)?.replacedAt).toBe(testTime);
});

test("a key for some origins works on their pages only", async () => {
  const { keys, send, statusOf } = await openWithClock();
  const { key } = await keys.create({ ...acme, origins: ["https://docs.example.com", "https://example.com"] });
  expect(await statusOf(key, { origin: "https://example.com" })).toBe(200);
  expect(await statusOf(key, { origin: "https://example.com.evil.example" })).toBe(403);
  expect(await statusOf(key)).toBe(403);
  const headers = { authorization: `Bearer ${key}`, origin: "https://evil.example" };
  const refused = await send(v2, ask("What?"), { headers });
  expect(await refused.json()).toMatchObject({ code: "origin_not_allowed", status: 403 });
  expect(refused.headers.get("access-control-allow-origin")).toBe("*");
});

test("the last use of a key is noted to the hour", async () => {
  const { keys, statusOf, wait } = await openWithClock();
  const { key, record } = await keys.create(acme);
  const lastUse = async () => (await keys.list(null)).find(({ id }) => id === record.id)?.lastUsedAt;
  await statusOf(key);
  expect(await lastUse()).toBe(testTime);
  wait(1000);
  await statusOf(key);
  expect(await lastUse()).toBe(testTime);
  wait(3_600_000);
  await statusOf(key);
  expect(await lastUse()).toBe(testTime + 3_601_000);
});
