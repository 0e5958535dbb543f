import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openSqlite } from "../../src/assistant/store/open-sqlite.js";
import { openStore } from "../../src/assistant/store/open-store.js";
import { temporaryFolder } from "../temporary-folder.js";
import { madeRecord } from "./support/made-replies.js";

const folder = temporaryFolder();

const question = { text: "q", isRegeneration: false };
const owner = { keyId: "key_1", domain: "acme", fp: "reader" };

test("keys are made of the prefix and 32 letters or digits, and are found again", async () => {
  const store = await openStore("sqlite::memory:");
  const { key, record } = await store.keys.create({ domain: "acme", organisation: "acme-inc", label: "Site", now: 5 });
  expect(key).toMatch(/^svc_dsc_[A-Za-z0-9]{32}$/);
  expect(record.hint).toBe(`${key.slice(0, 12)}…${key.slice(-4)}`);
  const now = Date.now();
  expect(await store.keys.find(key, now)).toEqual(record);
  expect(await store.keys.list("acme")).toEqual([{ ...record, lastUsedAt: now }]);
  expect(await store.keys.list("other")).toEqual([]);
});

test("a key is revoked by its id, its hint or itself, and only once", async () => {
  const store = await openStore("sqlite::memory:");
  for (const name of ["id", "hint", "key"] as const) {
    const { key, record } = await store.keys.create({ domain: "acme", organisation: "o", label: null, now: 5 });
    expect(await store.keys.revoke({ ...record, key }[name], 9)).toMatchObject({ id: record.id, revokedAt: 9 });
    expect(await store.keys.revoke(record.id, 12)).toMatchObject({ revokedAt: 9 });
    expect(await store.keys.find(key, Date.now())).toBeNull();
  }
  expect(await store.keys.revoke("key_unknown", 9)).toBeNull();
});

test("the file holds no key", async () => {
  const file = join(folder, "keys", "store.db");
  const store = await openStore(`sqlite:${file}`);
  const { key } = await store.keys.create({ domain: "acme", organisation: "o", label: null, now: 5 });
  await store.close();
  expect((await readFile(file)).includes(key)).toBe(false);
});

test("a file can be opened several times, and opens again", async () => {
  const address = `sqlite:${join(folder, "shared.db")}`;
  const first = await openStore(address);
  const second = await openStore(address);
  await first.keys.create({ domain: "acme", organisation: "o", label: null, now: 5 });
  expect(await second.keys.list(null)).toHaveLength(1);
  await first.close();
  await second.close();
  const again = await openStore(address);
  expect(await again.keys.list(null)).toHaveLength(1);
  await again.close();
});

test("threads of a reader can be deleted, and old ones go", async () => {
  const store = await openStore("sqlite::memory:");
  const ask = (threadId: string, fp: string, now: number) =>
    store.threads.ask({ threadId, owner: { ...owner, fp }, messageId: `msg_${threadId}`, ...question, now });
  await ask("thr_1", "reader", 1);
  await ask("thr_2", "reader", 100);
  await ask("thr_3", "other", 100);
  expect(await store.threads.count("acme")).toBe(3);
  expect(await store.threads.deleteBefore(50)).toBe(1);
  expect(await store.threads.deleteReader("acme", "reader")).toBe(1);
  expect(await store.threads.read("thr_2", owner)).toBeNull();
  expect(await store.threads.count(null)).toBe(1);
});

test("a thumb is kept on an answer of the reader's own thread only", async () => {
  const store = await openStore("sqlite::memory:");
  await store.threads.ask({ threadId: "thr_1", owner, messageId: "msg_1", ...question, now: 1 });
  await store.threads.answer({ threadId: "thr_1", messageId: "msg_2", text: "a", state: "complete", now: 2 });
  expect(await store.threads.rate("msg_2", owner, { rating: 1, reason: null })).toBe(true);
  expect(await store.threads.rate("msg_1", owner, { rating: 1, reason: null })).toBe(false);
  expect(await store.threads.rate("msg_2", { ...owner, fp: "other" }, { rating: 1, reason: null })).toBe(false);
});

test("an address that is no store is refused without its password", async () => {
  const message = '"mysql://user:…@host/db" is not a valid store.';
  await expect(openStore("mysql://user:secret@host/db")).rejects.toThrowError(message);
});

test("turns are on the disk before they are acknowledged where the operator wants it", () => {
  const modes = (["normal", "full"] as const).map((synchronous) => {
    const file = openSqlite(join(folder, `${synchronous}.db`), synchronous);
    const [row] = file.prepare("select synchronous from pragma_synchronous").all([]);
    file.close();
    return row;
  });
  expect(modes).toEqual([{ synchronous: 1 }, { synchronous: 2 }]);
});

test("many old threads are deleted in portions, between which others have their turn", async () => {
  const store = await openStore("sqlite::memory:");
  const put = (id: number, now: number) => {
    return store.threads.ask({ threadId: `t${id}`, owner, messageId: `m${id}`, ...question, now });
  };
  await Promise.all(Array.from({ length: 1100 }, (_, id) => put(id, 5)));
  const deleting = store.threads.deleteBefore(50);
  await put(2000, 60);
  expect(await store.threads.count(null)).toBe(601);
  expect(await deleting).toBe(1100);
  expect(await store.threads.count(null)).toBe(1);
});

test("more old replies than a portion are all deleted", async () => {
  const store = await openStore("sqlite::memory:");
  const records = Array.from({ length: 1100 }, (_, id) => madeRecord(id, { at: id === 7 ? 60 : 5 }));
  await Promise.all(records.map((record) => store.replies.add(record)));
  await store.replies.deleteBefore(50);
  expect((await store.replies.read({ since: 0, domain: null })).map(({ at }) => at)).toEqual([60]);
});
