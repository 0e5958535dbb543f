import { expect, test } from "vitest";
import { createDevAssistant } from "../../src/assistant/dev-assistant.js";
import { ask, readReply } from "./support/assistant.js";
import { fakeBundle } from "./support/fake-bundle.js";

const basePath = "/docs/_assistant";

/** The status and the text of what the preview answers to a question. */
async function open(parts: Partial<Parameters<typeof createDevAssistant>[0]>) {
  const plain = { basePath, prefix: "", bundle: async () => fakeBundle(), siteFile: async () => "{}", log: () => {} };
  const answer = await createDevAssistant({ ...plain, ...parts });
  const url = `http://127.0.0.1:3000${basePath}/discovery/v2/assistant/preview/message`;
  const headers = { "content-type": "application/json" };
  return (question: string) =>
    answer(new Request(url, { method: "POST", headers, body: JSON.stringify(ask(question)) }));
}

test("answers without a key from the pages as they are at the moment", async () => {
  let port = 4100;
  const bundle = async () =>
    fakeBundle([{ path: "ports", title: "Ports", content: `The server listens on port ${port}.` }]);
  const answer = await open({ prefix: "/docs", bundle });
  const reply = async () => readReply(await answer("Which port does the server listen on?"));
  const first = await reply();
  expect(first).toContain("port 4100");
  expect(first).toContain("[Ports](/docs/ports)");
  port = 9200;
  expect(await reply()).toContain("port 9200");
});

test("says so when the pages cannot be searched", async () => {
  const answer = await open({ bundle: async () => Promise.reject(new Error("a page is broken")) });
  expect((await answer("x")).status).toBe(503);
});

test("says what docs.json has it say, as it is at the moment", async () => {
  let contact = "Write to help@acme.example.";
  const answer = await open({
    siteFile: async () => JSON.stringify({ name: "Acme", assistant: { instructions: null, contact } }),
  });
  const reply = async () => readReply(await answer("Do zebras cross the road?"));
  expect(await reply()).toContain(contact);
  contact = "Call us.";
  expect(await reply()).toContain(contact);
});
