// What `docsgen insights` prints of a store.
import { join } from "node:path";
import Database from "libsql";
import { afterEach, expect, test, vi } from "vitest";
import { openStore } from "../../src/assistant/store/open-store.js";
import type { PageRating, ReplyRecord } from "../../src/assistant/store/replies.js";
import { insights } from "../../src/commands/insights.js";
import { testTime } from "../assistant/support/assistant.js";
import { madeRecord } from "../assistant/support/made-replies.js";
import { listenTo } from "../running.js";
import { folderOfEachTest } from "../temporary-folder.js";

const folder = folderOfEachTest();
afterEach(() => vi.restoreAllMocks());

const where = () => `sqlite:${join(folder(), "assistant.db")}`;

async function printed(replies: readonly ReplyRecord[], ratings: readonly PageRating[] = []): Promise<string> {
  const store = await openStore(where());
  for (const reply of replies) await store.replies.add(reply);
  for (const rating of ratings) await store.ratings.put(rating);
  await store.close();
  return printedNow();
}

async function printedNow(format?: string): Promise<string> {
  const text = listenTo("stdout");
  vi.spyOn(Date, "now").mockReturnValue(testTime);
  await insights({ store: where(), since: "2026-11-21", format });
  return text();
}

test("says by day which models failed, and why", async () => {
  const failures = [{ model: "openai:gpt-5", reason: "http-401" }];
  const text = await printed([1, 2].map((id) => madeRecord(id, { model: "extractive", failures })));
  expect(text).toContain("Failed: 0. Stopped: 0. Fallbacks: 2.");
  expect(text).toContain("Models that failed\n     2  2026-11-21  openai:gpt-5: http-401\n");
});

test("says by day and by site what was asked and became of it, what it cost and how long it took", async () => {
  const spent = { inputTokens: 900, outputTokens: 100, cost: 0.25, milliseconds: 1500 };
  const text = await printed([
    madeRecord(1, spent),
    madeRecord(2, { ...spent, milliseconds: 4500 }),
    madeRecord(3, { ...spent, domain: "docs.example.com", state: "failed" }),
    madeRecord(4, { ...spent, domain: "docs.example.com", state: "stopped" }),
  ]);
  expect(text).toContain("4 questions, 50 % answered");
  expect(text).toContain("Not answered: 0. Failed: 1. Stopped: 1. Fallbacks: 0.");
  const lines = text.split("\n").map((line) => line.split(/ {2,}/));
  const head = "ASKED,ANSWERED,NOT ANSWERED,FAILED,STOPPED,FALLBACKS,TOKENS,COST,SECONDS,MEDIAN".split(",");
  expect(lines).toContainEqual(["DAY", ...head]);
  expect(lines).toContainEqual(["2026-11-21 (in part)", "4", "2", "0", "1", "1", "0", "4000", "1.0000", "3.0", "3.0"]);
  expect(lines).toContainEqual(["SITE", ...head]);
  expect(lines).toContainEqual(["acme", "2", "2", "0", "0", "0", "0", "2000", "0.5000", "3.0", "3.0"]);
  expect(lines).toContainEqual(["docs.example.com", "2", "0", "0", "1", "1", "0", "2000", "0.5000", "0.0", "0.0"]);
});

test("shows the most frequent, and says how many more there are", async () => {
  const all = Array.from({ length: 17 }, (_, id) => madeRecord(id, { question: `zebra${id}`, pages: ["index"] }));
  const text = await printed(all);
  expect(text).toContain("     1  zebra14\n  and 2 more: --format json has all\n");
  expect(text.match(/ more: /g)).toHaveLength(1);
});

test("warns beside the output where not all was read", async () => {
  const rating = { id: "first", domain: "acme", page: "/start", isHelpful: true, reason: null, at: testTime };
  await printed([], [rating]);
  const file = new Database(join(folder(), "assistant.db"));
  file.exec(`
    WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 200000)
    INSERT INTO assistant_rating (id, domain, page, is_helpful, reason, created_at)
    SELECT 'reader-' || n, domain, page, is_helpful, reason, created_at FROM number, assistant_rating`);
  file.close();
  const warned = listenTo("stderr");
  expect(JSON.parse(await printedNow("json"))).toMatchObject({ isComplete: false, ratedPages: [{ up: 200_000 }] });
  expect(warned()).toMatch(/^warning {2}Only the latest replies and ratings are counted/);
});

test("says what readers thought of answers", async () => {
  await printed([madeRecord(1, { question: "install it" })]);
  const store = await openStore(where());
  const owner = { keyId: "key_1", domain: "acme", fp: "reader" };
  const thread = { threadId: "thr_1", now: testTime };
  const question = { messageId: "msg_0", text: "install it", isRegeneration: false };
  await store.threads.ask({ ...thread, ...question, owner });
  await store.threads.answer({ ...thread, messageId: "msg_1", text: "Run it.", state: "complete" });
  await store.threads.rate("msg_1", owner, { rating: -1, reason: "Too\nshort" });
  await store.close();
  expect(await printedNow()).toContain("Latest thumbs\n  2026-11-21  down  install it: Too short\n");
});

test("says when readers wrote of a page", async () => {
  const page = { domain: "acme", page: "/start", at: testTime };
  const rating = { ...page, id: "reader-1", isHelpful: false, reason: "Out\nof date" };
  expect(await printed([], [rating])).toContain("  2026-11-21  down  /start: Out of date\n");
});
