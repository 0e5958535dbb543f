// An assistant for tests: in memory, with a key, ids that count and a clock that stands still.
import { type Assistant, createAssistant } from "../../../src/assistant/assistant.js";
import type { SiteWords } from "../../../src/assistant/assistant-site.js";
import type { Backend, Privacy } from "../../../src/assistant/backend.js";
import { type CostSettings, createCosts, FREE } from "../../../src/assistant/costs/costs.js";
import {
  createOpenReplies,
  DEFAULT_OPEN_REPLIES,
  type OpenReplyLimits,
} from "../../../src/assistant/costs/open-replies.js";
import { createLimiter, DEFAULT_LIMITS, type Limits } from "../../../src/assistant/limits.js";
import type { LogEntry } from "../../../src/assistant/log.js";
import { createMetrics } from "../../../src/assistant/metrics.js";
import { DEFAULT_MODEL_SETTINGS } from "../../../src/assistant/model/model-settings.js";
import { createModelHealth } from "../../../src/assistant/model-health.js";
import type { Provider } from "../../../src/assistant/provider.js";
import { createExtractive } from "../../../src/assistant/providers/extractive.js";
import { openStore, type Store } from "../../../src/assistant/store/open-store.js";
import type { ReplyEvent } from "../../../src/assistant/streams/reply-event.js";
import { createRunningReplies } from "../../../src/assistant/streams/running-replies.js";
import type { Bundle } from "../../../src/search/bundle.js";
import { fakeBundle } from "./fake-bundle.js";

export interface TestSettings {
  readonly provider?: Provider;
  readonly limits?: Partial<Limits>;
  readonly bundle?: Bundle;
  /** The operator's own words in docs.json. */
  readonly words?: SiteWords;
  readonly store?: Store;
  readonly corsOrigins?: readonly string[];
  readonly logTexts?: boolean;
  readonly now?: () => number;
  readonly costs?: Partial<CostSettings>;
  readonly openReplies?: Partial<OpenReplyLimits>;
  readonly privacy?: Partial<Privacy>;
  readonly passageTokens?: number;
  /** How long replies go on without a reader, in milliseconds. */
  readonly longestAlone?: number;
}

export interface TestAssistant {
  readonly assistant: Assistant;
  readonly backend: Backend;
  readonly key: string;
  readonly keyId: string;
  readonly logs: LogEntry[];
  /** Sends a body to an endpoint of the domain `acme`. */
  send(path: string, body: unknown, init?: RequestInit): Promise<Response>;
}

/** A provider that replies like this. */
export function providerOf(reply: Provider["reply"]): Provider {
  return { name: "fake", reply };
}

/** A piece of what a provider says. */
export const textEvent = (text: string): ReplyEvent => ({ kind: "text", text });

/** The end of a reply that cost nothing. */
export const DONE: ReplyEvent = { kind: "finish", reason: "stop", usage: { inputTokens: 0, outputTokens: 0 } };

const OWNER = { domain: "acme", organisation: "acme-inc" };

export const testTime = Date.UTC(2026, 10, 21, 9, 30);

export async function testAssistant(settings: TestSettings = {}): Promise<TestAssistant> {
  const { provider = createExtractive(), bundle = fakeBundle(), logTexts = false, now = () => testTime } = settings;
  const store = settings.store ?? (await openStore("sqlite::memory:"));
  const { key, record } = await store.keys.create({ ...OWNER, label: null, now: now() });
  const logs: LogEntry[] = [];
  let ids = 0;
  const words = settings.words && { words: settings.words };
  const site = { domain: "acme", title: "Acme", prefix: "https://docs.example.com", bundle, ...words };
  const backend: Backend = {
    sites: new Map([["acme", site]]),
    store,
    access: "keys",
    limiter: createLimiter({ ...DEFAULT_LIMITS, ...settings.limits }, store.counters),
    provider,
    withoutModel: createExtractive(),
    costs: createCosts({ ...FREE, ...settings.costs }, store.counters),
    openReplies: createOpenReplies({ ...DEFAULT_OPEN_REPLIES, ...settings.openReplies }),
    modelHealth: createModelHealth(),
    runningReplies: createRunningReplies(settings.longestAlone),
    privacy: { keepsInsights: true, forgetsAnonymous: false, ...settings.privacy },
    metrics: createMetrics(process.memoryUsage),
    log: (entry) => logs.push(entry),
    logTexts,
    passageTokens: settings.passageTokens ?? DEFAULT_MODEL_SETTINGS.passageTokens,
    largestBody: 100_000,
    now,
    newId: (prefix) => `${prefix}_${++ids}`,
  };
  const assistant = createAssistant({ backend, basePath: "", corsOrigins: settings.corsOrigins ?? null });
  return {
    assistant,
    backend,
    key,
    keyId: record.id,
    logs,
    send: (path, body, init = {}) =>
      assistant.handle(makeRequest(path, key, { body, ...init }), { address: "192.0.2.1" }),
  };
}

function makeRequest(path: string, key: string, { body, ...init }: Omit<RequestInit, "body"> & { body: unknown }) {
  const own = { "content-type": "application/json", authorization: `Bearer ${key}` };
  const headers = { ...own, ...Object.fromEntries(new Headers(init.headers)) };
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const hasBody = init.method !== "GET" && init.method !== "OPTIONS";
  return new Request(`http://127.0.0.1${path}`, { method: "POST", ...init, headers, body: hasBody ? text : null });
}

export const v1 = "/discovery/v1/assistant/acme/message";
export const v2 = "/discovery/v2/assistant/acme/message";

/** A request body as the specification describes it, written by hand. */
export function ask(question: string, more: Readonly<Record<string, unknown>> = {}) {
  return { fp: "anonymous", messages: [{ id: "1", role: "user", parts: [{ type: "text", text: question }] }], ...more };
}

/** The chunks of a version 2 stream; `[DONE]` must be the last. */
export async function readChunks(response: Response): Promise<Record<string, unknown>[]> {
  const events = (await response.text()).split("\n\n").filter((event) => event !== "");
  if (events.pop() !== "data: [DONE]") throw new Error("The stream does not end with [DONE].");
  return events.map((event) => JSON.parse(event.replace(/^data: /, "")));
}

/** Asks two questions, and says of the reply to the first that it did not help, and why. Gives the answer to that. */
export async function askAndRate(send: TestAssistant["send"], [first, second]: [string, string], reason: string) {
  const chunks = await readChunks(await send(v2, ask(first, { fp: "a" })));
  await (await send(v2, ask(second, { fp: "b" }))).text();
  return send("/discovery/v1/feedback/acme", { fp: "a", messageId: chunks[0]?.["messageId"], rating: "down", reason });
}

/** Reads a version 2 stream to its first words, and leaves. */
export async function leaveAtFirstWords(response: Response): Promise<void> {
  const reader = response.body?.getReader();
  for (let text = ""; !text.includes("text-delta"); )
    text = Buffer.from((await reader?.read())?.value ?? []).toString();
  await reader?.cancel();
}

/** The text of a version 2 stream. */
export async function readReply(response: Response): Promise<string> {
  const chunks = await readChunks(response);
  return chunks.map((chunk) => (chunk.type === "text-delta" ? chunk.delta : "")).join("");
}
