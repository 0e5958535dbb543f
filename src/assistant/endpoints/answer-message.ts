// Answers a message request: everything that can be refused is refused before the stream begins.
import { type Admitted, takeFromLimits } from "../admit.js";
import { type Backend, type Caller, isForgotten } from "../backend.js";
import type { Reservation, UsedBudget } from "../costs/costs.js";
import type { Provider } from "../provider.js";
import { quoteInstead } from "../providers/quote-instead.js";
import { Refusal } from "../refusal.js";
import type { ThreadOwner } from "../store/threads.js";
import { recordTurn } from "../streams/record-turn.js";
import type { ReplyEvent } from "../streams/reply-event.js";
import { replyStream } from "../streams/reply-stream.js";
import { isJson, isRegeneration, reconcileTurns, type Turn } from "./conversation.js";
import { type ApiVersion, type MessageRequest, parseMessageRequest } from "./message-request.js";
import { readJsonBody } from "./read-json-body.js";
import { followReply, replyHeaders, streamFormat } from "./resume-reply.js";

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
  const stop = new AbortController();
  const { provider, reservation, limitHeaders, end } = await beginReply(backend, caller, stop);
  // A reply whose reader leaves before it begins has no end of its own.
  stop.signal.addEventListener("abort", end);

  const questionId = backend.newId("msg");
  const ids = { threadId: thread.id, messageId: backend.newId("msg") };
  const { question, context, currentPath, filter, pageSize } = message;
  const turns = reconcileTurns(thread.stored, message.turns);
  const wants = { isRetry: isRegeneration(thread.stored, message.turns), wantsFollowUps: message.wantsFollowUps };
  const task = { site, turns, question, context, currentPath, filter, pageSize, ...wants };
  const isKept = !isForgotten(backend, message);
  const storeQuestion = async () => {
    const said = { threadId: thread.id, owner, messageId: questionId, text: question, isRegeneration: wants.isRetry };
    if (isKept) await backend.store.threads.ask({ ...said, now: backend.now() });
  };
  const asked = { ids, task, keyId: caller.key.id, isKept, storeQuestion, startedAt };
  const turn = { ...asked, provider, reservation, signal: stop.signal };
  const events = whenOver(recordTurn(backend, turn), end);
  const hasSearchParts = message.hasSearchParts ?? caller.key.hasSearchParts;
  const finishThreadId = message.finishThreadId ?? !isChatClient(json, request.headers.get("user-agent"));
  const format = streamFormat(version, { finishThreadId, hasSearchParts });
  const init = { headers: { ...format.headers, ...replyHeaders(ids), ...limitHeaders } };
  if (message.resumeId === null) return new Response(replyStream(events, format.open(ids), stop), init);
  const name = { domain: site.domain, id: message.resumeId };
  const running = backend.runningReplies.begin(name, { ids, keyId: caller.key.id, hasSearchParts, events, stop });
  return new Response(followReply(running, format), init);
}

/** A reply that may be given, with what is counted and held back for it. */
async function beginReply(backend: Backend, caller: Caller, stop: AbortController) {
  const leave = backend.openReplies.begin({ address: caller.address, keyId: caller.key.id }, stop);
  let reservation: Reservation | null = null;
  const end = () => {
    leave();
    // What the store does not take back now runs out by itself.
    reservation?.settle([], backend.now()).catch(() => {});
  };
  try {
    reservation = await backend.costs.reserve(caller.key.id, backend.now());
    const provider = reservation.used === null ? backend.provider : overBudget(backend, caller, reservation.used);
    return {
      provider,
      reservation,
      limitHeaders: await takeFromLimits(backend, caller),
      /** Called when the reply is over, however often. */
      end,
    };
  } catch (error) {
    end();
    throw error;
  }
}

/** What the operator wants where a budget is used up. */
function overBudget(backend: Backend, { key }: Caller, used: UsedBudget): Provider {
  backend.metrics.count("limits", { policy: `budget-${used.name}`, domain: key.domain });
  const { name: budget, limit, until, isNew } = used;
  if (isNew)
    backend.log({ level: "warn", event: "budget-used-up", budget, limit, until: new Date(until).toISOString() });
  if (backend.costs.settings.overBudget === "extractive")
    return quoteInstead(backend.withoutModel, [{ model: backend.provider.name, reason: "budget" }]);
  const seconds = Math.max(1, Math.ceil((used.until - backend.now()) / 1000));
  throw new Refusal(
    "quota_exceeded",
    `The assistant has used up its budget for ${used.name.startsWith("day") ? "today" : "this month"}. Please try again later.`,
    { "retry-after": String(seconds) },
  ).violating(`budget-${used.name}`);
}

async function* whenOver(events: AsyncGenerator<ReplyEvent, void>, end: () => void): AsyncGenerator<ReplyEvent, void> {
  try {
    yield* events;
  } finally {
    end();
  }
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
  // Where no key was looked up and nothing was counted, a store that is gone has to show here, and not within the reply.
  if (backend.access === "open" && !isForgotten(backend, message)) await backend.store.ping();
  return { id: backend.newId("thr"), stored: [] };
}

/** Tells a chat library's client from a raw reader: the strict releases of the former refuse a `threadId` beside `finish`. */
const GENERATED_ID = /^[0-9A-Za-z]{16}$/;

/**
 * True where a request looks built by a chat library. Some of its releases end with an error on any key of `finish` that
 * they do not know, and nothing on the wire tells those releases apart; a raw reader wants the key. Guessing "client"
 * wrongly costs a key that `messageMetadata` and the `X-Thread-Id` header carry as well, so doubt goes that way.
 */
function isChatClient(body: unknown, userAgent: string | null): boolean {
  if (userAgent?.includes("ai-sdk/")) return true;
  if (!isJson(body)) return false;
  if ("trigger" in body || "messageId" in body || typeof body.id === "string") return true;
  return Array.isArray(body.messages) && body.messages.some(isLibraryMessage);
}

/** The library's default ids have 16 letters or digits, and it writes `parts` before `id` into a user's message. */
function isLibraryMessage(message: unknown): boolean {
  if (!isJson(message)) return false;
  if (typeof message.id === "string" && GENERATED_ID.test(message.id)) return true;
  const keys = Object.keys(message);
  return (
    message.role === "user" &&
    keys.includes("id") &&
    keys.includes("parts") &&
    keys.indexOf("parts") < keys.indexOf("id")
  );
}
