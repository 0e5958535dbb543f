// Runs in the browser: a chat of version 4 of the library, with what a test does and sees of it.
import { useChat } from "react-chat-1";
import { errorSentence } from "../../../examples/assistant-clients/error-sentence.js";
import { renderHook } from "../../assistant/support/render-hook.js";
import type { ClientState } from "./client-state.js";

const asked = new URLSearchParams(location.search);
const api = (asked.get("api") ?? "").replace("/v2/", "/v1/");
const id = asked.get("id") ?? "";
const headers = { authorization: `Bearer ${asked.get("key")}` };

const hook = await renderHook(() =>
  useChat({ id, api, headers, body: { fp: asked.get("fp"), resume: true }, sendExtraMessageFields: true }),
);
globalThis.IS_REACT_ACT_ENVIRONMENT = false;
if (asked.has("resume")) hook.current().experimental_resume();

interface Noted {
  readonly type: string;
  readonly status?: string;
  readonly source?: { readonly title: string };
}

Object.assign(window, {
  ask: (text: string) => void hook.current().append({ role: "user", content: text }),
  stop: async () => {
    hook.current().stop();
    await fetch(`${api}/${id}/stream`, { method: "DELETE", headers });
  },
  state: (): ClientState => {
    const { messages, status, error, data = [] } = hook.current();
    const replies = messages.filter(({ role }) => role === "assistant");
    const notes = replies.flatMap(({ annotations = [] }) => annotations) as unknown as Noted[];
    return {
      status,
      error: error ? errorSentence(error) : null,
      text: replies.map(({ content }) => content).join(""),
      sources: notes.flatMap(({ source }) => (source ? [source.title] : [])),
      statuses: (data as unknown as Noted[]).flatMap(({ status }) => status ?? []),
    };
  },
});
