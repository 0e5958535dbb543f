// Owns the events of a reply, before they are encoded for a stream format.

/** A page that an answer rests on. */
export interface Source {
  /** The page's path with the section's anchor, such as `guide/install#linux`. */
  readonly id: string;
  readonly url: string;
  readonly title: string;
}

export interface Usage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

export type FinishReason = "stop" | "length" | "content-filter" | "other";

/** How an answer ended. */
export type ReplyState = "complete" | "cut" | "filtered" | "stopped" | "failed";

/** What goes on before there are words: shown while a reader waits. */
export interface ReplyStatus {
  readonly status: "searching" | "reading";
  /** The queries, or what is read; null where there is nothing to name. */
  readonly detail: string | null;
}

export type ReplyEvent =
  | ({ readonly kind: "status" } & ReplyStatus)
  | { readonly kind: "source"; readonly source: Source }
  | { readonly kind: "text"; readonly text: string }
  /** Questions that the reader may want to ask next. */
  | { readonly kind: "follow-ups"; readonly questions: readonly string[] }
  | ReplyFinish
  /** The reply broke off; the message is for the reader. */
  | { readonly kind: "error"; readonly message: string };

export interface ReplyFinish {
  readonly kind: "finish";
  readonly reason: FinishReason;
  readonly usage: Usage;
  /** Whether the documentation answers the question; missing: it does where there are sources. */
  readonly isAnswered?: boolean;
  /** The answer was given before, to the same question. */
  readonly isRemembered?: boolean;
  /** No model answered: what one would have said is quoted instead. */
  readonly isStopgap?: boolean;
  /** The models that were to answer before, and did not. */
  readonly failures?: readonly ModelFailure[];
}

export interface ModelFailure {
  readonly model: string;
  /** `http-` and a status, `unreachable`, `timeout`, `filtered`, `no-answer`, or `budget`. */
  readonly reason: string;
}

/** Who a reply belongs to: every stream format tells the client both. */
export interface ReplyIds {
  readonly threadId: string;
  readonly messageId: string;
}

/** Writes a reply in one wire format. */
export interface StreamFormat {
  readonly headers: Readonly<Record<string, string>>;
  /** A new writer for one reply; it remembers what the format asks for at the end. */
  open(ids: ReplyIds): StreamWriter;
}

export interface StreamWriter {
  start(): string;
  event(event: ReplyEvent): string;
  /** What no client takes for a part of the reply: keeps connections open on which nothing is written. */
  heartbeat(): string;
}

export function searchResult(sources: readonly Source[]) {
  return sources.map(({ id, url, title }) => ({ url, path: id, metadata: { title } }));
}
