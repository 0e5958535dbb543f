// What models cost: counted, bounded by budgets, and spared where the same was asked before.
import { expect, test } from "vitest";
import { FREE, unpricedModels } from "../../src/assistant/costs/costs.js";
import type { OpenReplyLimits } from "../../src/assistant/costs/open-replies.js";
import { rememberReplies } from "../../src/assistant/costs/remember-replies.js";
import { ask, providerOf, readChunks, readReply, testAssistant, testTime, textEvent, v2 } from "./support/assistant.js";

let asked = 0;
const usage = { inputTokens: 1000, outputTokens: 50 };
const model = providerOf(async function* (_task, _signal, spend) {
  spend({ model: "fake", usage });
  yield textEvent(`Answer ${++asked}.`);
  yield { kind: "finish", reason: "stop", usage, isAnswered: true };
});
const prices = { fake: { input: 10, output: 100 } };

test("counts tokens and money of a day and a key exactly, whoever asks at once", async () => {
  const { send, backend, keyId } = await testAssistant({ provider: model, costs: { prices } });
  await Promise.all(Array.from({ length: 20 }, () => send(v2, ask("q")).then(readReply)));
  const names = ["tokens:d2026-11-21", "cost:d2026-11-21", `tokens:${keyId}:m2026-11`];
  const counts = await backend.store.counters.read(names);
  expect([...counts.values()].sort((a, b) => a - b)).toEqual([21_000, 21_000, 20 * 15_000]);
});

test("a budget that is used up refuses with a sentence, or answers without a model", async () => {
  const budgets = { ...FREE.budgets, dayCost: 0.01 };
  const refusing = await testAssistant({ provider: model, costs: { prices, budgets, overBudget: "refuse" } });
  expect(await readReply(await refusing.send(v2, ask("q")))).toMatch(/^Answer/);
  const refused = await refusing.send(v2, ask("q"));
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toBe(String(14.5 * 3600));
  expect(await refused.json()).toMatchObject({ detail: expect.stringContaining("used up its budget for today") });

  const noTokens = { budgets: { ...FREE.budgets, keyTokens: 0 } };
  const quoting = await testAssistant({ provider: model, costs: noTokens });
  expect(await readReply(await quoting.send(v2, ask("install with npm")))).toContain("npm install acme");
});

const tokensOfDay = { ...FREE.budgets, dayTokens: 10_000 };
const tenThousand = { inputTokens: 10_000, outputTokens: 0 };

/** The model, which answers when `open` is called. */
function waitingModel() {
  const opened: (() => void)[] = [];
  let called = 0;
  const provider = providerOf(async function* (task, signal, spend) {
    called++;
    await new Promise<void>((resolve) => opened.push(resolve));
    yield* model.reply(task, signal, spend);
  });
  return {
    provider,
    called: () => called,
    open: () => {
      for (const each of opened.splice(0)) each();
    },
  };
}

test("replies that begin together in two processes stay within a budget", async () => {
  const { provider, called, open } = waitingModel();
  // Ids of the two are alike: nothing is stored under them.
  const privacy = { forgetsAnonymous: true };
  const settings = { provider, privacy, costs: { budgets: tokensOfDay, expected: usage } };
  const one = await testAssistant(settings);
  const two = await testAssistant({ ...settings, store: one.backend.store });
  const replies = await Promise.all(
    Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? one : two).send(v2, ask("install with npm"))),
  );
  const texts = replies.map(readReply);
  // The tenth begins at 9,450 tokens.
  await expect.poll(called).toBe(10);
  open();
  const answered = (await Promise.all(texts)).filter((text) => text.startsWith("Answer"));
  expect(answered).toHaveLength(10);
  const names = ["tokens:d2026-11-21"];
  expect([...(await one.backend.store.counters.read(names)).values()]).toEqual([10_500]);
});

test("what is held back is given back by an end, a failure, a stop and a reader who leaves at once", async () => {
  const { provider, called, open } = waitingModel();
  const failing = providerOf(async function* () {
    yield { kind: "status", status: "searching", detail: null };
    throw new Error("It failed.");
  });
  const costs = { budgets: tokensOfDay, expected: tenThousand, overBudget: "refuse" } as const;
  const { send, backend } = await testAssistant({ provider, costs });
  const failed = await testAssistant({ provider: failing, costs, store: backend.store });

  await (await failed.send(v2, ask("q"))).text();
  await (await send(v2, ask("q"))).body?.cancel();
  const stopped = await send(v2, ask("q"));
  const reader = stopped.body?.getReader();
  await reader?.read();
  const reading = reader?.read();
  await expect.poll(called).toBe(1);
  expect((await send(v2, ask("q"))).status).toBe(429);
  const leaving = reader?.cancel();
  open();
  await Promise.all([reading, leaving]);
  const answered = await send(v2, ask("q"));
  const text = readReply(answered);
  await expect.poll(called).toBe(2);
  open();
  expect(await text).toMatch(/^Answer/);
  const { used, settle } = await backend.costs.reserve("key", testTime);
  expect(used).toBeNull();
  await settle([], testTime);
});

test("what a process held back that died runs out", async () => {
  const { backend } = await testAssistant({ costs: { budgets: tokensOfDay, expected: tenThousand } });
  const minute = 60_000;
  await backend.costs.reserve("key", testTime);
  expect((await backend.costs.reserve("key", testTime + 9 * minute)).used).toMatchObject({ name: "dayTokens" });
  expect((await backend.costs.reserve("key", testTime + 20 * minute)).used).toBeNull();
});

test("what is held back follows what replies use", async () => {
  const budgets = { ...FREE.budgets, dayTokens: 1_000_000 };
  const expected = { inputTokens: 90_000, outputTokens: 0 };
  const { backend } = await testAssistant({ costs: { budgets, expected } });
  async function reserveAll(): Promise<number> {
    const all = await Promise.all(Array.from({ length: 200 }, () => backend.costs.reserve("key", testTime)));
    const begun = all.filter(({ used }) => used === null);
    for (const { settle } of begun) await settle([{ model: "fake", usage }], testTime);
    return begun.length;
  }
  expect(await reserveAll()).toBe(12);
  expect(await reserveAll()).toBeGreaterThan(25);
  expect(await reserveAll()).toBeGreaterThan(100);
});

test.each<[string, Partial<OpenReplyLimits>, string]>([
  ["from an address", { address: 2 }, "2 running answers"],
  ["for a key", { key: 2 }, "2 running answers for this key"],
])("too many replies at once %s are refused, and an end makes room", async (_which, openReplies, detail) => {
  const { provider, called, open } = waitingModel();
  const { backend, send } = await testAssistant({ provider, openReplies });
  const texts = [await send(v2, ask("q")), await send(v2, ask("q"))].map(readReply);
  await expect.poll(called).toBe(2);
  const refused = await send(v2, ask("q"));
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "5"]);
  expect(await refused.json()).toMatchObject({ detail: expect.stringContaining(detail) });
  const other = await backend.store.keys.create({ domain: "acme", organisation: "o", label: null, now: testTime });
  const response = await send(v2, ask("q"), { headers: { authorization: `Bearer ${other.key}` } });
  expect(response.status).toBe("key" in openReplies ? 200 : 429);
  if (response.ok) texts.push(readReply(response));
  await expect.poll(called).toBe(texts.length);
  open();
  for (const text of texts) expect(await text).toMatch(/^Answer/);
  const again = await send(v2, ask("q"));
  expect(again.status).toBe(200);
  await again.body?.cancel();
});

test("an equal first question is answered from memory, marked, and for nothing", async () => {
  const { send, backend } = await testAssistant({ provider: rememberReplies(model) });
  const first = await readReply(await send(v2, ask("How do I add?", { fp: "a" })));
  const again = await readChunks(await send(v2, ask(" how do I  add", { fp: "b" })));
  expect(again.map((chunk) => chunk.delta ?? "").join("")).toBe(first);
  expect(again.at(-1)).toMatchObject({ type: "finish", messageMetadata: { remembered: true } });
  const replies = await backend.store.replies.read({ since: 0, domain: "acme" });
  expect(replies.map(({ isRemembered, inputTokens }) => ({ isRemembered, inputTokens }))).toEqual([
    { isRemembered: false, inputTokens: 1000 },
    { isRemembered: true, inputTokens: 0 },
  ]);
  const { threadId } = (again[0]?.messageMetadata ?? {}) as { threadId?: string };
  const retried = await readReply(await send(v2, ask(" how do I  add", { fp: "b", threadId })));
  expect(retried).not.toBe(first);
});

test("a new edition of a site is asked about anew", async () => {
  const provider = rememberReplies(model);
  const [old, fresh] = [await testAssistant({ provider }), await testAssistant({ provider })];
  const answerOf = async ({ send }: typeof old) => readReply(await send(v2, ask("How do I add?")));
  const first = await answerOf(old);
  expect(await answerOf(old)).toBe(first);
  const second = await answerOf(fresh);
  expect(second).not.toBe(first);
  expect(await answerOf(fresh)).toBe(second);
});

test("nothing is kept of anonymous readers where the operator says so, and they can go on", async () => {
  const { send, backend } = await testAssistant({ provider: model, privacy: { forgetsAnonymous: true } });
  const chunks = await readChunks(await send(v2, ask("q")));
  const { threadId } = (chunks[0]?.messageMetadata ?? {}) as { threadId?: string };
  expect((await send(v2, ask("and then?", { threadId }))).status).toBe(200);
  const thumb = { fp: "anonymous", messageId: chunks[0]?.messageId, rating: "down", reason: "Too short" };
  expect((await send("/discovery/v1/feedback/acme", thumb)).status).toBe(204);
  expect(await backend.store.threads.count(null)).toBe(0);
  expect(await backend.store.replies.read({ since: 0, domain: null })).toEqual([]);
  await readReply(await send(v2, ask("q", { fp: "reader" })));
  expect(await backend.store.threads.count(null)).toBe(1);
});

test("a budget in money tells which models have no price", () => {
  const models = ["fake", "other", "extractive"];
  const budgets = { ...FREE.budgets, keyCost: 5 };
  expect(unpricedModels({ ...FREE, prices }, models)).toEqual([]);
  expect(unpricedModels({ ...FREE, prices, budgets }, models)).toEqual(["other"]);
  expect(unpricedModels({ ...FREE, price: { input: 1, output: 0 }, budgets }, models)).toEqual([]);
});
