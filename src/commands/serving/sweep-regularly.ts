// Keeps the store of a running assistant in order, at its start and every hour.
import type { Log } from "../../assistant/log.js";
import type { OpenSites } from "../../assistant/sites/open-sites.js";
import type { Store } from "../../assistant/store/open-store.js";
import type { AssistantSettings } from "../assistant-settings/read-settings.js";

export interface Sweeping {
  readonly store: Store;
  readonly sites: Pick<OpenSites, "domains">;
  readonly settings: Pick<AssistantSettings, "insightsDays" | "retentionDays">;
  readonly log: Log;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * Gives what ends it. Notes that the sites are served; deletes windows that ended, and replies, ratings and threads older than the
 * operator keeps them.
 */
export function sweepRegularly({ store, sites, settings, log }: Sweeping): () => Promise<void> {
  const sweep = async () => {
    const now = Date.now();
    await store.sites.note(sites.domains(), now);
    await store.counters.sweep(now);
    await store.replies.deleteBefore(now - settings.insightsDays * DAY);
    await store.ratings.deleteBefore(now - settings.insightsDays * DAY);
    if (settings.retentionDays === null) return;
    const threads = await store.threads.deleteBefore(now - settings.retentionDays * DAY);
    if (threads > 0) log({ level: "info", event: "threads-expired", threads });
  };
  const guarded = () =>
    sweep().catch((error: Error) => log({ level: "error", event: "sweep-failed", failure: error.message }));
  let running = guarded();
  const timer = setInterval(() => {
    running = guarded();
  }, HOUR);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
