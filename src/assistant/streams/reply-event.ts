// Owns what a reply is made of, before it is written in one of the stream formats.

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

export type ReplyEvent =
  | { readonly kind: "source"; readonly source: Source }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "finish"; readonly reason: FinishReason; readonly usage: Usage }
  /** The reply broke off; the message is for the reader. */
  | { readonly kind: "error"; readonly message: string };

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
}
