// Reads insights for a span such as `7d`.
import { loadTokeniser } from "../../search/words/tokeniser.js";
import { UsageError } from "../../shared/problem.js";
import type { Store } from "../store/open-store.js";
import type { RatedReply } from "../store/replies.js";
import { type Insights, summarise } from "./summarise.js";

export interface InsightsQuery {
  /** `7d`, `24h`, `4w`, or a date such as `2026-11-01`. Days and weeks are whole days, and what there is of today. */
  readonly since: string;
  readonly domain: string | null;
  /** How many of the latest replies and ratings are read. */
  readonly most?: number;
}

const MOST_READ = 200_000;

const DAY = 86_400_000;
const UNITS: Readonly<Record<string, number>> = { h: 3_600_000, d: DAY, w: 7 * DAY };

/** Every day of the span is listed: a date mistyped by a thousand years must not hold up the server. */
const LONGEST_SPAN = 3653 * DAY;

/** Throws a usage error for what is not a time, or one too long ago. */
export async function readInsights(
  store: Store,
  { since, domain, most = MOST_READ }: InsightsQuery,
  now: number,
): Promise<Insights> {
  const from = beginOf(since, now);
  if (now - from > LONGEST_SPAN) throw new UsageError(`"${since}" is too long ago.`, "Ask for ten years at most.");
  // One more tells whether there are more.
  const asked = { since: from, domain, most: most + 1 };
  const [replies, ratings] = await Promise.all([store.replies.read(asked), store.ratings.read(asked)]);
  // The store does not say in which language a reader asked. Words of others keep their endings, but for those that look English.
  const { termOf } = await loadTokeniser("en");
  const isComplete = replies.length <= most && ratings.length <= most;
  return summarise(settleClosest(replies.slice(-most)), ratings.slice(-most), {
    since: from,
    until: now,
    termOf,
    isComplete,
  });
}

function beginOf(since: string, now: number): number {
  const [, count, unit = ""] = /^(\d{1,5})([hdw])$/.exec(since) ?? [];
  const span = UNITS[unit];
  if (count !== undefined && span !== undefined) {
    const time = now - Number(count) * span;
    return unit === "h" ? time : Math.floor(time / DAY) * DAY;
  }
  const time = /^\d{4}-\d{2}-\d{2}$/.test(since) ? Date.parse(since) : Number.NaN;
  if (Number.isNaN(time))
    throw new UsageError(`"${since}" is not a time.`, "Write 24h, 7d, 4w, or a date such as 2026-11-01.");
  return time;
}

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
