// The transport and chat of `ai` without a hook, in the releases on both sides of the change from strict to loose schemas.
import { describe, expect, test } from "vitest";
import { closeAfterTests } from "../../close-after-tests.js";
import { v2 } from "../support/assistant.js";
import { type Message, openChat } from "../support/chat-of-release.js";
import { startLiveAssistant } from "../support/live-assistant.js";

const live = await startLiveAssistant();
closeAfterTests(live.listener);

describe.each(["ai-5.0.0", "ai-5.0.216", "ai-5", "ai"])("Chat and DefaultChatTransport of %s", (name) => {
  async function open(key = live.key) {
    const finished: Message[] = [];
    const transport = {
      api: `${live.url}${v2}`,
      headers: { Authorization: `Bearer ${key}` },
      body: () => ({ fp: "anonymous", retrievalPageSize: 5, threadId: finished.at(-1)?.metadata?.threadId ?? null }),
    };
    const chat = await openChat(name, transport, { onFinish: ({ message }) => finished.push(message) });
    return { chat, finished };
  }

  test("gets a full reply with the thread at its end, and goes on in it", async () => {
    const { chat, finished } = await open();
    await chat.sendMessage({ text: "one" });
    expect(chat.error).toBeUndefined();
    expect(finished[0]?.metadata?.threadId).toMatch(/^thr_/);
    expect(chat.messages.at(-1)?.parts.map((part) => part.type)).toEqual(["step-start", "source-url", "text"]);
    await chat.sendMessage({ text: "two" });
    expect(finished[1]?.metadata?.threadId).toBe(finished[0]?.metadata?.threadId);
    expect(live.questions.at(-1)).toEqual(["one", expect.stringMatching(/^Run it/), "two"]);
  });

  test("asks for another answer", async () => {
    const { chat } = await open();
    await chat.sendMessage({ text: "one" });
    await chat.regenerate();
    expect(chat).toMatchObject({ status: "ready", error: undefined });
    expect(chat.messages).toHaveLength(2);
  });

  test("stops, and knows the thread already", async () => {
    const { chat } = await open();
    const before = live.stopped();
    const sending = chat.sendMessage({ text: "wait" });
    await expect.poll(() => chat.messages.at(-1)?.parts.at(-1)?.text).toBe("Run ");
    await chat.stop();
    await sending;
    await expect.poll(live.stopped).toBe(before + 1);
    expect(chat).toMatchObject({ status: "ready", error: undefined });
    expect(chat.messages.at(-1)?.metadata?.threadId).toMatch(/^thr_/);
  });

  test("shows errors as text", async () => {
    const { chat } = await open();
    await chat.sendMessage({ text: "break" });
    expect(chat.error?.message).toBe("The assistant could not finish this answer. Please try again.");
    const refused = await open("svc_dsc_wrong");
    await refused.chat.sendMessage({ text: "one" });
    expect(refused.chat.error?.message).toContain("The API key is not valid for this domain.");
  });
});
