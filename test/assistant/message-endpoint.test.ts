import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Provider } from "../../src/assistant/provider.js";
import { ask, openTestAssistant, readChunks, readReply, v1, v2 } from "./support/open-assistant.js";

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

/** Says two pieces, names a source and finishes. */
const fixed: Provider = {
  name: "fixed",
  async *reply() {
    yield {
      kind: "source",
      source: { id: "guide/install", url: "https://docs.example.com/guide/install", title: "Install" },
    };
    yield { kind: "text", text: "Run " };
    yield { kind: "text", text: "npm i docsgen." };
    yield { kind: "finish", reason: "stop", usage: { inputTokens: 1, outputTokens: 1 } };
  },
};

test("version 1 writes the parts that every 4.x client knows, with the thread id in all its homes", async () => {
  const { send } = await openTestAssistant({ provider: fixed });
  const response = await send(v1, ask("How do I install?"));
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(response.headers.get("x-vercel-ai-data-stream")).toBe("v1");
  expect(response.headers.get("x-thread-id")).toBe("thr_1");
  expect(await response.text()).toBe(
    [
      '0:"Run npm i docsgen."',
      '8:[{"type":"source","source":{"sourceType":"url","id":"guide/install","url":"https://docs.example.com/guide/install","title":"Install"}},{"type":"finish","threadId":"thr_1"}]',
      '2:[{"type":"finish","threadId":"thr_1"}]',
      'e:{"finishReason":"stop","usage":{"promptTokens":1,"completionTokens":1},"isContinued":false}',
      'd:{"finishReason":"stop","usage":{"promptTokens":1,"completionTokens":1},"type":"finish","threadId":"thr_1"}',
      "",
    ].join("\n"),
  );
});

test("version 1 says that it is deprecated and names its successor", async () => {
  const { send } = await openTestAssistant({ provider: fixed });
  const response = await send(v1, ask("x"));
  expect(response.headers.get("deprecation")).toMatch(/^@\d+$/);
  expect(response.headers.get("link")).toBe(`<${v2}>; rel="successor-version"`);
  expect((await send(v2, ask("x"))).headers.has("deprecation")).toBe(false);
});

test("version 2 writes the chunks that every client since 5.0.0 takes, and the thread id for a raw reader", async () => {
  const { send } = await openTestAssistant({ provider: fixed });
  const response = await send(v2, ask("How do I install?"));
  expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  expect(response.headers.get("x-vercel-ai-ui-message-stream")).toBe("v1");
  expect(await response.text()).toBe(
    [
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
    ].join("\n\n"),
  );
});

test.each([
  ["a trigger", { trigger: "submit-message" }, {}],
  ["a chat id", { id: "chat-1" }, {}],
  [
    "a library's message id",
    { messages: [{ id: "r5eJXsuRqeTVqjF8", role: "user", parts: [{ type: "text", text: "x" }] }] },
    {},
  ],
  ["parts before id", { messages: [{ parts: [{ type: "text", text: "x" }], id: "1", role: "user" }] }, {}],
  ["a library's user agent", {}, { "user-agent": "ai-sdk/5.0.45 runtime/node" }],
])("leaves the top-level thread id out for a client with %s", async (_case, more, headers) => {
  const { send } = await openTestAssistant({ provider: fixed });
  const chunks = await readChunks(await send(v2, ask("x", more), { headers }));
  expect(chunks.at(-1)).toEqual({ type: "finish", messageMetadata: { threadId: "thr_1" } });
});

test("a client may say itself whether it wants the top-level thread id", async () => {
  const { send } = await openTestAssistant({ provider: fixed });
  const wanted = await readChunks(await send(v2, ask("x", { trigger: "submit-message", finishThreadId: true })));
  expect(wanted.at(-1)).toHaveProperty("threadId");
  const unwanted = await readChunks(await send(v2, ask("x", { finishThreadId: false })));
  expect(unwanted.at(-1)).not.toHaveProperty("threadId");
});

test.each(captured.map((request) => ({ ...request, name: `${request.client}: ${request.scenario}` })))(
  "answers what a released client sends, $name",
  async ({ method, path, userAgent, body }) => {
    const { backend, send } = await openTestAssistant({ provider: fixed });
    const json = body === null ? {} : JSON.parse(body);
    if (typeof json.threadId === "string") {
      const [key] = await backend.store.keys.list("acme");
      const owner = { keyId: key?.id ?? "", domain: "acme", fp: json.fp };
      const thread = {
        threadId: json.threadId,
        owner,
        messageId: "msg_old",
        text: "before",
        isRegeneration: false,
        now: 0,
      };
      await backend.store.threads.ask(thread);
    }
    const response = await send(path, body ?? "", {
      method,
      headers: userAgent === null ? {} : { "user-agent": userAgent },
    });
    expect(response.status).toBe(method === "GET" ? 204 : 200);
    expect(await response.text()).toContain(method === "GET" ? "" : "Run npm i docsgen.");
  },
);

test("a provider that fails in the middle ends the stream with an error part and keeps the thread id", async () => {
  const failing: Provider = {
    name: "failing",
    async *reply() {
      yield { kind: "text", text: "Half" };
      throw new Error("secret detail");
    },
  };
  const { send, logs } = await openTestAssistant({ provider: failing });
  const chunks = await readChunks(await send(v2, ask("x", { trigger: "submit-message" })));
  expect(chunks.map((chunk) => chunk.type)).toEqual([
    "start",
    "start-step",
    "text-start",
    "text-delta",
    "text-end",
    "error",
    "finish",
  ]);
  expect(JSON.stringify(chunks)).not.toContain("secret");
  const old = await (await send(v1, ask("x"))).text();
  expect(
    old
      .split("\n")
      .slice(-3)
      .map((line) => line.slice(0, 2)),
  ).toEqual(["2:", "3:", ""]);
  expect(logs.filter((entry) => entry.event === "reply-failed")).toHaveLength(2);
});

test("a reader who leaves stops the provider at once, and what was said so far is kept", async () => {
  let stopped = false;
  const endless: Provider = {
    name: "endless",
    async *reply(_task, signal) {
      yield { kind: "text", text: "Once upon a time" };
      await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
      stopped = true;
    },
  };
  const { send, backend } = await openTestAssistant({ provider: endless });
  const response = await send(v2, ask("Tell me"));
  const reader = response.body?.getReader();
  await reader?.read();
  await reader?.read();
  await reader?.cancel();
  expect(stopped).toBe(true);
  const [key] = await backend.store.keys.list("acme");
  const turns = await backend.store.threads.read("thr_1", { keyId: key?.id ?? "", domain: "acme", fp: "anonymous" });
  expect(turns?.map((turn) => turn.text)).toEqual(["Tell me", "Once upon a time"]);
});

test("a thread goes on with its id: the store adds what the client no longer sends", async () => {
  const seen: string[][] = [];
  const listening: Provider = {
    name: "listening",
    async *reply(task) {
      seen.push(task.turns.map((turn) => turn.text));
      yield { kind: "text", text: `answer ${seen.length}` };
      yield { kind: "finish", reason: "stop", usage: { inputTokens: 0, outputTokens: 0 } };
    },
  };
  const { send } = await openTestAssistant({ provider: listening });
  const first = await send(v2, ask("one"));
  await first.text();
  const threadId = first.headers.get("x-thread-id");
  await (await send(v2, ask("two", { threadId }))).text();
  await (await send(v2, ask("two", { threadId }))).text();
  const last = await send(v2, ask("three", { threadId }));
  await last.text();
  expect(last.headers.get("x-thread-id")).toBe(threadId);
  expect(seen).toEqual([
    ["one"],
    ["one", "answer 1", "two"],
    ["one", "answer 1", "two"],
    ["one", "answer 1", "two", "answer 3", "three"],
  ]);
});

test("a thread belongs to its key and fp", async () => {
  const { send, backend } = await openTestAssistant({ provider: fixed });
  const first = await send(v2, ask("one"));
  await first.text();
  const threadId = first.headers.get("x-thread-id");
  expect((await send(v2, ask("two", { threadId, fp: "somebody-else" }))).status).toBe(404);
  const { key } = await backend.store.keys.create({ domain: "acme", organisation: "o", label: null, now: 0 });
  const stranger = await send(v2, ask("two", { threadId }), { headers: { authorization: `Bearer ${key}` } });
  expect(stranger.status).toBe(404);
  expect(await stranger.json()).toMatchObject({ code: "unknown_thread", status: 404 });
});

test("a thread that only the history hints at is taken up, or a new one begins", async () => {
  const { send } = await openTestAssistant({ provider: fixed });
  const first = await send(v2, ask("one"));
  await first.text();
  const history = (threadId: string | null) => ({
    fp: "anonymous",
    messages: [
      { role: "user", parts: [{ type: "text", text: "one" }] },
      { role: "assistant", parts: [{ type: "text", text: "Run npm i docsgen." }], metadata: { threadId } },
      { role: "user", parts: [{ type: "text", text: "two" }] },
    ],
  });
  const known = await send(v2, history(first.headers.get("x-thread-id")));
  expect(known.headers.get("x-thread-id")).toBe(first.headers.get("x-thread-id"));
  const unknown = await send(v2, history("thr_unknown"));
  expect(unknown.status).toBe(200);
  expect(unknown.headers.get("x-thread-id")).not.toBe(first.headers.get("x-thread-id"));
});

test("logs name neither keys nor what was said, unless the operator asks", async () => {
  const quiet = await openTestAssistant({ provider: fixed });
  await (await quiet.send(v2, ask("My secret question"))).text();
  const line = JSON.stringify(quiet.logs);
  expect(line).toContain('"event":"reply"');
  expect(line).not.toContain("secret");
  expect(line).not.toContain("docsgen.");
  expect(line).not.toContain(quiet.key);
  const open = await openTestAssistant({ provider: fixed, logTexts: true });
  await (await open.send(v2, ask("My open question"))).text();
  expect(JSON.stringify(open.logs)).toContain("My open question");
});

test("logs do not name what anonymous readers said where nothing is kept of them", async () => {
  const privacy = { forgetsAnonymous: true };
  const { send, logs } = await openTestAssistant({ provider: fixed, logTexts: true, privacy });
  await (await send(v2, ask("My secret question"))).text();
  expect(JSON.stringify(logs)).toContain('"event":"reply"');
  expect(JSON.stringify(logs)).not.toContain("secret");
  expect(logs.flatMap(Object.keys)).not.toContain("answer");
  await (await send(v2, ask("My open question", { fp: "reader" }))).text();
  expect(JSON.stringify(logs)).toContain("My open question");
});

test("answers from the passages that it finds", async () => {
  const { send } = await openTestAssistant();
  expect(await readReply(await send(v2, ask("install with npm")))).toContain("npm install acme");
});
