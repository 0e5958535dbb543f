// Resumes or stops a reply: sends it again from the beginning, then live.

import { unreachable } from "../../shared/problem.js";
import { admit } from "../admit.js";
import type { Backend } from "../backend.js";
import { dataStream } from "../streams/data-stream.js";
import {
  type ReplyEvent,
  type ReplyFinish,
  type ReplyIds,
  type Source,
  type StreamFormat,
  type StreamWriter,
  searchResult,
} from "../streams/reply-event.js";
import { replyStream } from "../streams/reply-stream.js";
import type { RunningReply } from "../streams/running-replies.js";
import type { ApiVersion } from "./message-request.js";

interface Resuming {
  readonly domain: string;
  readonly address: string;
  readonly version: ApiVersion;
  /** The name that the client gave the reply. */
  readonly id: string;
}

/** How a reply is sent to clients of a version. */
export function streamFormat(version: ApiVersion, options: MessageStreamOptions): StreamFormat {
  return version === "v1" ? dataStream(options.hasSearchParts) : messageStream(options);
}

/** 204 where there is nothing to resume, as chat clients expect. `?ended=true` asks also for a reply that was read to its end. */
export async function resumeReply(backend: Backend, request: Request, asked: Resuming): Promise<Response> {
  const running = await findReply(backend, request, asked);
  const isWanted = new URL(request.url).searchParams.get("ended") === "true" || running?.isDelivered() === false;
  if (running === null || !isWanted) return nothing();
  const { hasSearchParts } = running;
  const format = streamFormat(asked.version, { finishThreadId: false, hasSearchParts });
  return new Response(followReply(running, format), { headers: { ...format.headers, ...replyHeaders(running.ids) } });
}

/** A reader's Stop: closing the connection alone would let the reply go on. */
export async function stopReply(backend: Backend, request: Request, asked: Resuming): Promise<Response> {
  const running = await findReply(backend, request, asked);
  running?.stop();
  return nothing();
}

/** The stream of one reader, who may leave without ending the reply. */
export function followReply(running: RunningReply, format: StreamFormat): ReadableStream<Uint8Array> {
  const leaving = new AbortController();
  return replyStream(running.follow(leaving.signal), format.open(running.ids), leaving);
}

/** The key is asked for where there is something to read: clients ask before they know whether there is. */
async function findReply(backend: Backend, request: Request, asked: Resuming): Promise<RunningReply | null> {
  const running = backend.runningReplies.find(asked);
  if (running === null) return null;
  const { caller } = await admit(backend, request, asked);
  return running.keyId === caller.key.id ? running : null;
}

function nothing(): Response {
  return new Response(null, { status: 204 });
}

export function replyHeaders({ threadId }: ReplyIds): Record<string, string> {
  return { "x-thread-id": threadId, "cache-control": "no-cache, no-transform", "x-accel-buffering": "no" };
}

const TEXT_ID = "text_1";

interface MessageStreamOptions {
  /** Whether the finish event carries `threadId` at its top level too; see `isChatClient`. */
  readonly finishThreadId: boolean;
  /** Whether sources are also the result of a tool named `search`, as some clients show them. */
  readonly hasSearchParts: boolean;
}

/** Writes replies as the message stream of version 2: server-sent events with the keys that every client since 5.0.0 takes. */
function messageStream(options: MessageStreamOptions): StreamFormat {
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
