import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { listenAssistant, SERVER_TIMES } from "../../src/assistant/listen-assistant.js";
import { ask, DONE, providerOf, type TestSettings, testAssistant, textEvent, v2 } from "./support/assistant.js";
import { closedGate } from "./support/gate.js";

/** Listens for an assistant, and sends questions to it. */
async function listen(settings: TestSettings = {}, times: Partial<typeof SERVER_TIMES> = {}) {
  const test = await testAssistant(settings);
  const place = { port: 0, host: "127.0.0.1", trustedProxies: 0 };
  const listener = await listenAssistant(test.assistant, place, { ...SERVER_TIMES, ...times });
  const headers = { authorization: `Bearer ${test.key}`, "content-type": "application/json" };
  const send = (question = "x") =>
    fetch(`http://127.0.0.1:${listener.port}${v2}`, { method: "POST", headers, body: JSON.stringify(ask(question)) });
  return { ...test, place, listener, send };
}

test("closing lets a reply under way end and takes no new request", async () => {
  const latch = closedGate();
  const patient = providerOf(async function* () {
    yield textEvent("Half");
    await latch.opened;
    yield textEvent(" and half");
    yield DONE;
  });
  const { listener, send } = await listen({ provider: patient });
  const response = await send();
  const closed = listener.close();
  await expect(send()).rejects.toThrowError();
  latch.open();
  expect(await response.text()).toContain(" and half");
  await closed;
});

test.each([true, false])(
  "a reply too long for the grace is stored and told that the server restarts (read: %s)",
  async (isRead) => {
    let texts = 0;
    const endless = providerOf(async function* (_task, signal) {
      for (; !signal.aborted; texts++) {
        yield textEvent("On and on. ");
        await wait(10);
      }
      throw signal.reason;
    });
    const times = { lastWords: 100, grace: 1500 };
    const { assistant, backend, keyId, logs, listener, send } = await listen({ provider: endless }, times);
    const response = await send();
    await expect.poll(() => texts).toBeGreaterThan(2);
    const body = isRead ? response.text() : null;
    await listener.close();
    expect(assistant.openReplies()).toBe(0);
    if (body)
      expect(await body).toMatch(/"type":"error","errorText":"The assistant is restarting[^"]*"\}[\s\S]*\[DONE\]\s*$/);
    const owner = { keyId, domain: "acme", fp: ask("x").fp };
    const turns = await backend.store.threads.read(response.headers.get("x-thread-id") ?? "", owner);
    expect(turns?.map(({ role, text }) => [role, text.slice(0, 10)])).toEqual([
      ["user", "x"],
      ["assistant", "On and on."],
    ]);
    expect(logs.map(({ event }) => event)).not.toContain("answer-not-stored");
  },
);

test("a port that is taken is named", async () => {
  const { assistant, place, listener } = await listen();
  await expect(listenAssistant(assistant, { ...place, port: listener.port })).rejects.toThrowError(
    `Cannot listen on port ${listener.port} of 127.0.0.1`,
  );
  await listener.close();
});

test("a client that leaves before its body is whole is no failure of ours", async () => {
  const { key, logs, listener } = await listen();
  const socket = connect(listener.port, "127.0.0.1");
  socket.write(`POST ${v2} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${key}\r\ncontent-length: 1000\r\n\r\n{`);
  await once(socket, "connect");
  setTimeout(() => socket.destroy(), 50);
  await expect.poll(() => logs).toEqual([expect.objectContaining({ event: "refused", code: "invalid_request" })]);
  await listener.close();
});

test("a body that is too large ends the connection, so that no further request is lost behind it", async () => {
  const { listener, send } = await listen();
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
  const { listener } = await listen({}, { headers: 150, whole: 300, check: 50 });
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
