// Runs in the browser: a chat of version 5 or later of the library, with what a test does and sees of it.
import { DefaultChatTransport } from "ai";
import { useChat } from "react-chat-3";
import { errorSentence } from "../../../examples/assistant-clients/error-sentence.js";
import { renderHook } from "../../assistant/support/render-hook.js";
import type { ClientState } from "./client-state.js";

const asked = new URLSearchParams(location.search);
const api = asked.get("api") ?? "";
const id = asked.get("id") ?? "";
const headers = { authorization: `Bearer ${asked.get("key")}` };
const statuses: string[] = [];

const hook = await renderHook(() =>
  useChat({
    id,
    resume: asked.has("resume"),
    transport: new DefaultChatTransport({ api, headers, body: { fp: asked.get("fp") ?? "", resume: true } }),
    onData: ({ type, data }) => {
      if (type === "data-status") statuses.push((data as { status: string }).status);
    },
  }),
);
globalThis.IS_REACT_ACT_ENVIRONMENT = false;

Object.assign(window, {
  ask: (text: string) => void hook.current().sendMessage({ text }),
  stop: async () => {
    await hook.current().stop();
    await fetch(`${api}/${id}/stream`, { method: "DELETE", headers });
  },
  state: (): ClientState => {
    const { messages, status, error } = hook.current();
    const parts = messages.flatMap((message) => (message.role === "assistant" ? message.parts : []));
    return {
      status,
      error: error ? errorSentence(error) : null,
      text: parts.map((part) => (part.type === "text" ? part.text : "")).join(""),
      sources: parts.flatMap((part) => (part.type === "source-url" ? [part.title ?? ""] : [])),
      statuses,
    };
  },
});
