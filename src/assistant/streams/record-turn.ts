// Passes a reply on and stores its turn: question and answer are saved before the reader sees the end of the reply.
import type { Backend } from "../backend.js";
import { describeFailure } from "../log.js";
import type { Spent } from "../model/spent-tokens.js";
import type { ReplyTask } from "../provider.js";
import type { FinishReason, ReplyEvent, ReplyIds, ReplyState } from "./reply-event.js";

export interface OpenTurn {
  readonly ids: ReplyIds;
  readonly task: ReplyTask;
  /** Recorded before the answer is made, but not before the reader is told that it comes. */
  readonly storeQuestion: () => Promise<void>;
  readonly signal: AbortSignal;
  /** When the request came. */
  readonly startedAt: number;
}

const STATES: Record<FinishReason, ReplyState> = {
  stop: "complete",
  other: "complete",
  length: "cut",
  "content-filter": "filtered",
};

const FAILURE_MESSAGE = "The assistant could not finish this answer. Please try again.";

/** The provider's events; ends with a finish or an error, whatever happens. */
export async function* recordTurn(backend: Backend, turn: OpenTurn): AsyncGenerator<ReplyEvent, void> {
  let text = "";
  let state: ReplyState | null = null;
  backend.metrics.openReplies(1);

  async function close(as: ReplyState): Promise<void> {
    state = as;
    await storeAnswer(backend, turn, { text, state: as });
  }

  function spend({ usage }: Spent): void {
    backend.metrics.tokens("input", usage.inputTokens);
    backend.metrics.tokens("output", usage.outputTokens);
  }

  try {
    await turn.storeQuestion();
    for await (const event of backend.provider.reply(turn.task, turn.signal, spend)) {
      if (event.kind === "text") {
        if (text === "") backend.metrics.firstWords(secondsSince(backend, turn));
        text += event.text;
      } else if (event.kind === "finish") {
        await close(STATES[event.reason]);
      } else if (event.kind === "error") await close("failed");
      yield event;
      if (state !== null) return;
    }
    throw new Error("The provider ended without a finish.");
  } catch (error) {
    if (turn.signal.aborted) return;
    backend.log({ level: "error", event: "reply-failed", thread: turn.ids.threadId, failure: describeFailure(error) });
    if (state === null) await close("failed").catch((cause) => logStoreFailure(backend, turn, cause));
    yield { kind: "error", message: FAILURE_MESSAGE };
  } finally {
    if (state === null) await close("stopped").catch((cause) => logStoreFailure(backend, turn, cause));
    finishTurn(backend, turn, { text, state: state ?? "stopped" });
  }
}

interface Ending {
  readonly text: string;
  readonly state: ReplyState;
}

/** A reply that never began leaves no record. */
async function storeAnswer(backend: Backend, { ids }: OpenTurn, { text, state }: Ending): Promise<void> {
  if (text === "") return;
  await backend.store.threads.answer({ ...ids, text, state, now: backend.now() });
}

function finishTurn(backend: Backend, turn: OpenTurn, { text, state }: Ending): void {
  const seconds = secondsSince(backend, turn);
  backend.metrics.openReplies(-1);
  backend.metrics.reply(state, seconds);
  backend.log({
    level: "info",
    event: "reply",
    domain: turn.task.site.domain,
    thread: turn.ids.threadId,
    message: turn.ids.messageId,
    provider: backend.provider.name,
    state,
    seconds,
    characters: text.length,
    ...(backend.logTexts ? { question: turn.task.question, answer: text } : {}),
  });
}

function logStoreFailure(backend: Backend, turn: OpenTurn, error: unknown): void {
  backend.log({
    level: "error",
    event: "answer-not-stored",
    thread: turn.ids.threadId,
    failure: describeFailure(error),
  });
}

function secondsSince(backend: Backend, turn: OpenTurn): number {
  return (backend.now() - turn.startedAt) / 1000;
}
