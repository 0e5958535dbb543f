// Clients without a library: they learn the thread from the finish event, as the specification says.
import { expect, test } from "vitest";
import { closeAfterTests } from "../../close-after-tests.js";
import { ask as body, v1, v2 } from "../support/assistant.js";
import { startLiveAssistant } from "../support/live-assistant.js";

const live = await startLiveAssistant();
closeAfterTests(live.listener);

test("the fetch example reads a reply and goes on in its thread", async () => {
  const file = "../../../examples/assistant-clients/fetch.ts";
  const { ask } = await import(/* @vite-ignore */ file);
  const server = { url: live.url, domain: "acme", key: live.key };
  let text = "";
  const onText = (more: string) => {
    text += more;
  };
  const threadId = await ask(server, "one", { onText });
  expect(threadId).toMatch(/^thr_/);
  expect(text).toMatch(/^Run it/);
  expect(await ask(server, "two", { onText, threadId })).toBe(threadId);
  expect(live.questions.at(-1)).toHaveLength(3);
  await expect(ask({ ...server, key: "none" }, "one", { onText })).rejects.toThrowError("The API key is not valid");
  await expect(ask(server, "break", { onText })).rejects.toThrowError("could not finish");
});

const post = (path: string, more: Readonly<Record<string, string>> = {}) => {
  const headers = { authorization: `Bearer ${live.key}`, "content-type": "application/json", ...more };
  return fetch(`${live.url}${path}`, { method: "POST", headers, body: JSON.stringify(body("one")) });
};

test("on version 1, too, an event of type finish carries the thread", async () => {
  const response = await post(v1);
  const lines = (await response.text()).split("\n").filter((line) => line !== "");
  const event = lines.map((line) => JSON.parse(line.slice(2))).find((each) => each.type === "finish");
  expect(event.threadId).toBe(response.headers.get("x-thread-id"));
});

test("limits count the address that the connection comes from", async () => {
  await (await post(v2, { "x-forwarded-for": "6.6.6.6" })).text();
  const today = new Date(live.backend.now()).toISOString().slice(0, 10);
  const counts = await live.backend.store.counters.read([`ip:127.0.0.1:d${today}`, `ip:6.6.6.6:d${today}`]);
  expect([...counts.keys()]).toEqual([`ip:127.0.0.1:d${today}`]);
});
