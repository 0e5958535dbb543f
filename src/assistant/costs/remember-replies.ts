// Remembers a model's replies to first questions, so that the same question about the same edition costs once.
import type { Provider, ReplyTask } from "../provider.js";
import { type RecentMap, recentByBundle } from "../recent-map.js";
import type { ReplyEvent } from "../streams/reply-event.js";

const MOST_REPLIES = 500;

/** The same provider; a remembered reply is marked as such. */
export function rememberReplies(provider: Provider): Provider {
  const repliesOf = recentByBundle<readonly ReplyEvent[]>(MOST_REPLIES);
  return {
    name: provider.name,
    async *reply(task, signal, spend) {
      if (task.turns.length > 1 || task.context.length > 0) return yield* provider.reply(task, signal, spend);
      const replies = repliesOf(task.site.bundle);
      const key = questionKey(task);
      const known = task.isRetry ? undefined : replies.get(key);
      if (known) {
        yield* known;
        return;
      }
      const events: ReplyEvent[] = [];
      for await (const event of provider.reply(task, signal, spend)) {
        if (event.kind === "finish") remember(replies, key, [...events, event]);
        else if (event.kind !== "status") events.push(event);
        yield event;
      }
    },
  };
}

/** Only what a model answered from the documentation, whole: the next reader may have better luck otherwise. */
function remember(replies: RecentMap<readonly ReplyEvent[]>, key: string, events: readonly ReplyEvent[]): void {
  const last = events.at(-1);
  if (last?.kind !== "finish" || last.reason !== "stop" || !last.isAnswered || last.isStopgap) return;
  const usage = { inputTokens: 0, outputTokens: 0 };
  replies.set(key, [...events.slice(0, -1), { ...last, usage, isRemembered: true, failures: [] }]);
}

const POINTS_AT_PAGE = /\b(?:this|here|page|above|below)\b/i;

/** Where a question points at the reader's page, the page belongs to it; else only the part of the site. */
function questionKey({ question, currentPath, filter, pageSize, wantsFollowUps }: ReplyTask): string {
  const words = question
    .trim()
    .replace(/\s+/g, " ")
    .replace(/[?.!]+$/, "")
    .toLowerCase();
  const place = POINTS_AT_PAGE.test(question) ? currentPath : (currentPath?.split("/").slice(0, 2).join("/") ?? null);
  return JSON.stringify([words, place, filter, pageSize, wantsFollowUps ?? false]);
}
