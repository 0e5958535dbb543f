// Replies that go on without their readers: taken up again, stopped, forgotten.
import { afterEach, expect, test, vi } from "vitest";
import type { Provider } from "../../src/assistant/provider.js";
import { ask, DONE, providerOf, readChunks, readReply, testAssistant, textEvent, v1, v2 } from "./support/assistant.js";
import { closedGate } from "./support/gate.js";

const id = "reply-0123456789abcdef";

afterEach(() => void vi.useRealTimers());

/** A provider whose reply ends when a test says so. */
function heldProvider() {
  const held = closedGate();
  const seen = { stopped: false };
  const provider = providerOf(async function* (_task, signal) {
    yield textEvent("Half of ");
    await Promise.race([held.opened, new Promise((resolve) => signal.addEventListener("abort", resolve))]);
    seen.stopped = signal.aborted;
    if (signal.aborted) return;
    yield textEvent("the answer.");
    yield DONE;
  });
  return { provider, seen, end: held.open };
}

async function askAndLeave(provider: Provider, path = v2, beforeLeaving = () => {}) {
  const test = await testAssistant({ provider });
  const reader = (await test.send(path, ask("How?", { resume: true, id }))).body?.getReader();
  let text = "";
  while (!text.includes("Half of")) text += new TextDecoder().decode((await reader?.read())?.value);
  beforeLeaving();
  await reader?.cancel();
  const resume = (query = "") => test.send(`${path}/${id}/stream${query}`, "", { method: "GET" });
  return { ...test, resume };
}

test("a reply goes on when its reader leaves, and is sent again from its beginning", async () => {
  const { provider, seen, end } = heldProvider();
  const { resume, backend, keyId } = await askAndLeave(provider);
  const response = await resume();
  const thread = response.headers.get("x-thread-id") ?? "";
  end();
  expect(await readReply(response)).toBe("Half of the answer.");
  expect(seen.stopped).toBe(false);
  const owner = { keyId, domain: "acme", fp: "anonymous" };
  expect((await backend.store.threads.read(thread, owner))?.at(-1)?.text).toBe("Half of the answer.");
});

test("what ended meanwhile is sent once; after that only who asks for ended replies gets it", async () => {
  const { provider, end } = heldProvider();
  const { resume, backend } = await askAndLeave(provider);
  end();
  await expect.poll(() => backend.metrics.countOpenReplies()).toBe(0);
  expect(await readReply(await resume())).toBe("Half of the answer.");
  expect((await resume()).status).toBe(204);
  expect(await readReply(await resume("?ended=true"))).toBe("Half of the answer.");
});

test("Stop reaches the model, although closing the connection does not", async () => {
  const { provider, seen } = heldProvider();
  const { send, backend, resume } = await askAndLeave(provider);
  expect(seen.stopped).toBe(false);
  expect((await send(`${v2}/${id}/stream`, "", { method: "DELETE" })).status).toBe(204);
  await expect.poll(() => seen.stopped).toBe(true);
  await expect.poll(() => backend.metrics.countOpenReplies()).toBe(0);
  // Whoever stopped it does not want it back.
  expect((await resume()).status).toBe(204);
});

test("a reply that no one comes back to ends after a minute", async () => {
  const { provider, seen } = heldProvider();
  const holdTime = () => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { resume } = await askAndLeave(provider, v2, holdTime);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(seen.stopped).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(seen.stopped).toBe(true);
  vi.useRealTimers();
  // Whoever comes too late sees that there is no more of it.
  expect((await readChunks(await resume())).map(({ type }) => type)).toContain("error");
});

test("only the key that asked may come back, and names are too long to be guessed", async () => {
  const { provider, seen } = heldProvider();
  const { backend, send, assistant } = await askAndLeave(provider);
  const { key } = await backend.store.keys.create({ domain: "acme", organisation: "o", label: null, now: 0 });
  const authorization = `Bearer ${key}`;
  for (const method of ["GET", "DELETE"]) {
    const init = { method, headers: { authorization } };
    expect((await send(`${v2}/${id}/stream`, "", init)).status).toBe(204);
    const bare = new Request(`http://127.0.0.1${v2}/${id}/stream`, { method });
    expect((await assistant.handle(bare, { address: "192.0.2.1" })).status).toBe(401);
  }
  expect(seen.stopped).toBe(false);
  for (const short of ["main", undefined]) {
    const refused = await send(v2, ask("How?", { resume: true, id: short }));
    expect([refused.status, (await refused.json()).code]).toEqual([400, "invalid_request"]);
  }
});

test("clients of version 4 name the reply in the query", async () => {
  const { provider, end } = heldProvider();
  const { send } = await askAndLeave(provider, v1);
  end();
  const response = await send(`${v1}?chatId=${id}`, "", { method: "GET" });
  expect(await response.text()).toContain('0:"Half of the answer."');
});
