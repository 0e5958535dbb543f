import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { listenAssistant, SERVER_TIMES } from "../../src/assistant/listen-assistant.js";
import type { Provider } from "../../src/assistant/provider.js";
import { ask, openTestAssistant, testTime, v2 } from "./support/open-assistant.js";

test("closing lets a reply under way end and takes no new request", async () => {
  let finish = () => {};
  const latch = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const patient: Provider = {
    name: "patient",
    async *reply() {
      yield { kind: "text", text: "Half" };
      await latch;
      yield { kind: "text", text: " and half" };
      yield { kind: "finish", reason: "stop", usage: { inputTokens: 0, outputTokens: 0 } };
    },
  };
  const { assistant, key } = await openTestAssistant({ provider: patient });
  const listener = await listenAssistant(assistant, { port: 0, host: "127.0.0.1", trustedProxies: 0 });
  const send = () =>
    fetch(`http://127.0.0.1:${listener.port}${v2}`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify(ask("x")),
    });
  const response = await send();
  const closed = listener.close();
  await expect(send()).rejects.toThrowError();
  finish();
  expect(await response.text()).toContain(" and half");
  await closed;
});

test.each([true, false])(
  "a reply too long for the grace is stored and told that the server restarts (read: %s)",
  async (isRead) => {
    let texts = 0;
    const endless: Provider = {
      name: "endless",
      async *reply(_task, signal) {
        for (; !signal.aborted; texts++) {
          yield { kind: "text", text: "On and on. " };
          await wait(10);
        }
        throw signal.reason;
      },
    };
    const { assistant, backend, key, logs } = await openTestAssistant({ provider: endless });
    const place = { port: 0, host: "127.0.0.1", trustedProxies: 0 };
    const listener = await listenAssistant(assistant, place, { ...SERVER_TIMES, lastWords: 100, grace: 1500 });
    const response = await fetch(`http://127.0.0.1:${listener.port}${v2}`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify(ask("x")),
    });
    await expect.poll(() => texts).toBeGreaterThan(2);
    const body = isRead ? response.text() : null;
    await listener.close();
    expect(assistant.openReplies()).toBe(0);
    if (body)
      expect(await body).toMatch(/"type":"error","errorText":"The assistant is restarting[^"]*"\}[\s\S]*\[DONE\]\s*$/);
    const record = await backend.store.keys.find(key, testTime);
    const owner = { keyId: record?.id ?? "", domain: "acme", fp: ask("x").fp };
    const turns = await backend.store.threads.read(response.headers.get("x-thread-id") ?? "", owner);
    expect(turns?.map(({ role, text }) => [role, text.slice(0, 10)])).toEqual([
      ["user", "x"],
      ["assistant", "On and on."],
    ]);
    expect(logs.map(({ event }) => event)).not.toContain("answer-not-stored");
  },
);

test("a port that is taken is named", async () => {
  const { assistant } = await openTestAssistant();
  const place = { host: "127.0.0.1", trustedProxies: 0 };
  const listener = await listenAssistant(assistant, { port: 0, ...place });
  await expect(listenAssistant(assistant, { port: listener.port, ...place })).rejects.toThrowError(
    `Cannot listen on port ${listener.port} of 127.0.0.1`,
  );
  await listener.close();
});

test("a client that leaves before its body is whole is no failure of ours", async () => {
  const { assistant, key, logs } = await openTestAssistant();
  const listener = await listenAssistant(assistant, { port: 0, host: "127.0.0.1", trustedProxies: 0 });
  const socket = connect(listener.port, "127.0.0.1");
  socket.write(`POST ${v2} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${key}\r\ncontent-length: 1000\r\n\r\n{`);
  await once(socket, "connect");
  setTimeout(() => socket.destroy(), 50);
  await expect.poll(() => logs).toEqual([expect.objectContaining({ event: "refused", code: "invalid_request" })]);
  await listener.close();
});

test("a body that is too large ends the connection, so that no further request is lost behind it", async () => {
  const { assistant, key } = await openTestAssistant();
  const listener = await listenAssistant(assistant, { port: 0, host: "127.0.0.1", trustedProxies: 0 });
  const send = (question: string) =>
    fetch(`http://127.0.0.1:${listener.port}${v2}`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify(ask(question)),
    });
  const refused = await send("x".repeat(100_001));
  expect(refused.status).toBe(413);
  expect(refused.headers.get("connection")).toBe("close");
  await refused.text();
  expect((await send("install")).status).toBe(200);
  await listener.close();
});

test.each([
  ["headers", `POST ${v2} HTTP/1.1\r\nhost: x\r\nx-a: `],
  ["a body", `POST ${v2} HTTP/1.1\r\nhost: x\r\ncontent-length: 100000\r\n\r\n`],
])("a connection that sends %s byte by byte is closed", async (_what, start) => {
  const { assistant } = await openTestAssistant();
  const place = { port: 0, host: "127.0.0.1", trustedProxies: 0 };
  const listener = await listenAssistant(assistant, place, { ...SERVER_TIMES, headers: 150, whole: 300, check: 50 });
  const socket = connect(listener.port, "127.0.0.1");
  let answer = "";
  socket.on("data", (chunk) => {
    answer += chunk;
  });
  socket.on("error", () => {});
  socket.write(start);
  const sending = setInterval(() => socket.write("a"), 20);
  await once(socket, "close");
  clearInterval(sending);
  expect(answer.split("\r\n")[0]).toMatch(/^(?:HTTP\/1\.1 408 Request Timeout|HTTP\/1\.1 4\d\d .*|)$/);
  await listener.close();
});
