// Owns a reader's conversation: what was said, kept for as long as the browser's tab is open.

export interface Source {
  readonly url: string;
  readonly title: string;
}

/** What the reader points at with a question. */
export interface ContextItem {
  readonly type: "code" | "textSelection";
  readonly value: string;
  readonly path?: string;
}

/** A question before it is sent; with no text it only points at something. */
export interface Ask {
  readonly text: string;
  readonly context: readonly ContextItem[];
}

export type Rating = "up" | "down" | null;

export interface Message {
  /** The server's id of an answer; our own for a question. */
  id: string;
  readonly role: "user" | "assistant";
  text: string;
  sources: Source[];
  context: readonly ContextItem[];
  state: "open" | "complete" | "stopped" | "failed";
  /** Why the server did not answer, in its words; empty where it said nothing to the reader. */
  refusal: string;
  rating: Rating;
}

export interface Conversation {
  /** Who asks: made anew for each tab, so that nothing is known of the reader. */
  readonly fp: string;
  threadId: string | null;
  messages: Message[];
  isOpen: boolean;
}

/** @param name what tells assistants of one origin apart */
export function loadConversation(name: string): Conversation {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey(name)) ?? "null");
    if (isConversation(kept)) return settled(kept);
  } catch {
    // Nothing is kept, or nothing may be: the conversation begins anew.
  }
  return { fp: makeId(), threadId: null, messages: [], isOpen: false };
}

export function keepConversation(name: string, conversation: Conversation): void {
  try {
    sessionStorage.setItem(storageKey(name), JSON.stringify(conversation));
  } catch {
    // The browser keeps nothing; the conversation lasts as long as the page.
  }
}

export function makeId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** An answer that was under way when the page was left has stopped. */
function settled(conversation: Conversation): Conversation {
  for (const message of conversation.messages) if (message.state === "open") message.state = "stopped";
  return conversation;
}

function storageKey(name: string): string {
  return `docs-assistant:${name}`;
}

function isConversation(value: unknown): value is Conversation {
  return (
    typeof value === "object" && value !== null && "fp" in value && "messages" in value && Array.isArray(value.messages)
  );
}
