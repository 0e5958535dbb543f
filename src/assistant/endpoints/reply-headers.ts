// Owns the headers of every reply, whatever its format.
import type { ReplyIds } from "../streams/reply-event.js";

export function replyHeaders({ threadId }: ReplyIds): Record<string, string> {
  return { "x-thread-id": threadId, "cache-control": "no-cache, no-transform", "x-accel-buffering": "no" };
}
