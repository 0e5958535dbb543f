// Keeps which domains the servers of a store serve, so that a key for a domain that has none can be warned of.
import type { WorkQueue } from "./work-queue.js";

export interface ServedSites {
  note(domains: readonly string[], now: number): Promise<void>;
  /** Those that were noted since then. */
  list(since: number): Promise<string[]>;
}

export function openServedSites(queue: WorkQueue): ServedSites {
  return {
    async note(domains, now) {
      if (domains.length === 0) return;
      await queue.write((db) =>
        db
          .insertInto("assistant_site")
          .values([...domains].sort().map((domain) => ({ domain, seen_at: now })))
          .onConflict((conflict) => conflict.column("domain").doUpdateSet({ seen_at: now }))
          .execute(),
      );
    },
    list: (since) =>
      queue.read(async (db) => {
        const seen = db.selectFrom("assistant_site").select("domain").where("seen_at", ">=", since);
        const rows = await seen.orderBy("domain").execute();
        return rows.map(({ domain }) => domain);
      }),
  };
}
