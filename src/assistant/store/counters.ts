// Counts requests against limits: all the buckets of a request in one transaction, or none of them.
import type { Database } from "./tables.js";
import type { WorkQueue } from "./work-queue.js";

/** One window of one limit, such as `key:key_1:m202611`. */
export interface Bucket {
  readonly name: string;
  readonly limit: number;
  /** When the window ends. */
  readonly expiresAt: number;
}

/** How much is added to what a window counts. */
export interface Amount {
  readonly name: string;
  readonly amount: number;
  readonly expiresAt: number;
}

export interface Counters {
  /** Adds amounts without any limit. */
  add(amounts: readonly Amount[]): Promise<void>;
  /**
   * Adds one to every bucket and answers the counts. Where a bucket would pass its limit nothing is counted, and the
   * buckets that are full are answered instead.
   */
  take(buckets: readonly Bucket[]): Promise<{ counts: Map<string, number> } | { full: string[] }>;
  /** How often each named bucket was counted. */
  read(names: readonly string[]): Promise<Map<string, number>>;
  /** Forgets windows that ended before `now`. */
  sweep(now: number): Promise<void>;
}

class BucketsAreFull extends Error {
  constructor(readonly names: string[]) {
    super("A bucket is full.");
  }
}

export function openCounters(queue: WorkQueue): Counters {
  return {
    async take(buckets) {
      const limits = new Map(buckets.map((bucket) => [bucket.name, bucket.limit]));
      try {
        return { counts: await queue.write((db) => count(db, buckets, limits)) };
      } catch (error) {
        if (error instanceof BucketsAreFull) return { full: error.names };
        throw error;
      }
    },

    async add(amounts) {
      if (amounts.length === 0) return;
      await queue.write((db) =>
        db
          .insertInto("assistant_counter")
          .values(amounts.map(({ name, amount, expiresAt }) => ({ bucket: name, n: amount, expires_at: expiresAt })))
          .onConflict((conflict) =>
            conflict
              .column("bucket")
              .doUpdateSet((set) => ({ n: set("assistant_counter.n", "+", set.ref("excluded.n")) })),
          )
          .execute(),
      );
    },

    async read(names) {
      if (names.length === 0) return new Map();
      const rows = await queue.read((db) =>
        db.selectFrom("assistant_counter").select(["bucket", "n"]).where("bucket", "in", names).execute(),
      );
      return new Map(rows.map((row) => [row.bucket, row.n]));
    },

    async sweep(now) {
      await queue.write((db) => db.deleteFrom("assistant_counter").where("expires_at", "<", now).execute());
    },
  };
}

/**
 * Counts first and looks afterwards: the row locks of the one statement let no two requests pass the same check. The
 * order of the buckets is the same in every request, so that two transactions never wait for each other in a circle.
 */
async function count(
  db: Database,
  buckets: readonly Bucket[],
  limits: ReadonlyMap<string, number>,
): Promise<Map<string, number>> {
  const rows = await db
    .insertInto("assistant_counter")
    .values(buckets.map(({ name, expiresAt }) => ({ bucket: name, n: 1, expires_at: expiresAt })))
    .onConflict((conflict) =>
      conflict.column("bucket").doUpdateSet((set) => ({ n: set("assistant_counter.n", "+", 1) })),
    )
    .returning(["bucket", "n"])
    .execute();
  const full = rows.filter((row) => row.n > (limits.get(row.bucket) ?? 0)).map((row) => row.bucket);
  if (full.length > 0) throw new BucketsAreFull(full);
  return new Map(rows.map((row) => [row.bucket, row.n]));
}
