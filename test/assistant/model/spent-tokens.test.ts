// What many replies at once spend: as the model reported it, estimated where it could not, and no more than the budget.
import { expect, onTestFinished, test } from "vitest";
import { type CostSettings, FREE } from "../../../src/assistant/costs/costs.js";
import type { ModelSettings } from "../../../src/assistant/model/model-settings.js";
import { estimateTokens } from "../../../src/assistant/passages/estimate-tokens.js";
import { ask, readReply, v2 } from "../support/assistant.js";
import { type Speaker, startModelServer } from "../support/model-server.js";
import { openWithModels } from "../support/provider-of-server.js";

const BEGINNING = "A beginning that goes on. ".repeat(20);

/** How a reply goes; the model and the reader know it by the question. */
const KINDS = ["answers", "answers", "answers", "searches", "breaks off", "searches and is stopped"] as const;

/** What the calls of a reply used. */
interface Used {
  /** As the model reported it. */
  reported: number;
  /** What a call was sent and wrote that ended without a report. */
  unreported: number;
}

/** By question. */
type Ledger = Map<string, Used>;

function play(ledger: Ledger) {
  let calls = 0;
  return ({ body: { messages }, say, call, finish, leave, results }: Speaker): void => {
    const question = messages.findLast(({ role }) => role === "user")?.content ?? "";
    const used = ledger.get(question) ?? { reported: 0, unreported: 0 };
    ledger.set(question, used);
    const usage = { prompt: 100 + calls, completion: 10 + (calls % 7) };
    calls++;
    const isSearching = question.includes("searches") && results.length === 0;
    if (!isSearching && /breaks off|is stopped/.test(question)) {
      say(BEGINNING);
      used.unreported += estimateTokens(JSON.stringify(messages)) + estimateTokens(BEGINNING);
      if (question.includes("breaks off")) leave();
      return;
    }
    used.reported += usage.prompt + usage.completion;
    if (isSearching) {
      call("search", { query: "docker" });
      finish("tool_calls", usage);
    } else {
      say("Run it.");
      finish("stop", usage);
    }
  };
}

async function openWithBudget(costSettings: Partial<CostSettings> = {}, more: Partial<ModelSettings> = {}) {
  const model = await startModelServer();
  onTestFinished(model.close);
  const ledger: Ledger = new Map();
  model.behave(play(ledger));
  const assistant = await openWithModels([model.url], more, { costs: { overBudget: "refuse", ...costSettings } });
  return { ...assistant, model, ledger };
}

type Opened = Awaited<ReturnType<typeof openWithBudget>>;

/** Asks, reads to the end or leaves at the first words, and answers the status. */
async function open({ send }: Opened, number: number): Promise<number> {
  const kind = KINDS[number % KINDS.length] ?? "answers";
  const response = await send(v2, ask(`Reply ${number} ${kind}`, { fp: `reader-${number}` }));
  const reader = response.body?.getReader();
  for (let text = ""; ; ) {
    const { value, done } = (await reader?.read()) ?? { done: true };
    if (done) return response.status;
    text += Buffer.from(value ?? []).toString();
    if (!kind.includes("is stopped") || !text.includes("text-delta")) continue;
    await reader?.cancel();
    return response.status;
  }
}

/** Opens as many streams at once; the statuses. */
async function openMany(opened: Opened, { from, count }: { from: number; count: number }): Promise<number[]> {
  const statuses = await Promise.all(Array.from({ length: count }, (_, index) => open(opened, from + index)));
  await expect.poll(() => opened.backend.metrics.text()).toMatch(/^docsgen_assistant_open_replies\S* 0$/m);
  return statuses;
}

/** As counted for the day and for the key. */
async function counted({ backend, keyId }: Opened): Promise<[ofDay: number, ofKey: number]> {
  const names = ["tokens:d2026-11-21", `tokens:${keyId}:m2026-11`] as const;
  const counts = await backend.store.counters.read(names);
  return [counts.get(names[0]) ?? 0, counts.get(names[1]) ?? 0];
}

test("300 streams are counted as the model reported, and what it could not report as it was sent", async () => {
  const opened = await openWithBudget();
  const { ledger, model, backend } = opened;
  const statuses = [];
  for (let from = 0; from < 300; from += 60) statuses.push(...(await openMany(opened, { from, count: 60 })));
  expect(statuses).toEqual(Array(300).fill(200));
  expect(model.bodies).toHaveLength(400);
  const replies = await backend.store.replies.read({ since: 0, domain: null });
  let sum = 0;
  for (const { question, state, inputTokens, outputTokens } of replies) {
    const { reported, unreported } = ledger.get(question) ?? { reported: 0, unreported: 0 };
    const tokens = inputTokens + outputTokens;
    sum += tokens;
    expect(state, question).toBe(stateOf(question));
    if (state === "complete") expect(tokens, question).toBe(reported);
    // The protocol writes calls of tools a little shorter than they are counted.
    expect(tokens, question).toBeGreaterThanOrEqual(reported + unreported);
    expect(tokens, question).toBeLessThanOrEqual(reported + 1.05 * unreported);
  }
  expect(replies).toHaveLength(300);
  expect(await counted(opened)).toEqual([sum, sum]);
});

function stateOf(question: string): string {
  if (question.includes("breaks off")) return "failed";
  return question.includes("is stopped") ? "stopped" : "complete";
}

/** What a call was sent that ended before its first word, as it is counted. */
function sentIn({ model }: Opened): number {
  return model.bodies.reduce((sum, { messages }) => sum + estimateTokens(JSON.stringify(messages)), 0);
}

test("a call counts what it was sent where the reader leaves before its first word", async () => {
  const opened = await openWithBudget();
  const { model, backend } = opened;
  model.behave("stall");
  const response = await opened.send(v2, ask("How do I install it?"));
  const leaving = new AbortController();
  const read = response.body?.pipeTo(new WritableStream(), { signal: leaving.signal });
  await expect.poll(() => model.bodies.length).toBe(1);
  leaving.abort();
  await expect(read).rejects.toThrow();
  await expect.poll(() => backend.metrics.countOpenReplies()).toBe(0);
  expect(await counted(opened)).toEqual([sentIn(opened), sentIn(opened)]);
});

test.each<[string, seconds: number, (opened: Opened) => unknown, calls: number, counted: (opened: Opened) => number]>([
  ["what it was sent if the model is silent until it is late", 0.1, ({ model }) => model.behave("stall"), 1, sentIn],
  ["nothing where the model does not take it", 30, ({ model }) => model.behave("fail"), 2, () => 0],
  ["nothing where the model cannot be reached", 30, ({ model }) => model.close(), 0, () => 0],
])("a call counts %s", async (_name, silenceSeconds, prepare, calls, expected) => {
  const opened = await openWithBudget({}, { silenceSeconds });
  await prepare(opened);
  expect(await readReply(await opened.send(v2, ask("install with npm")))).toContain("npm install acme");
  expect(opened.model.bodies).toHaveLength(calls);
  expect(await counted(opened)).toEqual([expected(opened), expected(opened)]);
});

test.each(["searches", "answers"])(
  "after a call that %s, one that the model does not take counts nothing",
  async (kind) => {
    const opened = await openWithBudget();
    const { model } = opened;
    model.behave(({ call, say, finish }) => {
      if (kind === "searches") call("search", { query: "docker" });
      else say("Run it.");
      finish(kind === "searches" ? "tool_calls" : "stop", { prompt: 100, completion: 10 });
      model.behave("fail");
    });
    // After the answer, the model is asked for questions to ask next.
    await readReply(await opened.send(v2, ask("install with npm", { followUps: true })));
    expect(model.bodies.length).toBeGreaterThan(1);
    expect(await counted(opened)).toEqual([110, 110]);
  },
);

test("replies at once use up a budget but do not overrun it, and then no call is made to the model", async () => {
  const budget = 20_000;
  const expected = { inputTokens: 400, outputTokens: 100 };
  const opened = await openWithBudget({ budgets: { ...FREE.budgets, keyTokens: budget }, expected });
  const { model } = opened;
  let spent = 0;
  for (let from = 0; from < 300; from += 30) {
    const before = model.bodies.length;
    const statuses = await openMany(opened, { from, count: 30 });
    // All of the first 30 have room; of the last ones within the budget, only some have.
    if (spent === 0 || spent >= budget) expect(new Set(statuses)).toEqual(new Set([spent === 0 ? 200 : 429]));
    else expect(statuses).toContain(200);
    if (spent >= budget) expect(model.bodies).toHaveLength(before);
    [, spent] = await counted(opened);
  }
  expect(spent).toBeGreaterThanOrEqual(budget);
  expect(spent).toBeLessThan(1.05 * budget);
});
