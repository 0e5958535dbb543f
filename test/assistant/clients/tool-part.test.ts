// Why `search` tool parts are in a step of their own: in the step of the text they make some clients ask again.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { closeAfterTests } from "../../close-after-tests.js";

const call = { toolCallId: "call_1", toolName: "search" };

/** A reply of version 2 with its search as a tool part that the server has run. */
const chunks = [
  { type: "start", messageId: "msg_1" },
  { type: "start-step" },
  { type: "tool-input-available", ...call, input: { query: "x" }, providerExecuted: true },
  { type: "tool-output-available", toolCallId: call.toolCallId, output: [], providerExecuted: true },
  { type: "text-start", id: "t" },
  { type: "text-delta", id: "t", delta: "Here." },
  { type: "text-end", id: "t" },
  { type: "finish-step" },
  { type: "finish" },
];
const version2 = `${chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`).join("")}data: [DONE]\n\n`;

let requests = 0;

const server = createServer((request, response) => {
  // More would never end.
  const isEnough = ++requests > 3;
  request.resume();
  response.writeHead(isEnough ? 500 : 200, { "content-type": "text/event-stream" });
  response.end(isEnough ? "enough" : version2);
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
closeAfterTests(server);

interface Chat {
  readonly status: string;
  sendMessage(message: { text: string }): Promise<void>;
}

test.each([
  ["5.0.0", "ai-5.0.0", true],
  ["the newest 5", "ai-5", false],
  ["6", "ai", false],
])("ai %s with a tool part of version 2", async (_name, release, asksAgain) => {
  const { AbstractChat, DefaultChatTransport, lastAssistantMessageIsCompleteWithToolCalls } = await import(release);
  const messages: unknown[] = [];
  const state = {
    status: "ready",
    error: undefined,
    messages,
    pushMessage: (message: unknown) => messages.push(message),
    popMessage: () => messages.pop(),
    replaceMessage: (index: number, message: unknown) => {
      messages[index] = message;
    },
    snapshot: (value: unknown) => structuredClone(value),
  };
  const OwnChat: new (settings: object) => Chat = class extends AbstractChat {};
  const chat = new OwnChat({
    state,
    transport: new DefaultChatTransport({ api: `${url}/v2` }),
    sendAutomaticallyWhen: lastAssistantMessageIsCompleteWithToolCalls,
  });
  requests = 0;
  await chat.sendMessage({ text: "x" });
  await expect.poll(() => state.status).toMatch(/ready|error/);
  expect(requests > 1).toBe(asksAgain);
});
