// The chat and transport of a release of `ai`, without a user interface.

export interface Message {
  readonly role: string;
  readonly parts: readonly { readonly type: string; readonly text?: string; readonly output?: unknown }[];
  readonly metadata?: { readonly threadId?: string };
}

interface Chat {
  readonly messages: readonly Message[];
  readonly status: string;
  readonly error: Error | undefined;
  sendMessage(message: { text: string }): Promise<void>;
  regenerate(): Promise<void>;
  stop(): Promise<void>;
}

interface Release {
  readonly AbstractChat: new (settings: object) => Chat;
  readonly DefaultChatTransport: new (settings: object) => object;
  readonly lastAssistantMessageIsCompleteWithToolCalls: unknown;
}

interface Wishes {
  /** Asks again by itself when all tools have answered. */
  readonly repeats?: boolean;
  readonly onFinish?: (reply: { message: Message }) => void;
}

/** @param transport what the transport is made with */
export async function openChat(release: string, transport: object, { repeats = false, onFinish }: Wishes = {}) {
  const { AbstractChat, DefaultChatTransport, ...rest }: Release = await import(release);
  return new (class extends AbstractChat {})({
    ...{ state: chatState(), transport: new DefaultChatTransport(transport), onFinish },
    ...(repeats && { sendAutomaticallyWhen: rest.lastAssistantMessageIsCompleteWithToolCalls }),
  });
}

/** The smallest state that a chat can keep its messages in. */
function chatState() {
  return {
    status: "ready",
    error: undefined,
    messages: [] as Message[],
    pushMessage(message: Message) {
      this.messages = [...this.messages, message];
    },
    popMessage() {
      this.messages = this.messages.slice(0, -1);
    },
    replaceMessage(index: number, message: Message) {
      this.messages = this.messages.with(index, message);
    },
    snapshot: <Value>(value: Value) => structuredClone(value),
  };
}
