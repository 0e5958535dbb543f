// Runs the documented snippets with the real packages: a full reply, a follow-up, another answer, stopping, errors.
import { describe, expect, test, vi } from "vitest";
import { closeAfterTests } from "../../close-after-tests.js";
import { startLiveAssistant } from "../support/live-assistant.js";
import { renderHook } from "../support/render-hook.js";

interface Part {
  readonly type: string;
  readonly text?: string;
  readonly title?: string;
}

interface Message {
  readonly content?: string;
  readonly parts: readonly Part[];
  readonly metadata?: { readonly threadId?: string };
  readonly annotations?: readonly Part[];
}

/** What the hooks of all versions answer, as far as the tests use it. */
interface Chat {
  readonly messages: readonly Message[];
  readonly status: string;
  readonly error: Error | undefined;
  readonly failure: string | null;
  readonly data: readonly { readonly type: string; readonly threadId: string }[];
  sendMessage(message: { text: string }): Promise<void>;
  regenerate(): Promise<void>;
  ask(question: string): Promise<void>;
  reload(options: unknown): Promise<void>;
  stop(): Promise<void>;
}

const live = await startLiveAssistant();
closeAfterTests(live.listener);

const server = (key = live.key) => ({ url: live.url, domain: "acme", key });

/** Runs a snippet with the packages that it is written for, which are installed under other names. */
async function openChat(snippet: string, packages: Readonly<Record<string, string>>, key?: string) {
  vi.resetModules();
  for (const [name, alias] of Object.entries(packages)) vi.doMock(name, () => import(alias));
  const file = `../../../examples/assistant-clients/${snippet}.ts`;
  const { useAssistant } = await import(/* @vite-ignore */ file);
  return renderHook<Chat>(() => useAssistant(server(key)));
}

const lastOf = (chat: Chat) => {
  const message = chat.messages.at(-1);
  if (!message) throw new Error("The chat is empty.");
  return message;
};

describe.each([
  ["@ai-sdk/react 2", "use-chat-5", { "@ai-sdk/react": "react-chat-2", ai: "ai-5" }],
  ["@ai-sdk/react 3", "use-chat-6", { "@ai-sdk/react": "react-chat-3" }],
])("useChat of %s", (_name, snippet, packages) => {
  const open = (key?: string) => openChat(snippet, packages, key);

  test("gets a full reply, its sources and the thread, and goes on in it", async () => {
    const chat = await open();
    await chat.run(({ sendMessage }) => sendMessage({ text: "one" }));
    const reply = lastOf(chat.current());
    expect(textOf(reply)).toMatch(/^Run it/);
    expect(reply.parts.filter((part) => part.type === "source-url").map((part) => part.title)).toEqual(["Install"]);
    expect(reply.metadata?.threadId).toMatch(/^thr_/);
    await chat.run(({ sendMessage }) => sendMessage({ text: "two" }));
    expect(lastOf(chat.current()).metadata?.threadId).toBe(reply.metadata?.threadId);
    expect(live.questions.at(-1)).toEqual(["one", textOf(reply), "two"]);
    expect(chat.current()).toMatchObject({ status: "ready", error: undefined });
  });

  test("asks for another answer in the same thread", async () => {
    const chat = await open();
    await chat.run(({ sendMessage }) => sendMessage({ text: "one" }));
    const first = lastOf(chat.current());
    await chat.run(({ regenerate }) => regenerate());
    const second = lastOf(chat.current());
    expect(chat.current().messages).toHaveLength(2);
    expect(textOf(second)).not.toBe(textOf(first));
    expect(second.metadata?.threadId).toBe(first.metadata?.threadId);
    expect(live.questions.at(-1)).toEqual(["one"]);
  });

  test("stops: the request closes and the reply is given up", async () => {
    const chat = await open();
    const before = live.stopped();
    await chat.run(async ({ sendMessage, stop }) => {
      sendMessage({ text: "wait" });
      await vi.waitFor(() => expect(live.questions.at(-1)).toEqual(["wait"]));
      await new Promise((resolve) => setTimeout(resolve, 50));
      await stop();
    });
    await expect.poll(live.stopped).toBe(before + 1);
    expect(chat.current()).toMatchObject({ status: "ready", error: undefined });
  });

  test("shows an error in the middle, and a refusal, as text", async () => {
    const chat = await open();
    await chat.run(({ sendMessage }) => sendMessage({ text: "break" }));
    expect(chat.current().error?.message).toBe("The assistant could not finish this answer. Please try again.");
    expect(chat.current().failure).toBe("The assistant could not finish this answer. Please try again.");
    expect(textOf(lastOf(chat.current()))).toBe("Run ");
    const refused = await open("svc_dsc_wrong");
    await refused.run(({ sendMessage }) => sendMessage({ text: "one" }));
    expect(refused.current().error?.message).toContain("The API key is not valid for this domain.");
    expect(refused.current().failure).toBe("The API key is not valid for this domain.");
  });
});

describe("useChat of @ai-sdk/react 1", () => {
  const open = (key?: string) => openChat("use-chat-4", { "@ai-sdk/react": "react-chat-1" }, key);

  test("gets a full reply and the thread in all its homes, and goes on in it", async () => {
    const chat = await open();
    await chat.run(({ ask }) => ask("one"));
    const reply = lastOf(chat.current());
    expect(reply.content).toMatch(/^Run it/);
    const event = chat.current().data.at(-1);
    expect(event?.type === "finish" && event.threadId).toMatch(/^thr_/);
    expect(reply.annotations?.map((each) => each.type)).toEqual(["source", "finish"]);
    await chat.run(({ ask }) => ask("two"));
    expect(chat.current().data.at(-1)?.threadId).toBe(event?.threadId);
    expect(live.questions.at(-1)).toEqual(["one", reply.content, "two"]);
  });

  test("asks for another answer in the same thread", async () => {
    const chat = await open();
    await chat.run(({ ask }) => ask("one"));
    const first = chat.current().data.at(-1);
    await chat.run(({ reload }) => reload({ body: { threadId: first?.threadId } }));
    expect(chat.current().messages).toHaveLength(2);
    expect(chat.current().data.at(-1)?.threadId).toBe(first?.threadId);
  });

  test("stops: the request closes and the reply is given up", async () => {
    const chat = await open();
    const before = live.stopped();
    await chat.run(async ({ ask }) => {
      ask("wait");
      await vi.waitFor(() => expect(live.questions.at(-1)).toEqual(["wait"]));
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    await chat.run(({ stop }) => stop());
    await expect.poll(live.stopped).toBe(before + 1);
    expect(chat.current().error).toBeUndefined();
  });

  test("shows an error in the middle, and a refusal, as text", async () => {
    const chat = await open();
    await chat.run(({ ask }) => ask("break"));
    expect(chat.current().error?.message).toBe("The assistant could not finish this answer. Please try again.");
    expect(chat.current().failure).toBe("The assistant could not finish this answer. Please try again.");
    const refused = await open("svc_dsc_wrong");
    await refused.run(({ ask }) => ask("one"));
    expect(refused.current().error?.message).toContain("The API key is not valid for this domain.");
    expect(refused.current().failure).toBe("The API key is not valid for this domain.");
  });
});

function textOf(message: Message): string {
  return message.parts.map((part) => (part.type === "text" ? part.text : "")).join("");
}
