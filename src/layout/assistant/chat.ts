// Owns the course of a conversation: asking, receiving the reply, stopping, asking again, beginning anew.
import { askServer, ServerRefusal, sendRating } from "./ask-server.js";
import { type AssistantData, chatName } from "./assistant-settings.js";
import {
  type Ask,
  type ContextItem,
  type Conversation,
  keepConversation,
  loadConversation,
  type Message,
  makeId,
  type Rating,
} from "./conversation.js";

/** Displays the conversation. */
export interface ChatView {
  /** Messages were added or removed. */
  listChanged(): void;
  /** A message grew, ended or was rated. */
  messageChanged(message: Message): void;
  busyChanged(isBusy: boolean): void;
  answered(message: Message): void;
}

export interface Chat {
  readonly conversation: () => Conversation;
  /** Whether an answer is in progress: no other can be asked for until it ends. */
  isBusy(): boolean;
  ask(ask: Ask): void;
  /** Discards the last answer and asks for another. */
  retry(): void;
  stop(): void;
  startAnew(): void;
  rate(message: Message, rating: Rating): void;
  /** Remembers whether the reader has the chat open. */
  setOpen(isOpen: boolean): void;
}

export function createChat(data: AssistantData, view: ChatView): Chat {
  const name = chatName(data);
  let conversation = loadConversation(name);
  let running: AbortController | null = null;
  const keep = () => keepConversation(name, conversation);
  // Leaving the page stops an answer, and the conversation so far is saved.
  addEventListener("pagehide", () => {
    running?.abort();
    keep();
  });

  async function answer(context: readonly ContextItem[]): Promise<void> {
    const reply = newMessage("assistant", "", []);
    const own = conversation;
    const stop = new AbortController();
    own.messages.push(reply);
    running = stop;
    view.listChanged();
    view.busyChanged(true);
    try {
      await receive(reply, own, { context, signal: stop.signal });
    } catch (error) {
      reply.state = stop.signal.aborted ? "stopped" : "failed";
      if (error instanceof ServerRefusal) reply.refusal = error.message;
    }
    if (own !== conversation) return;
    running = null;
    keep();
    view.busyChanged(false);
    view.messageChanged(reply);
    view.answered(reply);
  }

  async function receive(
    reply: Message,
    own: Conversation,
    asked: { context: readonly ContextItem[]; signal: AbortSignal },
  ): Promise<void> {
    let isFinished = false;
    for await (const part of askServer(data, { conversation: own, ...asked })) {
      if (part.kind === "start") {
        reply.id = part.messageId;
        own.threadId = part.threadId;
      } else if (part.kind === "source") reply.sources.push(part.source);
      else if (part.kind === "text") reply.text += part.text;
      else if (part.kind === "finish") isFinished = true;
      else throw new Error(part.message);
      if (own === conversation) view.messageChanged(reply);
    }
    reply.state = isFinished && reply.text !== "" ? "complete" : "failed";
  }

  return {
    conversation: () => conversation,
    isBusy: () => running !== null,
    ask({ text, context }) {
      if (running) return;
      conversation.messages.push(newMessage("user", text, context));
      void answer(context);
    },
    retry() {
      if (running) return;
      const { messages } = conversation;
      if (messages.at(-1)?.role === "assistant") messages.pop();
      void answer(messages.at(-1)?.context ?? []);
    },
    stop: () => running?.abort(),
    startAnew() {
      running?.abort();
      running = null;
      conversation = { fp: conversation.fp, threadId: null, messages: [], isOpen: true };
      keep();
      view.busyChanged(false);
      view.listChanged();
    },
    rate(message, rating) {
      message.rating = rating;
      keep();
      view.messageChanged(message);
      // A lost rating is not worth a message.
      sendRating(data, { fp: conversation.fp, messageId: message.id, rating }).catch(() => {});
    },
    setOpen(isOpen) {
      conversation.isOpen = isOpen;
      keep();
    },
  };
}

function newMessage(role: Message["role"], text: string, context: readonly ContextItem[]): Message {
  const state = role === "user" ? "complete" : "open";
  return { id: makeId(), role, text, sources: [], context, state, refusal: "", rating: null };
}
