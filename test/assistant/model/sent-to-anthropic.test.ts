// What a provider is sent that has to be told what to keep of a prompt, and how many tokens to think.
import { createServer } from "node:http";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { modelProvider } from "../../../src/assistant/model/model-provider.js";
import { DEFAULT_MODEL_SETTINGS, type ModelSettings } from "../../../src/assistant/model/model-settings.js";
import { openModel } from "../../../src/assistant/model/open-model.js";
import { listenOnFreePort } from "../../listen-on-free-port.js";
import { testAssistant, v2 } from "../support/assistant.js";

interface Block {
  readonly type: string;
  readonly text?: string;
  readonly cache_control?: object;
}

interface Body {
  readonly system: readonly Block[];
  readonly messages: readonly { readonly role: string; readonly content: readonly Block[] }[];
  readonly thinking?: unknown;
}

const bodies: Body[] = [];

/** Searches as often as it may, then answers. */
const searching = { type: "tool_use", id: "call", name: "search", input: {} };
const answering = { type: "text", text: "" };

function eventsOf(hasTools: boolean, call: number): object[] {
  const usage = { input_tokens: 1, output_tokens: 1 };
  const delta = hasTools
    ? { type: "input_json_delta", partial_json: '{"query":"docker"}' }
    : { type: "text_delta", text: "Run it." };
  const content_block = hasTools ? { ...searching, id: `call_${call}` } : answering;
  const stop_reason = hasTools ? "tool_use" : "end_turn";
  const message = { id: "m", type: "message", role: "assistant", model: "c", content: [], usage };
  return [
    { type: "message_start", message: { ...message, stop_reason: null, stop_sequence: null } },
    { type: "content_block_start", index: 0, content_block },
    { type: "content_block_delta", index: 0, delta },
    { type: "content_block_stop", index: 0 },
    { type: "message_delta", delta: { stop_reason, stop_sequence: null }, usage: { output_tokens: 1 } },
    { type: "message_stop" },
  ];
}

const server = createServer(async (request, response) => {
  let text = "";
  for await (const piece of request) text += piece;
  const body = JSON.parse(text);
  bodies.push(body);
  response.writeHead(200, { "content-type": "text/event-stream" });
  const events = eventsOf((body.tools ?? []).length > 0, bodies.length);
  response.end(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(""));
});
const port = await listenOnFreePort(server);
beforeEach(() => {
  bodies.length = 0;
  vi.stubEnv("ANTHROPIC_BASE_URL", `http://127.0.0.1:${port}/v1`);
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});

const env = { ANTHROPIC_API_KEY: "test", GOOGLE_GENERATIVE_AI_API_KEY: "test" };

async function callsFor(more: Partial<ModelSettings>): Promise<readonly Body[]> {
  const settings = { ...DEFAULT_MODEL_SETTINGS, ...more };
  const open = await openModel("anthropic:claude-sonnet-4-5", env, settings);
  const provider = modelProvider({ models: [open], settings, log: () => {} });
  const { send } = await testAssistant({ provider });
  const messages = [
    { role: "user", content: "first question" },
    { role: "assistant", content: "first answer" },
    { role: "user", content: "install with npm" },
  ];
  expect(await (await send(v2, { fp: "a", messages })).text()).toContain("Run it.");
  return bodies;
}

/** Every part of the prompt, in the order in which the provider reads it. */
function partsOf({ system, messages }: Body) {
  const turns = messages.flatMap(({ role, content }) => content.map((block) => ({ role, ...block })));
  return [...system.map((block) => ({ role: "system", ...block })), ...turns];
}

test("instructions come first, then passages, then turns", async () => {
  const [first] = await callsFor({ steps: 1 });
  const [instructions, passages, ...turns] = first ? partsOf(first) : [];
  expect(instructions?.text).toMatch(/^You answer readers of the Acme documentation\./);
  expect(instructions?.text).not.toContain("<passage");
  expect(passages?.text).toContain("npm install acme");
  const said = turns.map(({ role, text }) => `${role}: ${text}`);
  expect(said).toEqual(["user: first question", "assistant: first answer", "user: install with npm"]);
});

test("the instructions, the passages, and what tools returned last are marked", async () => {
  const calls = await callsFor({ steps: 4 });
  const marked = calls.map((call) =>
    partsOf(call).flatMap(({ role, type, cache_control }, at, all) =>
      cache_control ? `${role} ${type}${at === all.length - 1 ? ", the last" : ""}` : [],
    ),
  );
  const system = ["system text", "system text"];
  const further = [...system, "user tool_result, the last"];
  expect(marked).toEqual([system, further, further, further]);
  // What was kept of one call is the beginning of the next.
  const unmarked = calls.map((call) => partsOf(call).map(({ cache_control: _, ...part }) => part));
  for (const [index, parts] of unmarked.slice(0, -1).entries())
    expect(unmarked[index + 1]?.slice(0, parts.length)).toEqual(parts);
});

test.each([
  ["minimal", 6000, { type: "enabled", budget_tokens: 1024 }],
  ["low", 6000, { type: "enabled", budget_tokens: 2268 }],
  ["medium", 6000, { type: "enabled", budget_tokens: 3512 }],
  ["high", 6000, { type: "enabled", budget_tokens: 6000 }],
  ["none", 6000, undefined],
  ["high", 1000, undefined],
] as const)("the effort %s of %i tokens is this thinking: %o", async (reasoningEffort, reasoningTokens, thinking) => {
  const [call] = await callsFor({ steps: 1, reasoningEffort, reasoningTokens });
  expect(call?.thinking).toEqual(thinking);
});

test("budgets for google grow with the effort, too, and never pass the tokens for reasoning", async () => {
  const budget = async (reasoningEffort: ModelSettings["reasoningEffort"], reasoningTokens: number) => {
    const settings = { ...DEFAULT_MODEL_SETTINGS, reasoningEffort, reasoningTokens };
    return (await openModel("google:gemini", env, settings)).providerOptions?.["google"]?.["thinkingConfig"];
  };
  const efforts = ["none", "minimal", "low", "medium", "high"] as const;
  const budgets = await Promise.all(efforts.map((effort) => budget(effort, 6000)));
  expect(budgets).toEqual([0, 512, 1884, 3256, 6000].map((thinkingBudget) => ({ thinkingBudget })));
  expect(await budget("minimal", 300)).toEqual({ thinkingBudget: 300 });
});
