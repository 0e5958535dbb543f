import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  ask,
  DONE,
  providerOf,
  readChunks,
  type TestAssistant,
  testAssistant,
  textEvent,
  v1,
  v2,
} from "./support/assistant.js";

interface CapturedRequest {
  readonly client: string;
  readonly scenario: string;
  readonly method: string;
  readonly path: string;
  readonly userAgent: string | null;
  readonly body: string | null;
}

const captured: CapturedRequest[] = JSON.parse(
  readFileSync(new URL("captured-requests.json", import.meta.url), "utf8"),
);

const source = { id: "guide/install", url: "https://docs.example.com/guide/install", title: "Install" };

/** Says two pieces, names a source and finishes. */
const fixed = providerOf(async function* () {
  yield { kind: "source", source };
  yield textEvent("Run ");
  yield textEvent("npm i docsgen.");
  yield { kind: "finish", reason: "stop", usage: { inputTokens: 1, outputTokens: 1 } };
});

test("version 1 writes the parts that every 4.x client knows, with the thread id in all its homes", async () => {
  const { send } = await testAssistant({ provider: fixed });
  const response = await send(v1, ask("How do I install?"));
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(response.headers.get("x-vercel-ai-data-stream")).toBe("v1");
  expect(response.headers.get("x-thread-id")).toBe("thr_1");
  expect((await response.text()).split("\n")).toEqual([
    '0:"Run npm i docsgen."',
    `8:[{"type":"source","source":${JSON.stringify({ sourceType: "url", ...source })}},{"type":"finish","threadId":"thr_1"}]`,
    '2:[{"type":"finish","threadId":"thr_1"}]',
    'e:{"finishReason":"stop","usage":{"promptTokens":1,"completionTokens":1},"isContinued":false}',
    'd:{"finishReason":"stop","usage":{"promptTokens":1,"completionTokens":1},"type":"finish","threadId":"thr_1"}',
    "",
  ]);
});

test("version 1 says that it is deprecated and names its successor", async () => {
  const { send } = await testAssistant({ provider: fixed });
  const response = await send(v1, ask("x"));
  expect(response.headers.get("deprecation")).toMatch(/^@\d+$/);
  expect(response.headers.get("link")).toBe(`<${v2}>; rel="successor-version"`);
  expect((await send(v2, ask("x"))).headers.has("deprecation")).toBe(false);
});

test("version 2 writes the chunks that every client since 5.0.0 takes, and the thread id for a raw reader", async () => {
  const { send } = await testAssistant({ provider: fixed });
  const response = await send(v2, ask("How do I install?"));
  expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  expect(response.headers.get("x-vercel-ai-ui-message-stream")).toBe("v1");
  expect((await response.text()).split("\n\n")).toEqual([
    'data: {"type":"start","messageId":"msg_3","messageMetadata":{"threadId":"thr_1"}}',
    'data: {"type":"start-step"}',
    'data: {"type":"source-url","sourceId":"guide/install","url":"https://docs.example.com/guide/install","title":"Install"}',
    'data: {"type":"text-start","id":"text_1"}',
    'data: {"type":"text-delta","id":"text_1","delta":"Run npm i docsgen."}',
    'data: {"type":"text-end","id":"text_1"}',
    'data: {"type":"finish-step"}',
    'data: {"type":"finish","threadId":"thr_1","messageMetadata":{"threadId":"thr_1"}}',
    "data: [DONE]",
    "",
  ]);
});

const parts = [{ type: "text", text: "x" }];

test.each([
  ["a trigger", { trigger: "submit-message" }, {}],
  ["a chat id", { id: "chat-1" }, {}],
  ["a library's message id", { messages: [{ id: "r5eJXsuRqeTVqjF8", role: "user", parts }] }, {}],
  ["parts before id", { messages: [{ parts, id: "1", role: "user" }] }, {}],
  ["a library's user agent", {}, { "user-agent": "ai-sdk/5.0.45 runtime/node" }],
])("leaves the top-level thread id out for a client with %s", async (_case, more, headers) => {
  const { send } = await testAssistant({ provider: fixed });
  const chunks = await readChunks(await send(v2, ask("x", more), { headers }));
  expect(chunks.at(-1)).toEqual({ type: "finish", messageMetadata: { threadId: "thr_1" } });
});

test("a client may say itself whether it wants the top-level thread id", async () => {
  const { send } = await testAssistant({ provider: fixed });
  const wanted = await readChunks(await send(v2, ask("x", { trigger: "submit-message", finishThreadId: true })));
  expect(wanted.at(-1)).toHaveProperty("threadId");
  const unwanted = await readChunks(await send(v2, ask("x", { finishThreadId: false })));
  expect(unwanted.at(-1)).not.toHaveProperty("threadId");
});

test.each(captured.map((request) => ({ ...request, name: `${request.client}: ${request.scenario}` })))(
  "answers what a released client sends, $name",
  async ({ method, path, userAgent, body }) => {
    const { backend, send, keyId } = await testAssistant({ provider: fixed });
    const json = body === null ? {} : JSON.parse(body);
    if (typeof json.threadId === "string") {
      const owner = { keyId, domain: "acme", fp: json.fp };
      const message = { messageId: "msg_old", text: "before", isRegeneration: false };
      await backend.store.threads.ask({ threadId: json.threadId, owner, ...message, now: 0 });
    }
    const headers: HeadersInit = userAgent === null ? {} : { "user-agent": userAgent };
    const response = await send(path, body ?? "", { method, headers });
    expect(response.status).toBe(method === "GET" ? 204 : 200);
    expect(await response.text()).toContain(method === "GET" ? "" : "Run npm i docsgen.");
  },
);

test("a provider that fails in the middle ends the stream with an error part and keeps the thread id", async () => {
  const failing = providerOf(async function* () {
    yield textEvent("Half");
    throw new Error("secret detail");
  });
  const { send, logs } = await testAssistant({ provider: failing });
  const chunks = await readChunks(await send(v2, ask("x", { trigger: "submit-message" })));
  const types = ["start", "start-step", "text-start", "text-delta", "text-end", "error", "finish"];
  expect(chunks.map((chunk) => chunk.type)).toEqual(types);
  expect(JSON.stringify(chunks)).not.toContain("secret");
  const old = (await (await send(v1, ask("x"))).text()).split("\n");
  expect(old.slice(-3).map((line) => line.slice(0, 2))).toEqual(["2:", "3:", ""]);
  expect(logs.filter((entry) => entry.event === "reply-failed")).toHaveLength(2);
});

test("a reader who leaves stops the provider at once, and what was said so far is kept", async () => {
  let stopped = false;
  const endless = providerOf(async function* (_task, signal) {
    yield textEvent("Once upon a time");
    await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
    stopped = true;
  });
  const { send, backend, keyId } = await testAssistant({ provider: endless });
  const response = await send(v2, ask("Tell me"));
  const reader = response.body?.getReader();
  await reader?.read();
  await reader?.read();
  await reader?.cancel();
  expect(stopped).toBe(true);
  const turns = await backend.store.threads.read("thr_1", { keyId, domain: "acme", fp: "anonymous" });
  expect(turns?.map((turn) => turn.text)).toEqual(["Tell me", "Once upon a time"]);
});

/** The thread of a question that is answered. */
async function threadOf(send: TestAssistant["send"], body: object): Promise<string | null> {
  const response = await send(v2, body);
  expect(response.status).toBe(200);
  await response.text();
  return response.headers.get("x-thread-id");
}

test("a thread goes on with its id: the store adds what the client no longer sends", async () => {
  const seen: string[][] = [];
  const listening = providerOf(async function* (task) {
    seen.push(task.turns.map((turn) => turn.text));
    yield textEvent(`answer ${seen.length}`);
    yield DONE;
  });
  const { send } = await testAssistant({ provider: listening });
  const threadId = await threadOf(send, ask("one"));
  for (const question of ["two", "two", "three"])
    expect(await threadOf(send, ask(question, { threadId }))).toBe(threadId);
  expect(seen).toEqual([
    ["one"],
    ["one", "answer 1", "two"],
    ["one", "answer 1", "two"],
    ["one", "answer 1", "two", "answer 3", "three"],
  ]);
});

test("a thread belongs to its key and fp", async () => {
  const { send, backend } = await testAssistant({ provider: fixed });
  const threadId = await threadOf(send, ask("one"));
  expect((await send(v2, ask("two", { threadId, fp: "somebody-else" }))).status).toBe(404);
  const { key } = await backend.store.keys.create({ domain: "acme", organisation: "o", label: null, now: 0 });
  const stranger = await send(v2, ask("two", { threadId }), { headers: { authorization: `Bearer ${key}` } });
  expect(stranger.status).toBe(404);
  expect(await stranger.json()).toMatchObject({ code: "unknown_thread", status: 404 });
});

test("a thread that only the history hints at is taken up, or a new one begins", async () => {
  const { send } = await testAssistant({ provider: fixed });
  const first = await threadOf(send, ask("one"));
  const history = (threadId: string | null) => ({
    fp: "anonymous",
    messages: [
      { role: "user", parts: [{ type: "text", text: "one" }] },
      { role: "assistant", parts: [{ type: "text", text: "Run npm i docsgen." }], metadata: { threadId } },
      { role: "user", parts: [{ type: "text", text: "two" }] },
    ],
  });
  expect(await threadOf(send, history(first))).toBe(first);
  expect(await threadOf(send, history("thr_unknown"))).not.toBe(first);
});

test("logs name neither keys nor what was said, unless the operator asks", async () => {
  const quiet = await testAssistant({ provider: fixed });
  await (await quiet.send(v2, ask("My secret question"))).text();
  const line = JSON.stringify(quiet.logs);
  expect(line).toContain('"event":"reply"');
  expect(line).not.toContain("secret");
  expect(line).not.toContain("docsgen.");
  expect(line).not.toContain(quiet.key);
  const open = await testAssistant({ provider: fixed, logTexts: true });
  await (await open.send(v2, ask("My open question"))).text();
  expect(JSON.stringify(open.logs)).toContain("My open question");
});

test("logs do not name what anonymous readers said where nothing is kept of them", async () => {
  const privacy = { forgetsAnonymous: true };
  const { send, logs } = await testAssistant({ provider: fixed, logTexts: true, privacy });
  await (await send(v2, ask("My secret question"))).text();
  expect(JSON.stringify(logs)).toContain('"event":"reply"');
  expect(JSON.stringify(logs)).not.toContain("secret");
  expect(logs.flatMap(Object.keys)).not.toContain("answer");
  await (await send(v2, ask("My open question", { fp: "reader" }))).text();
  expect(JSON.stringify(logs)).toContain("My open question");
});
