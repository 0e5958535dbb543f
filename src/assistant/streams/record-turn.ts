// Passes a reply on and stores its turn: question and answer are saved before the reader sees the end of the reply.
import type { Backend } from "../backend.js";
import type { Reservation } from "../costs/costs.js";
import { ServerRestarts } from "../costs/open-replies.js";
import { describeFailure } from "../log.js";
import type { Spent } from "../model/spent-tokens.js";
import type { Provider, ReplyTask } from "../provider.js";
import { type ReplyRecord, WITHOUT_MODEL } from "../store/replies.js";
import type { FinishReason, ReplyEvent, ReplyFinish, ReplyIds, ReplyState, Source } from "./reply-event.js";

interface OpenTurn {
  readonly ids: ReplyIds;
  readonly task: ReplyTask;
  readonly keyId: string;
  readonly provider: Provider;
  /** What is held back for the reply until its cost is known. */
  readonly reservation: Reservation;
  /** Whether question and answer may be stored and logged. */
  readonly isKept: boolean;
  /** Done before the answer is made, but not before the reader is told that it comes. */
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
const RESTART_MESSAGE = "The assistant is restarting, so this answer is not complete. Please ask again.";

/** The provider's events; ends with a finish or an error, whatever happens. */
export async function* recordTurn(backend: Backend, turn: OpenTurn): AsyncGenerator<ReplyEvent, void> {
  const heard: Heard = { text: "", sources: [], spent: [], finish: null };
  let state: ReplyState | null = null;
  backend.metrics.openReplies(1);

  async function close(as: ReplyState): Promise<void> {
    state = as;
    await storeReply(backend, turn, { ...heard, state: as });
  }

  const notStored = (error: unknown) => logFailure(backend, turn, { event: "answer-not-stored", error });
  try {
    await turn.storeQuestion();
    for await (const event of turn.provider.reply(turn.task, turn.signal, (spent) => heard.spent.push(spent))) {
      if (event.kind === "text") {
        if (heard.text === "")
          backend.metrics.observe("firstWords", turn.task.site.domain, secondsSince(backend, turn));
        heard.text += event.text;
      } else if (event.kind === "source") heard.sources.push(event.source);
      else if (event.kind === "finish") {
        heard.finish = event;
        await close(STATES[event.reason]);
      } else if (event.kind === "error") await close("failed");
      yield event;
      if (state !== null) return;
    }
    throw new Error("The provider ended without a finish.");
  } catch (error) {
    const isRestarting = turn.signal.reason instanceof ServerRestarts;
    if (turn.signal.aborted && !isRestarting) return;
    if (!isRestarting) logFailure(backend, turn, { event: "reply-failed", error });
    if (state === null) await close("failed").catch(notStored);
    yield { kind: "error", message: isRestarting ? RESTART_MESSAGE : FAILURE_MESSAGE };
  } finally {
    if (state === null) await close("stopped").catch(notStored);
    finishTurn(backend, turn, { ...heard, state: state ?? "stopped" });
  }
}

/** What was heard of a provider so far. */
interface Heard {
  text: string;
  readonly sources: Source[];
  readonly spent: Spent[];
  finish: ReplyFinish | null;
}

interface Ending extends Heard {
  readonly state: ReplyState;
}

/** An answer that never began leaves nothing behind but what it cost. */
async function storeReply(backend: Backend, turn: OpenTurn, ending: Ending): Promise<void> {
  const { ids, isKept, reservation } = turn;
  const { text, state, spent } = ending;
  const now = backend.now();
  const work: Promise<void>[] = [];
  if (isKept && text !== "") work.push(backend.store.threads.answer({ ...ids, text, state, now }));
  if (isKept && backend.privacy.keepsInsights) work.push(backend.store.replies.add(toRecord(backend, turn, ending)));
  work.push(reservation.settle(spent, now));
  await Promise.all(work);
}

function toRecord(backend: Backend, turn: OpenTurn, { state, sources, spent, finish }: Ending): ReplyRecord {
  const { ids, keyId, task, provider, startedAt } = turn;
  const pages = new Set(sources.map(({ id }) => withoutAnchor(id)));
  return {
    id: ids.messageId,
    threadId: ids.threadId,
    keyId,
    domain: task.site.domain,
    question: task.question.slice(0, LONGEST_QUESTION),
    pages: [...pages],
    state,
    isAnswered: finish?.isAnswered ?? sources.length > 0,
    isRemembered: finish?.isRemembered ?? false,
    model: finish?.isStopgap ? WITHOUT_MODEL : (spent.at(-1)?.model ?? provider.name),
    failures: finish?.failures ?? [],
    ...tokensOf(spent),
    cost: spent.reduce((sum, each) => sum + backend.costs.costOf(each), 0),
    milliseconds: backend.now() - startedAt,
    at: startedAt,
  };
}

/** The address of the page that a section is in. */
function withoutAnchor(url: string): string {
  return url.replace(/#.*$/, "");
}

/** Letters of a question that an operator is shown. */
const LONGEST_QUESTION = 1000;

function tokensOf(spent: readonly Spent[]): { inputTokens: number; outputTokens: number } {
  return {
    inputTokens: spent.reduce((sum, { usage }) => sum + usage.inputTokens, 0),
    outputTokens: spent.reduce((sum, { usage }) => sum + usage.outputTokens, 0),
  };
}

function finishTurn(backend: Backend, turn: OpenTurn, { text, state, spent, finish }: Ending): void {
  const seconds = secondsSince(backend, turn);
  const { domain } = turn.task.site;
  const { inputTokens, outputTokens } = tokensOf(spent);
  backend.metrics.openReplies(-1);
  backend.metrics.count("replies", { outcome: state, domain });
  backend.metrics.observe("reply", domain, seconds);
  backend.metrics.count("tokens", { direction: "input", domain }, inputTokens);
  backend.metrics.count("tokens", { direction: "output", domain }, outputTokens);
  noteModels(backend, domain, { spent, finish });
  backend.log({
    level: "info",
    event: "reply",
    domain,
    thread: turn.ids.threadId,
    message: turn.ids.messageId,
    provider: turn.provider.name,
    state,
    seconds,
    characters: text.length,
    ...(spent.length > 0 ? { inputTokens, outputTokens } : {}),
    ...(finish?.isRemembered ? { remembered: true } : {}),
    ...(finish?.isStopgap ? { fallback: true } : {}),
    ...(backend.logTexts && turn.isKept ? { question: turn.task.question, answer: text } : {}),
  });
}

function noteModels(
  { metrics, modelHealth, now }: Backend,
  domain: string,
  { spent, finish }: Pick<Heard, "spent" | "finish">,
): void {
  if (finish === null || finish.isRemembered) return;
  const { failures = [], isStopgap = false } = finish;
  for (const failure of failures) metrics.count("failures", { ...failure, domain });
  if (isStopgap) metrics.count("fallbacks", { domain });
  modelHealth.heard(failures, isStopgap ? null : (spent.at(-1)?.model ?? null), now());
}

function logFailure({ log }: Backend, { ids }: OpenTurn, { event, error }: { event: string; error: unknown }): void {
  log({ level: "error", event, thread: ids.threadId, failure: describeFailure(error) });
}

function secondsSince(backend: Backend, turn: OpenTurn): number {
  return (backend.now() - turn.startedAt) / 1000;
}
