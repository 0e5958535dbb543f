// Passes a reply on and stores its turn: both question and answer are kept before the reader is told that it is finished.
import type { House } from "../house.js";
import { describeFailure } from "../log.js";
import type { ReplyTask } from "../provider.js";
import type { ReplyEvent, ReplyIds } from "./reply-event.js";

export interface OpenTurn {
  readonly ids: ReplyIds;
  readonly task: ReplyTask;
  /** Done before the answer is made, but not before the reader is told that it comes. */
  readonly storeQuestion: () => Promise<void>;
  readonly signal: AbortSignal;
  /** When the request came. */
  readonly startedAt: number;
}

type State = "complete" | "stopped" | "failed";

const FAILURE_MESSAGE = "The assistant could not finish this answer. Please try again.";

/** The provider's events; ends with a finish or an error, whatever happens. */
export async function* recordTurn(house: House, turn: OpenTurn): AsyncGenerator<ReplyEvent, void> {
  let text = "";
  let state: State | null = null;
  house.metrics.openReplies(1);

  async function close(as: State): Promise<void> {
    state = as;
    await storeAnswer(house, turn, { text, state: as });
  }

  try {
    await turn.storeQuestion();
    for await (const event of house.provider.reply(turn.task, turn.signal)) {
      if (event.kind === "text") {
        if (text === "") house.metrics.firstWords(secondsSince(house, turn));
        text += event.text;
      } else if (event.kind === "finish") {
        await close("complete");
        house.metrics.tokens("input", event.usage.inputTokens);
        house.metrics.tokens("output", event.usage.outputTokens);
      } else if (event.kind === "error") await close("failed");
      yield event;
      if (state !== null) return;
    }
    throw new Error("The provider ended without a finish.");
  } catch (error) {
    if (turn.signal.aborted) return;
    house.log({ level: "error", event: "reply-failed", thread: turn.ids.threadId, failure: describeFailure(error) });
    if (state === null) await close("failed").catch((cause) => logStoreFailure(house, turn, cause));
    yield { kind: "error", message: FAILURE_MESSAGE };
  } finally {
    if (state === null) await close("stopped").catch((cause) => logStoreFailure(house, turn, cause));
    finishTurn(house, turn, { text, state: state ?? "stopped" });
  }
}

interface Ending {
  readonly text: string;
  readonly state: State;
}

/** A reply that never began leaves nothing behind. */
async function storeAnswer(house: House, { ids }: OpenTurn, { text, state }: Ending): Promise<void> {
  if (text === "") return;
  await house.store.threads.answer({ ...ids, text, state, now: house.now() });
}

function finishTurn(house: House, turn: OpenTurn, { text, state }: Ending): void {
  const seconds = secondsSince(house, turn);
  house.metrics.openReplies(-1);
  house.metrics.reply(state, seconds);
  house.log({
    level: "info",
    event: "reply",
    domain: turn.task.site.domain,
    thread: turn.ids.threadId,
    message: turn.ids.messageId,
    provider: house.provider.name,
    state,
    seconds,
    characters: text.length,
    ...(house.logTexts ? { question: turn.task.question, answer: text } : {}),
  });
}

function logStoreFailure(house: House, turn: OpenTurn, error: unknown): void {
  house.log({ level: "error", event: "answer-not-stored", thread: turn.ids.threadId, failure: describeFailure(error) });
}

function secondsSince(house: House, turn: OpenTurn): number {
  return (house.now() - turn.startedAt) / 1000;
}
