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

const sent = ({ sendMessage }: Chat, text: string) => sendMessage({ text });
const asked = ({ ask }: Chat, text: string) => ask(text);

describe.each([
  ["@ai-sdk/react 1", "use-chat-4", { "@ai-sdk/react": "react-chat-1" }, asked],
  ["@ai-sdk/react 2", "use-chat-5", { "@ai-sdk/react": "react-chat-2", ai: "ai-5" }, sent],
  ["@ai-sdk/react 3", "use-chat-6", { "@ai-sdk/react": "react-chat-3" }, sent],
] as const)("useChat of %s", (_name, snippet, packages, say) => {
  const open = (key?: string) => openChat(snippet, packages, key);
  /** Version 1 has the thread in all its homes. */
  const threadOf = ({ messages, data }: Chat) => (say === asked ? data.at(-1) : messages.at(-1)?.metadata)?.threadId;

  test("gets a full reply, its sources and the thread, and goes on in it", async () => {
    const chat = await open();
    await chat.run((current) => say(current, "one"));
    const text = lastText(chat.current());
    expect(text).toMatch(/^Run it/);
    const threadId = threadOf(chat.current());
    expect(threadId).toMatch(/^thr_/);
    const reply = chat.current().messages.at(-1);
    if (say === asked) expect(reply?.annotations?.map((each) => each.type)).toEqual(["source", "finish"]);
    else expect(reply?.parts.filter(({ type }) => type === "source-url")).toMatchObject([{ title: "Install" }]);
    await chat.run((current) => say(current, "two"));
    expect(threadOf(chat.current())).toBe(threadId);
    expect(live.questions.at(-1)).toEqual(["one", text, "two"]);
    expect(chat.current()).toMatchObject({ status: "ready", error: undefined });
  });

  test("asks for another answer in the same thread", async () => {
    const chat = await open();
    await chat.run((current) => say(current, "one"));
    const [text, threadId] = [lastText(chat.current()), threadOf(chat.current())];
    await chat.run(({ reload, regenerate }) => (say === asked ? reload({ body: { threadId } }) : regenerate()));
    expect(chat.current().messages).toHaveLength(2);
    expect(lastText(chat.current())).not.toBe(text);
    expect(threadOf(chat.current())).toBe(threadId);
    expect(live.questions.at(-1)).toEqual(["one"]);
  });

  test("stops: the request closes and the reply is given up", async () => {
    const chat = await open();
    const before = live.stopped();
    await chat.run(async (current) => {
      say(current, "wait");
      await vi.waitFor(() => expect(live.questions.at(-1)).toEqual(["wait"]));
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    await chat.run(({ stop }) => stop());
    await expect.poll(live.stopped).toBe(before + 1);
    expect(chat.current()).toMatchObject({ status: "ready", error: undefined });
  });

  test("shows an error in the middle, and a refusal, as text", async () => {
    const chat = await open();
    await chat.run((current) => say(current, "break"));
    expect(chat.current().error?.message).toBe("The assistant could not finish this answer. Please try again.");
    expect(chat.current().failure).toBe("The assistant could not finish this answer. Please try again.");
    expect(lastText(chat.current())).toBe("Run ");
    const refused = await open("svc_dsc_wrong");
    await refused.run((current) => say(current, "one"));
    expect(refused.current().error?.message).toContain("The API key is not valid for this domain.");
    expect(refused.current().failure).toBe("The API key is not valid for this domain.");
  });
});

function lastText({ messages }: Chat): string {
  const last = messages.at(-1);
  if (!last) throw new Error("The chat is empty.");
  return last.content ?? last.parts.map((part) => (part.type === "text" ? part.text : "")).join("");
}
