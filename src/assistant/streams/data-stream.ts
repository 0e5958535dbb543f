// Writes replies as the data stream of version 1: one `code:JSON` part a line, with codes that every 4.x client knows.
import { unreachable } from "../../shared/problem.js";
import {
  type FinishReason,
  type ReplyEvent,
  type ReplyIds,
  type Source,
  type StreamFormat,
  type StreamWriter,
  searchResult,
  type Usage,
} from "./reply-event.js";

/**
 * The thread id is sent in `d:`, `2:` and `8:`: for raw readers, for the client's data and for its messages.
 *
 * Sources are annotations, and by request the result of a tool named `search` too, as some clients show them.
 */
export function dataStream(hasSearchParts: boolean): StreamFormat {
  return {
    headers: { "content-type": "text/plain; charset=utf-8", "x-vercel-ai-data-stream": "v1" },
    open: (ids) => new DataWriter(ids, hasSearchParts),
  };
}

/** With `maxSteps`, a client asks again after tool results of a step below it: 4.3.19 keeps the number that it is sent. */
const LAST_STEP = 1000;

class DataWriter implements StreamWriter {
  readonly #sources: Source[] = [];
  #followUps: readonly string[] = [];

  constructor(
    readonly ids: ReplyIds,
    readonly hasSearchParts: boolean,
  ) {}

  start(): string {
    return "";
  }

  /** Clients of this format pass over empty lines; a comment would end them. */
  heartbeat(): string {
    return "\n";
  }

  event(event: ReplyEvent): string {
    switch (event.kind) {
      case "source":
        this.#sources.push(event.source);
        return "";
      case "text":
        return part("0", event.text);
      case "status":
        return part("2", [{ type: "status", status: event.status, detail: event.detail }]);
      case "follow-ups":
        this.#followUps = event.questions;
        return "";
      case "finish":
        return this.#searchParts() + this.#trailer(event.isRemembered) + this.#end(event.reason, event.usage);
      case "error":
        return this.#trailer() + part("3", event.message);
      default:
        return unreachable(event);
    }
  }

  #finish() {
    return { type: "finish", threadId: this.ids.threadId };
  }

  /** Before the end, since a client reads no further than an error. */
  #trailer(isRemembered = false): string {
    const cited = this.#sources.map((source) => ({ type: "source", source: { sourceType: "url", ...source } }));
    const suggested = this.#followUps.length === 0 ? [] : [{ type: "follow-ups", questions: this.#followUps }];
    const marked = isRemembered ? { ...this.#finish(), remembered: true } : this.#finish();
    return part("8", [...cited, ...suggested, marked]) + part("2", [marked]);
  }

  #searchParts(): string {
    if (!this.hasSearchParts || this.#sources.length === 0) return "";
    const call = { toolCallId: `search_${this.ids.messageId}`, step: LAST_STEP };
    const result = searchResult(this.#sources);
    return part("9", { ...call, toolName: "search", args: {} }) + part("a", { ...call, result });
  }

  #end(finishReason: FinishReason, { inputTokens, outputTokens }: Usage): string {
    const finished = { finishReason, usage: { promptTokens: inputTokens, completionTokens: outputTokens } };
    return part("e", { ...finished, isContinued: false }) + part("d", { ...finished, ...this.#finish() });
  }
}

function part(code: string, value: unknown): string {
  return `${code}:${JSON.stringify(value)}\n`;
}
