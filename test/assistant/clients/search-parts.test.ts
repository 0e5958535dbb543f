// Sources as the result of a tool named `search`, with real clients that go on by themselves after tool results.
import { expect, test } from "vitest";
import { closeAfterTests } from "../../close-after-tests.js";
import { v2 } from "../support/assistant.js";
import { startLiveAssistant } from "../support/live-assistant.js";
import { renderHook } from "../support/render-hook.js";

const RESULT = [
  { url: "https://docs.example.com/guide/install", path: "guide/install", metadata: { title: "Install" } },
];

const live = await startLiveAssistant();
closeAfterTests(live.listener);

interface Message {
  readonly parts: readonly { readonly type: string; readonly text?: string; readonly output?: unknown }[];
}

interface Chat {
  readonly messages: readonly Message[];
  readonly status: string;
  readonly error: Error | undefined;
  sendMessage(message: { text: string }): Promise<void>;
}

interface Release {
  readonly AbstractChat: new (settings: object) => Chat;
  readonly DefaultChatTransport: new (settings: object) => object;
  readonly lastAssistantMessageIsCompleteWithToolCalls: unknown;
}

/** The chat and transport of a release, without a user interface. It asks again by itself when all tools have answered. */
async function openChat(release: string, transport: object): Promise<Chat> {
  const ai: Release = await import(release);
  return new (class extends ai.AbstractChat {})({
    state: chatState(),
    transport: new ai.DefaultChatTransport(transport),
    sendAutomaticallyWhen: ai.lastAssistantMessageIsCompleteWithToolCalls,
  });
}

/** The smallest state that a chat can keep its messages in. */
function chatState() {
  const messages: Message[] = [];
  return {
    ...{ status: "ready", error: undefined, messages, snapshot: structuredClone },
    pushMessage: (message: Message) => messages.push(message),
    replaceMessage(index: number, message: Message) {
      messages[index] = message;
    },
  };
}

test.each(["ai-5.0.0", "ai-5.0.216", "ai-5", "ai"])("%s shows them, and does not ask again", async (release) => {
  const transport = {
    api: `${live.url}${v2}`,
    headers: { authorization: `Bearer ${live.key}` },
    body: { fp: "anonymous", searchParts: true },
  };
  const chat = await openChat(release, transport);
  const before = live.questions.length;
  await chat.sendMessage({ text: "one" });
  await expect.poll(() => chat.status).toBe("ready");
  expect(chat.error).toBeUndefined();
  expect(live.questions.length - before).toBe(1);
  const { parts } = chat.messages.at(-1) ?? { parts: [] };
  expect(parts.find(({ type }) => type === "tool-search")?.output).toEqual(RESULT);
  expect(parts.filter(({ type }) => type === "text").map(({ text }) => text)).toEqual([`Run it (${before + 1}).`]);
  await chat.sendMessage({ text: "break" });
  expect(chat.error?.message).toBe("The assistant could not finish this answer. Please try again.");
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
