// The longest time of a reply holds for all that is done for it, on a clock that the test moves.
import { MockLanguageModelV3 } from "ai/test";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { OpenModel } from "../../../src/assistant/model/ask-model.js";
import { modelProvider } from "../../../src/assistant/model/model-provider.js";
import { DEFAULT_MODEL_SETTINGS } from "../../../src/assistant/model/model-settings.js";
import type { ReplyEvent } from "../../../src/assistant/streams/reply-event.js";
import { taskFor } from "../support/reply-task.js";

const task = taskFor(["install with npm"], { site: { prefix: "https://docs.example.com" }, wantsFollowUps: true });

/** Which call ended, and after how many seconds. */
let ended: [name: string, second: number][] = [];
let began = 0;
/** Calls to models under way. */
let waiting = 0;
const secondsGone = () => (Date.now() - began) / 1000;

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }));
afterEach(() => void vi.useRealTimers());

/** Never settles by itself. */
function hanging(name: string) {
  return ({ abortSignal }: { abortSignal?: AbortSignal | undefined }) =>
    new Promise<never>((_, reject) => {
      waiting++;
      abortSignal?.addEventListener("abort", () => {
        waiting--;
        ended.push([name, secondsGone()]);
        reject(abortSignal.reason);
      });
    });
}

const silent = (name: string): OpenModel => ({
  name,
  languageModel: new MockLanguageModelV3({ doStream: hanging(name) }),
});

/** Says its answer after so many seconds. */
function slow(name: string, seconds: number): OpenModel {
  const usage = {
    inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total: 1, text: 1, reasoning: 0 },
  };
  const doStream = () => {
    const stream = new ReadableStream({
      start(controller) {
        waiting++;
        controller.enqueue({ type: "stream-start", warnings: [] });
        setTimeout(() => {
          waiting--;
          controller.enqueue({ type: "text-start", id: "1" });
          controller.enqueue({ type: "text-delta", id: "1", delta: `From ${name}.` });
          controller.enqueue({ type: "text-end", id: "1" });
          controller.enqueue({ type: "finish", finishReason: { unified: "stop", raw: "stop" }, usage });
          controller.close();
        }, seconds * 1000);
      },
    });
    return Promise.resolve({ stream });
  };
  return { name, languageModel: new MockLanguageModelV3({ doStream, doGenerate: hanging(`${name}, follow-ups`) }) };
}

/** What comes of a reply that may take two minutes, and how many seconds it took. */
async function replyOf(models: readonly OpenModel[], silenceSeconds: number) {
  ended = [];
  began = Date.now();
  const settings = { ...DEFAULT_MODEL_SETTINGS, silenceSeconds, replySeconds: 120 };
  const provider = modelProvider({ models, settings, log: () => {} });
  const events: ReplyEvent[] = [];
  let seconds: number | null = null;
  const read = async () => {
    for await (const event of provider.reply(task, new AbortController().signal, () => {})) events.push(event);
    seconds = secondsGone();
  };
  const reading = read();
  // What is done meanwhile takes no time on this clock.
  while (seconds === null) {
    await (waiting > 0 ? vi.advanceTimersByTimeAsync(1000) : new Promise((resolve) => setImmediate(resolve)));
  }
  await reading;
  const text = events.map((event) => (event.kind === "text" ? event.text : "")).join("");
  return { text, seconds, last: events.at(-1)?.kind };
}

test("the second model gets what the first one left", async () => {
  const { text, seconds } = await replyOf([silent("first"), silent("second")], 100);
  expect(ended).toEqual([
    ["first", 100],
    ["second", 120],
  ]);
  expect(seconds).toBe(120);
  expect(text).toContain("npm install acme");
});

test("the second model is not asked where nothing is left, and answers where enough is", async () => {
  const none = await replyOf([silent("first"), slow("second", 1)], 500);
  expect(ended).toEqual([["first", 120]]);
  expect([none.seconds, none.text]).toEqual([120, expect.stringContaining("npm install acme")]);
  const enough = await replyOf([silent("first"), slow("second", 15)], 100);
  expect(enough.text).toBe("From second.");
  expect(ended).toEqual([
    ["first", 100],
    ["second, follow-ups", 120],
  ]);
});

test("questions to ask next get what is left, at most a quarter of a minute", async () => {
  const late = await replyOf([slow("model", 110)], 200);
  expect(ended).toEqual([["model, follow-ups", 120]]);
  expect(late).toEqual({ text: "From model.", seconds: 120, last: "finish" });
  const early = await replyOf([slow("model", 10)], 200);
  expect(ended).toEqual([["model, follow-ups", 25]]);
  expect(early.seconds).toBe(25);
});
