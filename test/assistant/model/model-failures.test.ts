// A model that does not answer is seen: in insights, at `/health`, in `/metrics` and in the log.
import { expect, test } from "vitest";
import { readInsights } from "../../../src/assistant/insights/read-insights.js";
import { closeAfterTests } from "../../close-after-tests.js";
import { ask, readReply, type TestAssistant, testAssistant, testTime, v2 } from "../support/assistant.js";
import { type Behaviour, startModelServer } from "../support/model-server.js";
import { openWithModels } from "../support/provider-of-server.js";

const model = await startModelServer();
closeAfterTests(model);

const question = ask("install with npm");

async function healthOf({ send }: Pick<TestAssistant, "send">): Promise<unknown> {
  return (await send("/health", null, { method: "GET" })).json();
}

const insightsOf = ({ backend: { store } }: TestAssistant) =>
  readInsights(store, { since: "2026-11-21", domain: null }, testTime);

test.each<[Behaviour | "gone", string]>([
  ["fail", "http-500"],
  ["stall", "timeout"],
  ["empty", "no-answer"],
  ["gone", "unreachable"],
])("of a model that does %s", async (behaviour, reason) => {
  if (behaviour !== "gone") model.behave(behaviour);
  const url = behaviour === "gone" ? "http://127.0.0.1:9/v1" : model.url;
  const assistant = await openWithModels([url], { silenceSeconds: behaviour === "stall" ? 0.2 : 30 });
  const failure = { model: "openai-compatible:m1", reason };
  expect(await healthOf(assistant)).toEqual({ status: "ok", models: [] });
  await readReply(await assistant.send(v2, question));
  const { total, days, failures } = await insightsOf(assistant);
  expect(total).toMatchObject({ questions: 1, failed: 0, fallbacks: 1 });
  expect(days).toMatchObject([{ day: "2026-11-21", fallbacks: 1 }]);
  expect(failures).toEqual([{ ...failure, day: "2026-11-21", replies: 1 }]);
  expect(await healthOf(assistant)).toEqual({
    status: "degraded",
    models: [{ ...failure, since: "2026-11-21T09:30:00.000Z" }],
  });
  const metrics = assistant.backend.metrics.text();
  expect(metrics).toContain(`model_failures_total{model="openai-compatible:m1",reason="${reason}",domain="acme"} 1`);
  expect(metrics).toContain('fallbacks_total{domain="acme"} 1');
  expect(assistant.reports).toMatchObject([{ event: "model-failed", domain: "acme", ...failure }]);
  expect(assistant.logs.at(-1)).toMatchObject({ event: "reply", state: "complete", fallback: true });
});

test("a first model that fails is seen where the second answers, and no longer once it answers", async () => {
  const second = await startModelServer();
  model.behave("fail");
  const assistant = await openWithModels([model.url, second.url]);
  await readReply(await assistant.send(v2, question));
  const { total, failures } = await insightsOf(assistant);
  expect(total.fallbacks).toBe(0);
  expect(failures).toMatchObject([{ model: "openai-compatible:m1", reason: "http-500", replies: 1 }]);
  expect(await healthOf(assistant)).toMatchObject({ status: "degraded" });
  model.behave("answer");
  await readReply(await assistant.send(v2, question));
  expect(await healthOf(assistant)).toEqual({ status: "ok", models: [] });
  await second.close();
});

test("a budget that is used up is told to every reader in a line, and logged once", async () => {
  model.behave("answer");
  const { backend } = await openWithModels([model.url]);
  const budgets = { dayTokens: 0, dayCost: null, keyTokens: null, keyCost: null };
  const assistant = await testAssistant({ provider: backend.provider, costs: { budgets } });
  for (const text of [1, 2]) {
    const reply = await readReply(await assistant.send(v2, question));
    expect(reply.split("The model is not available right now.\n\n"), `reply ${text}`).toEqual(["", expect.any(String)]);
  }
  expect(assistant.logs.filter(({ event }) => event === "budget-used-up")).toEqual([
    { level: "warn", event: "budget-used-up", budget: "dayTokens", limit: 0, until: "2026-11-22T00:00:00.000Z" },
  ]);
  const { total, failures } = await insightsOf(assistant);
  expect(total.fallbacks).toBe(2);
  expect(failures).toMatchObject([{ model: "openai-compatible:m1", reason: "budget", replies: 2 }]);
  expect(await healthOf(assistant)).toEqual({ status: "ok", models: [] });
});
