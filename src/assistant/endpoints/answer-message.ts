// Answers a message request: everything that can be refused is refused before the stream begins.
import type { Admitted } from "../admit.js";
import type { Backend, Caller } from "../backend.js";
import type { Provider } from "../provider.js";
import { Refusal } from "../refusal.js";
import type { ThreadOwner } from "../store/threads.js";
import { isChatClient } from "../streams/chat-client.js";
import { dataStream } from "../streams/data-stream.js";
import { messageStream } from "../streams/message-stream.js";
import { recordTurn } from "../streams/record-turn.js";
import type { ReplyEvent, StreamFormat } from "../streams/reply-event.js";
import { replyStream } from "../streams/reply-stream.js";
import { takeFromLimits } from "../take-from-limits.js";
import { isRegeneration, reconcileTurns, type Turn } from "./conversation.js";
import { type ApiVersion, type MessageRequest, parseMessageRequest } from "./message-request.js";
import { readJsonBody } from "./read-json-body.js";
import { replyHeaders } from "./reply-headers.js";
import { followReply } from "./resume-reply.js";

interface Thread {
  readonly id: string;
  readonly stored: readonly Turn[];
}

export async function answerMessage(
  backend: Backend,
  request: Request,
  { site, caller, version }: Admitted & { version: ApiVersion },
): Promise<Response> {
  const startedAt = backend.now();
  const json = await readJsonBody(request, backend.largestBody);
  const message = parseMessageRequest(json);
  const owner = { keyId: caller.key.id, domain: site.domain, fp: message.fp };
  const thread = await findThread(backend, message, owner);
  const provider = await affordableProvider(backend, caller);
  const stop = new AbortController();
  const end = backend.openReplies.begin({ address: caller.address, keyId: caller.key.id });
  // A reply whose reader leaves before it begins has no end of its own.
  stop.signal.addEventListener("abort", end);
  const limitHeaders = await takeFromLimits(backend, caller).catch((error: unknown) => {
    end();
    throw error;
  });

  const questionId = backend.newId("msg");
  const ids = { threadId: thread.id, messageId: backend.newId("msg") };
  const { question, context, currentPath, filter, pageSize } = message;
  const turns = reconcileTurns(thread.stored, message.turns);
  const wants = { isRetry: isRegeneration(thread.stored, message.turns), wantsFollowUps: message.wantsFollowUps };
  const task = { site, turns, question, context, currentPath, filter, pageSize, ...wants };
  const isKept = !isForgotten(backend, message);
  const storeAsked = async () => {
    if (isKept) await storeQuestion(backend, { thread, owner, message, id: questionId });
  };
  const { signal } = stop;
  const turn = { ids, task, keyId: caller.key.id, provider, isKept, storeQuestion: storeAsked, signal, startedAt };
  const events = whenOver(recordTurn(backend, turn), end);
  const format = streamFormat(version, { json, request, message, caller });
  const init = { headers: { ...format.headers, ...replyHeaders(ids), ...limitHeaders } };
  if (message.resumeId === null) return new Response(replyStream(events, format.open(ids), stop), init);
  const name = { domain: site.domain, id: message.resumeId };
  const hasSearchParts = message.hasSearchParts ?? caller.key.hasSearchParts;
  const running = backend.runningReplies.begin(name, { ids, keyId: caller.key.id, hasSearchParts, events, stop });
  return new Response(followReply(running, format), init);
}

/** The model, unless its budget is used up: then what the operator wants instead. */
async function affordableProvider(backend: Backend, { key }: Admitted["caller"]): Promise<Provider> {
  const used = await backend.costs.usedBudget(key.id, backend.now());
  if (used === null) return backend.provider;
  backend.metrics.limitReached({ policy: `budget-${used.name}`, domain: key.domain });
  if (backend.costs.settings.overBudget === "extractive") return backend.withoutModel;
  const seconds = Math.max(1, Math.ceil((used.until - backend.now()) / 1000));
  throw new Refusal(
    "quota_exceeded",
    `The assistant has used up its budget for ${used.name.startsWith("day") ? "today" : "this month"}. Please try again later.`,
    { "retry-after": String(seconds) },
    { "violated-policies": [`budget-${used.name}`] },
  );
}

async function* whenOver(events: AsyncGenerator<ReplyEvent, void>, end: () => void): AsyncGenerator<ReplyEvent, void> {
  try {
    yield* events;
  } finally {
    end();
  }
}

function isForgotten(backend: Backend, { fp }: MessageRequest): boolean {
  return backend.privacy.forgetsAnonymous && fp === "anonymous";
}

/** A thread that the client names must be its own; one that only its history hints at is taken up where it is. */
async function findThread(backend: Backend, message: MessageRequest, owner: ThreadOwner): Promise<Thread> {
  const named = message.threadId ?? message.impliedThreadId;
  if (named !== null) {
    // What was never stored cannot be somebody else's.
    if (isForgotten(backend, message)) return { id: named, stored: [] };
    const stored = await backend.store.threads.read(named, owner);
    if (stored) return { id: named, stored };
    if (message.threadId !== null) {
      throw new Refusal(
        "unknown_thread",
        "threadId: not found for this key and fp. Leave it out to start a new thread.",
      );
    }
  }
  return { id: backend.newId("thr"), stored: [] };
}

interface AskedIn {
  readonly thread: Thread;
  readonly owner: ThreadOwner;
  readonly message: MessageRequest;
  readonly id: string;
}

function storeQuestion(backend: Backend, { thread, owner, message, id }: AskedIn): Promise<void> {
  return backend.store.threads.ask({
    threadId: thread.id,
    owner,
    messageId: id,
    text: message.question,
    isRegeneration: isRegeneration(thread.stored, message.turns),
    now: backend.now(),
  });
}

interface FormatClues {
  readonly json: unknown;
  readonly request: Request;
  readonly message: MessageRequest;
  readonly caller: Caller;
}

function streamFormat(version: ApiVersion, { json, request, message, caller }: FormatClues): StreamFormat {
  const hasSearchParts = message.hasSearchParts ?? caller.key.hasSearchParts;
  if (version === "v1") return dataStream(hasSearchParts);
  const finishThreadId = message.finishThreadId ?? !isChatClient(json, request.headers.get("user-agent"));
  return messageStream({ finishThreadId, hasSearchParts });
}
