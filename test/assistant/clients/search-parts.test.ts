// Sources as the result of a tool named `search`, with real clients that go on by themselves after tool results.
import { expect, test } from "vitest";
import { closeAfterTests } from "../../close-after-tests.js";
import { v2 } from "../support/assistant.js";
import { openChat } from "../support/chat-of-release.js";
import { startLiveAssistant } from "../support/live-assistant.js";
import { renderHook } from "../support/render-hook.js";

const RESULT = [
  { url: "https://docs.example.com/guide/install", path: "guide/install", metadata: { title: "Install" } },
];

const live = await startLiveAssistant();
closeAfterTests(live.listener);

test.each(["ai-5.0.0", "ai-5.0.216", "ai-5", "ai"])("%s shows them, and does not ask again", async (release) => {
  const transport = {
    api: `${live.url}${v2}`,
    headers: { authorization: `Bearer ${live.key}` },
    body: { fp: "anonymous", searchParts: true },
  };
  const chat = await openChat(release, transport, { repeats: true });
  const before = live.questions.length;
  await chat.sendMessage({ text: "one" });
  await expect.poll(() => chat.status).toBe("ready");
  expect(chat.error).toBeUndefined();
  expect(live.questions.length - before).toBe(1);
  const { parts } = chat.messages.at(-1) ?? { parts: [] };
  expect(parts.find(({ type }) => type === "tool-search")?.output).toEqual(RESULT);
  expect(parts.filter(({ type }) => type === "text").map(({ text }) => text)).toEqual([`Run it (${before + 1}).`]);
});

interface Chat4 {
  readonly messages: readonly {
    readonly content: string;
    readonly toolInvocations?: readonly { readonly toolName: string; readonly result: unknown }[];
  }[];
  append(message: { role: string; content: string }): Promise<void>;
}

test("version 4 shows them at the other path, by the key, and does not ask again with maxSteps", async () => {
  const { useChat } = await import("react-chat-1");
  const { keys } = live.backend.store;
  const { key } = await keys.create({ domain: "acme", organisation: "o", label: null, now: 0, hasSearchParts: true });
  const chat = await renderHook<Chat4>(
    () =>
      useChat({
        api: `${live.url}/v1/assistant/acme/message`,
        headers: { authorization: `Bearer ${key}` },
        body: { fp: "anonymous" },
        maxSteps: 4,
        sendExtraMessageFields: true,
      }) as unknown as Chat4,
  );
  const before = live.questions.length;
  await chat.run(({ append }) => append({ role: "user", content: "one" }));
  const reply = chat.current().messages.at(-1);
  expect(live.questions.length - before).toBe(1);
  expect(reply?.content).toBe(`Run it (${before + 1}).`);
  expect(reply?.toolInvocations?.map(({ toolName, result }) => [toolName, result])).toEqual([["search", RESULT]]);
});
