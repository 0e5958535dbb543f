// Why `search` tool parts are in a step of their own: in the step of the text they make some clients ask again.
import { createServer } from "node:http";
import { expect, test } from "vitest";
import { closeAfterTests } from "../../close-after-tests.js";
import { listenOnFreePort } from "../../listen-on-free-port.js";
import { openChat } from "../support/chat-of-release.js";

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
const url = `http://127.0.0.1:${await listenOnFreePort(server)}`;
closeAfterTests(server);

test.each([
  ["5.0.0", "ai-5.0.0", true],
  ["the newest 5", "ai-5", false],
  ["6", "ai", false],
])("ai %s with a tool part of version 2", async (_name, release, asksAgain) => {
  const chat = await openChat(release, { api: `${url}/v2` }, { repeats: true });
  requests = 0;
  await chat.sendMessage({ text: "x" });
  await expect.poll(() => chat.status).toMatch(/ready|error/);
  expect(requests > 1).toBe(asksAgain);
});
