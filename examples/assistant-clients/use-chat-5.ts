// A chat with useChat of @ai-sdk/react 2 (ai 5).
import { useChat } from "@ai-sdk/react";
import { DefaultChatTransport, type UIMessage } from "ai";
import { useRef } from "react";
import { errorSentence } from "./error-sentence";

type Message = UIMessage<{ threadId?: string }>;

export function useAssistant(server: { url: string; domain: string; key: string }) {
  const threadId = useRef<string | null>(null);
  const chat = useChat<Message>({
    transport: new DefaultChatTransport({
      api: `${server.url}/discovery/v2/assistant/${server.domain}/message`,
      headers: { Authorization: `Bearer ${server.key}` },
      // A function, so that every request carries the thread that the last reply named.
      body: () => ({ fp: "anonymous", retrievalPageSize: 5, threadId: threadId.current }),
    }),
    onFinish: ({ message }) => {
      threadId.current = message.metadata?.threadId ?? null;
    },
  });
  /** What the reader is shown where `chat.error` is set: its message may be JSON. */
  const failure = chat.error ? errorSentence(chat.error) : null;
  return { ...chat, failure };
}
