// Writes replies as the message stream of version 2: server-sent events with the keys that every client since 5.0.0 takes.
import { unreachable } from "../../shared/problem.js";
import type { ReplyEvent, ReplyFinish, ReplyIds, Source, StreamFormat, StreamWriter } from "./reply-event.js";
import { searchResult } from "./search-result.js";

const TEXT_ID = "text_1";

interface MessageStreamOptions {
  /** Whether the finish event carries `threadId` at its top level too; see `isChatClient`. */
  readonly finishThreadId: boolean;
  /** Whether sources are also the result of a tool named `search`, as some clients show them. */
  readonly hasSearchParts: boolean;
}

export function messageStream(options: MessageStreamOptions): StreamFormat {
  return {
    headers: { "content-type": "text/event-stream; charset=utf-8", "x-vercel-ai-ui-message-stream": "v1" },
    open: (ids) => openWriter(ids, options),
  };
}

function openWriter(
  { threadId, messageId }: ReplyIds,
  { finishThreadId, hasSearchParts }: MessageStreamOptions,
): StreamWriter {
  const sources: Source[] = [];
  const messageMetadata = { threadId };
  let isTextOpen = false;

  function openText(): string {
    if (isTextOpen) return "";
    isTextOpen = true;
    return chunk({ type: "text-start", id: TEXT_ID });
  }

  function closeText(): string {
    if (!isTextOpen) return "";
    isTextOpen = false;
    return chunk({ type: "text-end", id: TEXT_ID });
  }

  /** The reason of an ending is metadata: some clients refuse it as a member of its own. */
  function finish(more: Readonly<Record<string, unknown>> = {}): string {
    const ended = { ...messageMetadata, ...more };
    const last = { type: "finish", ...(finishThreadId ? { threadId } : {}), messageMetadata: ended };
    return `${chunk(last)}data: [DONE]\n\n`;
  }

  /**
   * In a step of its own, which another one follows: clients that go on by themselves after tool results look at the last
   * step, and would ask again.
   */
  function searchParts(): string {
    if (!hasSearchParts || sources.length === 0) return "";
    const call = { toolCallId: `search_${messageId}`, providerExecuted: true };
    const nextStep = chunk({ type: "finish-step" }) + chunk({ type: "start-step" });
    const asked = chunk({ type: "tool-input-available", toolName: "search", input: {}, ...call });
    return (
      nextStep + asked + chunk({ type: "tool-output-available", output: searchResult(sources), ...call }) + nextStep
    );
  }

  function event(event: ReplyEvent): string {
    switch (event.kind) {
      case "source": {
        const { id, url, title } = event.source;
        sources.push(event.source);
        return chunk({ type: "source-url", sourceId: id, url, title });
      }
      case "text":
        return openText() + chunk({ type: "text-delta", id: TEXT_ID, delta: event.text });
      case "status": {
        const { status, detail } = event;
        return chunk({ type: "data-status", data: { status, detail }, transient: true });
      }
      case "follow-ups":
        return closeText() + chunk({ type: "data-follow-ups", data: { questions: event.questions } });
      case "finish":
        return closeText() + searchParts() + chunk({ type: "finish-step" }) + finish(endingOf(event));
      case "error":
        return closeText() + chunk({ type: "error", errorText: event.message }) + finish();
      default:
        return unreachable(event);
    }
  }

  return {
    start: () => chunk({ type: "start", messageId, messageMetadata }) + chunk({ type: "start-step" }),
    event,
    heartbeat: () => ": \n\n",
  };
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
