// Turns a reply's events into a body: made only as fast as it is read, and stopped when the reader leaves.
import type { ReplyEvent, StreamWriter } from "./reply-event.js";

/** How long text is held back so that pieces arriving together are written as one, in milliseconds. */
const mergeTime = 12;

type Step = IteratorResult<ReplyEvent, void>;

/** Reads `events` on demand. When the reader leaves, `stop` is aborted, which ends the search or the model's call at once. */
export function replyStream(
  events: AsyncIterator<ReplyEvent, void>,
  writer: StreamWriter,
  stop: AbortController,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let pending: Promise<Step> | null = null;
  let head = writer.start();

  function next(): Promise<Step> {
    pending ??= events.next();
    return pending;
  }

  /** The next event; a run of text events that come within the merge time is one. */
  async function nextMerged(): Promise<Step> {
    const step = await next();
    pending = null;
    if (step.done || step.value.kind !== "text") return step;
    let { text } = step.value;
    const patience = new Promise<null>((resolve) => setTimeout(resolve, mergeTime, null));
    for (;;) {
      const following = await Promise.race([next(), patience]);
      if (following === null || following.done || following.value.kind !== "text") break;
      pending = null;
      text += following.value.text;
    }
    return { done: false, value: { kind: "text", text } };
  }

  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (head !== "") {
        controller.enqueue(encoder.encode(head));
        head = "";
        return;
      }
      for (;;) {
        const step = await nextMerged();
        if (step.done) {
          controller.close();
          return;
        }
        const written = writer.event(step.value);
        if (written === "") continue;
        controller.enqueue(encoder.encode(written));
        return;
      }
    },
    async cancel() {
      stop.abort();
      await events.return?.();
    },
  });
}
