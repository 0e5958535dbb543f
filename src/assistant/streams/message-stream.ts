// Writes replies as the message stream of version 2: server-sent events with the keys that every client since 5.0.0 takes.
import { unreachable } from "../../shared/problem.js";
import {
  type ReplyEvent,
  type ReplyFinish,
  type ReplyIds,
  type Source,
  type StreamFormat,
  type StreamWriter,
  searchResult,
} from "./reply-event.js";

const TEXT_ID = "text_1";

export interface MessageStreamOptions {
  /** Whether the finish event carries `threadId` at its top level too; see `isChatClient`. */
  readonly finishThreadId: boolean;
  /** Whether sources are also the result of a tool named `search`, as some clients show them. */
  readonly hasSearchParts: boolean;
}

export function messageStream(options: MessageStreamOptions): StreamFormat {
  return {
    headers: { "content-type": "text/event-stream; charset=utf-8", "x-vercel-ai-ui-message-stream": "v1" },
    open: (ids) => new MessageWriter(ids, options),
  };
}

class MessageWriter implements StreamWriter {
  readonly #sources: Source[] = [];
  #isTextOpen = false;

  constructor(
    readonly ids: ReplyIds,
    readonly options: MessageStreamOptions,
  ) {}

  start(): string {
    const { threadId, messageId } = this.ids;
    return chunk({ type: "start", messageId, messageMetadata: { threadId } }) + chunk({ type: "start-step" });
  }

  heartbeat(): string {
    return ": \n\n";
  }

  event(event: ReplyEvent): string {
    switch (event.kind) {
      case "source": {
        const { id, url, title } = event.source;
        this.#sources.push(event.source);
        return chunk({ type: "source-url", sourceId: id, url, title });
      }
      case "text":
        return this.#openText() + chunk({ type: "text-delta", id: TEXT_ID, delta: event.text });
      case "status": {
        const { status, detail } = event;
        return chunk({ type: "data-status", data: { status, detail }, transient: true });
      }
      case "follow-ups":
        return this.#closeText() + chunk({ type: "data-follow-ups", data: { questions: event.questions } });
      case "finish": {
        const ended = this.#closeText() + this.#searchParts() + chunk({ type: "finish-step" });
        return ended + this.#finish(endingOf(event));
      }
      case "error":
        return this.#closeText() + chunk({ type: "error", errorText: event.message }) + this.#finish();
      default:
        return unreachable(event);
    }
  }

  #openText(): string {
    if (this.#isTextOpen) return "";
    this.#isTextOpen = true;
    return chunk({ type: "text-start", id: TEXT_ID });
  }

  #closeText(): string {
    if (!this.#isTextOpen) return "";
    this.#isTextOpen = false;
    return chunk({ type: "text-end", id: TEXT_ID });
  }

  /** The reason of an ending is metadata: some clients refuse it as a member of its own. */
  #finish(more: Readonly<Record<string, unknown>> = {}): string {
    const { threadId } = this.ids;
    const named = this.options.finishThreadId ? { threadId } : {};
    return `${chunk({ type: "finish", ...named, messageMetadata: { threadId, ...more } })}data: [DONE]\n\n`;
  }

  /**
   * In a step of its own, which another one follows: clients that go on by themselves after tool results look at the last
   * step, and would ask again.
   */
  #searchParts(): string {
    if (!this.options.hasSearchParts || this.#sources.length === 0) return "";
    const call = { toolCallId: `search_${this.ids.messageId}`, providerExecuted: true };
    const nextStep = chunk({ type: "finish-step" }) + chunk({ type: "start-step" });
    const asked = chunk({ type: "tool-input-available", toolName: "search", input: {}, ...call });
    const output = searchResult(this.#sources);
    return nextStep + asked + chunk({ type: "tool-output-available", output, ...call }) + nextStep;
  }
}

function endingOf({ reason, isRemembered }: ReplyFinish): Readonly<Record<string, unknown>> {
  return {
    ...(reason === "length" || reason === "content-filter" ? { finishReason: reason } : {}),
    ...(isRemembered ? { remembered: true } : {}),
  };
}

function chunk(value: unknown): string {
  return `data: ${JSON.stringify(value)}\n\n`;
}
