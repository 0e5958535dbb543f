// Resumes or stops a reply: sends it again from the beginning, then live.
import { admit } from "../admit.js";
import type { Backend } from "../backend.js";
import { dataStream } from "../streams/data-stream.js";
import { type MessageStreamOptions, messageStream } from "../streams/message-stream.js";
import type { ReplyIds, StreamFormat } from "../streams/reply-event.js";
import { replyStream } from "../streams/reply-stream.js";
import type { RunningReply } from "../streams/running-replies.js";
import type { ApiVersion } from "./message-request.js";

interface Resuming {
  readonly domain: string;
  readonly address: string;
  readonly version: ApiVersion;
  /** The name that the client gave the reply. */
  readonly id: string;
}

/** How a reply is sent to clients of a version. */
export function streamFormat(version: ApiVersion, options: MessageStreamOptions): StreamFormat {
  return version === "v1" ? dataStream(options.hasSearchParts) : messageStream(options);
}

/** 204 where there is nothing to resume, as chat clients expect. `?ended=true` asks also for a reply that was read to its end. */
export async function resumeReply(backend: Backend, request: Request, asked: Resuming): Promise<Response> {
  const running = await findReply(backend, request, asked);
  const isWanted = new URL(request.url).searchParams.get("ended") === "true" || running?.isDelivered() === false;
  if (running === null || !isWanted) return nothing();
  const { hasSearchParts } = running;
  const format = streamFormat(asked.version, { finishThreadId: false, hasSearchParts });
  return new Response(followReply(running, format), { headers: { ...format.headers, ...replyHeaders(running.ids) } });
}

/** A reader's Stop: closing the connection alone would let the reply go on. */
export async function stopReply(backend: Backend, request: Request, asked: Resuming): Promise<Response> {
  const running = await findReply(backend, request, asked);
  running?.stop();
  return nothing();
}

/** The stream of one reader, who may leave without ending the reply. */
export function followReply(running: RunningReply, format: StreamFormat): ReadableStream<Uint8Array> {
  const leaving = new AbortController();
  return replyStream(running.follow(leaving.signal), format.open(running.ids), leaving);
}

/** The key is asked for where there is something to read: clients ask before they know whether there is. */
async function findReply(backend: Backend, request: Request, asked: Resuming): Promise<RunningReply | null> {
  const running = backend.runningReplies.find(asked);
  if (running === null) return null;
  const { caller } = await admit(backend, request, asked);
  return running.keyId === caller.key.id ? running : null;
}

function nothing(): Response {
  return new Response(null, { status: 204 });
}

export function replyHeaders({ threadId }: ReplyIds): Record<string, string> {
  return { "x-thread-id": threadId, "cache-control": "no-cache, no-transform", "x-accel-buffering": "no" };
}
