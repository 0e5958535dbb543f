import { expect, test, vi } from "vitest";
import type { ReplyEvent } from "../../../src/assistant/streams/reply-event.js";
import { replyStream } from "../../../src/assistant/streams/reply-stream.js";
import { closedGate } from "../support/gate.js";

const plain = {
  start: () => "start\n",
  event: (event: ReplyEvent) => (event.kind === "text" ? `text ${event.text}\n` : `${event.kind}\n`),
  heartbeat: () => "alive\n",
};
const finish: ReplyEvent = { kind: "finish", reason: "stop", usage: { inputTokens: 0, outputTokens: 0 } };
const text = (words: string): ReplyEvent => ({ kind: "text", text: words });

async function chunksOf(events: AsyncGenerator<ReplyEvent, void>): Promise<string[]> {
  const chunks: string[] = [];
  const decoder = new TextDecoder();
  for await (const chunk of replyStream(events, plain, new AbortController())) chunks.push(decoder.decode(chunk));
  return chunks;
}

test("what comes together is sent together, after a beginning that waits for nothing", async () => {
  async function* events() {
    yield text("a");
    yield text("b");
    yield finish;
  }
  expect(await chunksOf(events())).toEqual(["start\n", "text ab\nfinish\n"]);
});

test("what comes later is sent later", async () => {
  const arrived = closedGate();
  async function* events() {
    yield text("a");
    await arrived.opened;
    yield text("b");
    yield finish;
  }
  const chunks: string[] = [];
  for await (const chunk of replyStream(events(), plain, new AbortController())) {
    chunks.push(Buffer.from(chunk).toString());
    if (chunks.length === 2) arrived.open();
  }
  expect(chunks).toEqual(["start\n", "text a\n", "text b\nfinish\n"]);
});

test("while nothing is written a sign of life is, every ten seconds", async () => {
  vi.useFakeTimers();
  try {
    const arrived = closedGate();
    async function* events(): AsyncGenerator<ReplyEvent, void> {
      await arrived.opened;
      yield finish;
    }
    const reader = replyStream(events(), plain, new AbortController()).getReader();
    const read = async () => Buffer.from((await reader.read()).value ?? []).toString();
    expect(await read()).toBe("start\n");
    for (const _ of [1, 2]) {
      const next = read();
      await vi.advanceTimersByTimeAsync(10_000);
      expect(await next).toBe("alive\n");
    }
    const last = read();
    arrived.open();
    await vi.advanceTimersByTimeAsync(20);
    expect(await last).toBe("finish\n");
    expect((await reader.read()).done).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
