// Turns the events of a reply into a body, produced as fast as it is read and stopped when the reader leaves.
import type { ReplyEvent, StreamWriter } from "./reply-event.js";

/** How long pieces are held back so that those arriving together are sent as one, in milliseconds. */
const MERGE_TIME = 12;

/** How long nothing may be written before a sign of life is, in milliseconds: proxies cut connections that seem dead. */
const HEARTBEAT_TIME = 10_000;

type Step = IteratorResult<ReplyEvent, void>;

/** Reads `events` on demand. When the reader leaves, `stop` is aborted, which ends the search or the model's call at once. */
export function replyStream(
  events: AsyncIterator<ReplyEvent, void>,
  writer: StreamWriter,
  stop: AbortController,
): ReadableStream<Uint8Array> {
  return new ReadableStream(new ReplyBody(events, writer, stop));
}

type Controller = ReadableStreamDefaultController<Uint8Array>;

class ReplyBody implements UnderlyingDefaultSource<Uint8Array> {
  readonly #encoder = new TextEncoder();
  #pending: Promise<Step> | null = null;
  #heartbeat: NodeJS.Timeout | undefined;

  constructor(
    readonly events: AsyncIterator<ReplyEvent, void>,
    readonly writer: StreamWriter,
    readonly stop: AbortController,
  ) {}

  start(controller: Controller): void {
    // Here and not when first asked, so that it leaves with the headers.
    controller.enqueue(this.#encoder.encode(this.writer.start()));
    this.#heartbeat = setInterval(() => {
      // A reader who takes nothing needs no signs of life.
      if ((controller.desiredSize ?? 0) > 0) controller.enqueue(this.#encoder.encode(this.writer.heartbeat()));
    }, HEARTBEAT_TIME);
  }

  async pull(controller: Controller): Promise<void> {
    for (;;) {
      const gathered = await this.#gather();
      if (gathered === null) {
        clearInterval(this.#heartbeat);
        controller.close();
        return;
      }
      const written = joinTexts(gathered)
        .map((event) => this.writer.event(event))
        .join("");
      if (written === "") continue;
      controller.enqueue(this.#encoder.encode(written));
      this.#heartbeat?.refresh();
      if (!isLast(gathered.at(-1))) return;
    }
  }

  async cancel(): Promise<void> {
    clearInterval(this.#heartbeat);
    this.stop.abort();
    await this.events.return?.();
  }

  #next(): Promise<Step> {
    this.#pending ??= this.events.next();
    return this.#pending;
  }

  /** What comes within the merge time after the first event; null where nothing comes any more. */
  async #gather(): Promise<ReplyEvent[] | null> {
    const first = await this.#next();
    this.#pending = null;
    if (first.done) return null;
    const gathered = [first.value];
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<null>((resolve) => {
      timer = setTimeout(resolve, MERGE_TIME, null);
    });
    while (!isLast(gathered.at(-1))) {
      const step = await Promise.race([this.#next(), patience]);
      if (step === null || step.done) break;
      this.#pending = null;
      gathered.push(step.value);
    }
    clearTimeout(timer);
    return gathered;
  }
}

function isLast(event: ReplyEvent | undefined): boolean {
  return event?.kind === "finish" || event?.kind === "error";
}

/** The same events; texts that follow each other are one. */
function joinTexts(events: readonly ReplyEvent[]): ReplyEvent[] {
  const joined: ReplyEvent[] = [];
  for (const event of events) {
    const before = joined.at(-1);
    if (event.kind === "text" && before?.kind === "text")
      joined[joined.length - 1] = { kind: "text", text: before.text + event.text };
    else joined.push(event);
  }
  return joined;
}
