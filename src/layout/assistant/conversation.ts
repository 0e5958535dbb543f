// Owns a reader's conversation: what was said, kept for as long as the browser's tab is open.
import { keep, recall } from "../../components/browser-memory.js";

export interface Source {
  readonly url: string;
  readonly title: string;
}

/** What the reader's question refers to. */
export interface ContextItem {
  readonly type: "code" | "textSelection";
  readonly value: string;
  readonly path?: string;
}

/** A question before it is sent; one without text only refers to something. */
export interface Ask {
  readonly text: string;
  readonly context: readonly ContextItem[];
}

export type Rating = "up" | "down" | null;

/** Whether an answer ended by itself, or why it was cut. */
export type Ending = "whole" | "length" | "content-filter";

/** What the assistant does before it writes. */
export interface Status {
  readonly isReading: boolean;
  /** The queries, or what is read. */
  readonly detail: string;
}

export interface Message {
  /** The server's id of an answer; our own for a question. */
  id: string;
  readonly role: "user" | "assistant";
  text: string;
  sources: Source[];
  context: readonly ContextItem[];
  state: "open" | "complete" | "stopped" | "failed";
  /** Why the server did not answer, in its words; empty where it did not say. */
  refusal: string;
  rating: Rating;
  /** What the reader writes about the thumb; null while the form for it is not shown. */
  reason: string | null;
  /** The name of the request for an answer, by which its reply is taken up again. */
  readonly request: string;
  status: Status | null;
  ending: Ending;
  /** The same question was answered before. */
  isRemembered: boolean;
  /** Questions that the reader may want to ask next. */
  followUps: readonly string[];
}

export interface Conversation {
  /** Identifies the reader. A new one for each tab, so that it says nothing about the person; or `anonymous`. */
  readonly fp: string;
  threadId: string | null;
  messages: Message[];
  isOpen: boolean;
}

/** @param name distinguishes assistants of one origin */
export function loadConversation(name: string): Conversation {
  const kept: unknown = JSON.parse(recall(storageKey(name), "sessionStorage") ?? "null");
  return isConversation(kept) ? kept : { fp: makeId(), threadId: null, messages: [], isOpen: false };
}

export function keepConversation(name: string, conversation: Conversation): void {
  keep(storageKey(name), JSON.stringify(conversation), "sessionStorage");
}

export function makeId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Changes with the shape of what is kept. */
function storageKey(name: string): string {
  return `docs-assistant-3:${name}`;
}

function isConversation(value: unknown): value is Conversation {
  return (
    typeof value === "object" && value !== null && "fp" in value && "messages" in value && Array.isArray(value.messages)
  );
}
