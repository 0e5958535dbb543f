import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LogEntry } from "../../../src/assistant/log.js";
import { openStore, type Store } from "../../../src/assistant/store/open-store.js";
import { sweepRegularly } from "../../../src/commands/serving/open-assistant.js";
import { testTime } from "../../assistant/support/assistant.js";
import { madeRecord } from "../../assistant/support/made-replies.js";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let store: Store;
const logs: LogEntry[] = [];
beforeEach(async () => {
  logs.length = 0;
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], now: testTime });
  store = await openStore("sqlite::memory:");
});
afterEach(async () => {
  vi.useRealTimers();
  await store.close();
});

const rest = { sites: { domains: () => ["acme"] }, log: (entry: LogEntry) => logs.push(entry) };
const start = (retentionDays: number | null) =>
  sweepRegularly({ store, settings: { insightsDays: 2, retentionDays }, ...rest });

/** A reply, a rating and a thread of a moment. */
async function keep(id: number, at: number): Promise<void> {
  await store.replies.add(madeRecord(id, { at, threadId: `other_${id}` }));
  const rating = { domain: "acme", page: "/start", isHelpful: true, reason: null };
  await store.ratings.put({ ...rating, id: `reader-${id}`, at });
  const owner = { keyId: "key_1", domain: "acme", fp: "reader" };
  const question = { messageId: `question_${id}`, text: "q", isRegeneration: false };
  await store.threads.ask({ threadId: `thr_${id}`, owner, ...question, now: at });
}

/** The ids of what is there, and how many threads. */
async function kept(): Promise<[replies: string[], ratings: string[], threads: number]> {
  const all = { since: 0, domain: null };
  const [replies, ratings] = [await store.replies.read(all), await store.ratings.read(all)];
  return [replies.map(({ id }) => id), ratings.map(({ id }) => id), await store.threads.count(null)];
}

test("deletes replies and ratings older than insights are kept, at once and hour by hour", async () => {
  await keep(1, testTime - 2 * DAY - 1);
  await keep(2, testTime - 2 * DAY + HOUR / 2);
  await keep(3, testTime);
  const stop = start(null);
  await expect.poll(kept).toEqual([["msg_2", "msg_3"], ["reader-2", "reader-3"], 3]);
  vi.advanceTimersByTime(HOUR);
  await stop();
  expect(await kept()).toEqual([["msg_3"], ["reader-3"], 3]);
  expect(logs).toEqual([]);
});

test("deletes threads older than the operator keeps them, and says how many", async () => {
  await keep(1, testTime - DAY - 1);
  await keep(2, testTime - DAY);
  await start(1)();
  expect(await kept()).toEqual([["msg_1", "msg_2"], ["reader-1", "reader-2"], 1]);
  expect(logs).toEqual([{ level: "info", event: "threads-expired", threads: 1 }]);
});

test("goes on after a store that failed", async () => {
  await keep(1, testTime - 3 * DAY);
  vi.spyOn(store.counters, "sweep").mockRejectedValueOnce(new Error("gone"));
  const stop = start(null);
  await expect.poll(() => logs).toEqual([{ level: "error", event: "sweep-failed", failure: "gone" }]);
  vi.advanceTimersByTime(HOUR);
  await stop();
  expect(await kept()).toEqual([[], [], 1]);
});
