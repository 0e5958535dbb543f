// Decides from ratings whether the closest sections were an answer.
import type { RatedReply } from "../store/replies.js";

/**
 * A reply that cites pages without being sure that they answer has answered, unless its reader says that it did not help or asks
 * the same again.
 * @param replies the oldest first
 */
export function settleClosest(replies: readonly RatedReply[]): RatedReply[] {
  const last = new Map(replies.map((reply) => [askedIn(reply), reply.id]));
  return replies.map((reply) => {
    if (reply.isAnswered || reply.state !== "complete" || reply.pages.length === 0) return reply;
    const isAskedAgain = last.get(askedIn(reply)) !== reply.id;
    return { ...reply, isAnswered: reply.rating !== -1 && !isAskedAgain };
  });
}

/** A question in its thread, however it is written. */
function askedIn({ threadId, question }: RatedReply): string {
  const words = question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return `${threadId} ${words.join(" ")}`;
}
