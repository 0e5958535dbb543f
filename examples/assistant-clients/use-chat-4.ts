// A chat with useChat of @ai-sdk/react 1 (ai 4), on the older version of the endpoint.
import { useChat } from "@ai-sdk/react";
import { useRef } from "react";
import { errorSentence } from "./error-sentence";

interface Finish {
  type: "finish";
  threadId: string;
}

export function useAssistant(server: { url: string; domain: string; key: string }) {
  const threadId = useRef<string | null>(null);
  const chat = useChat({
    api: `${server.url}/discovery/v1/assistant/${server.domain}/message`,
    headers: { Authorization: `Bearer ${server.key}` },
    body: { fp: "anonymous", retrievalPageSize: 5 },
    streamProtocol: "data",
    sendExtraMessageFields: true,
    onFinish: (message) => {
      const finish = (message.annotations ?? []).map((each) => each as unknown as Finish).findLast((each) => each.type === "finish");
      threadId.current = finish?.threadId ?? null;
    },
  });
  const ask = (question: string) => chat.append({ role: "user", content: question }, { body: { threadId: threadId.current } });
  /** What the reader is shown where `chat.error` is set: its message may be JSON. */
  const failure = chat.error ? errorSentence(chat.error) : null;
  return { ...chat, ask, failure };
}
