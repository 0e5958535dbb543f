import { expect, test } from "vitest";
import { createDevAssistant } from "../../src/assistant/dev-assistant.js";
import { fakeBundle } from "./support/fake-bundle.js";
import { ask, readReply } from "./support/open-assistant.js";

function post(path: string, body: object): Request {
  return new Request(`http://127.0.0.1:3000${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

const path = "/docs/_assistant/discovery/v2/assistant/preview/message";

test("answers without a key from the pages as they are at the moment", async () => {
  let port = 4100;
  const bundle = async () =>
    fakeBundle([{ path: "ports", title: "Ports", content: `The server listens on port ${port}.` }]);
  const answer = await createDevAssistant({
    basePath: "/docs/_assistant",
    prefix: "/docs",
    bundle,
    siteFile: async () => "{}",
    log: () => {},
  });
  const reply = async () => readReply(await answer(post(path, ask("Which port does the server listen on?"))));
  const first = await reply();
  expect(first).toContain("port 4100");
  expect(first).toContain("[Ports](/docs/ports)");
  port = 9200;
  expect(await reply()).toContain("port 9200");
});

test("says so when the pages cannot be searched", async () => {
  const bundle = async () => Promise.reject(new Error("a page is broken"));
  const answer = await createDevAssistant({
    basePath: "/docs/_assistant",
    prefix: "",
    bundle,
    siteFile: async () => "{}",
    log: () => {},
  });
  expect((await answer(post(path, ask("x")))).status).toBe(503);
});

test("says what docs.json has it say, as it is at the moment", async () => {
  let contact = "Write to help@acme.example.";
  const answer = await createDevAssistant({
    basePath: "/docs/_assistant",
    prefix: "",
    bundle: async () => fakeBundle(),
    siteFile: async () => JSON.stringify({ name: "Acme", assistant: { instructions: null, contact } }),
    log: () => {},
  });
  const reply = async () => readReply(await answer(post(path, ask("Do zebras cross the road?"))));
  expect(await reply()).toContain(contact);
  contact = "Call us.";
  expect(await reply()).toContain(contact);
});
