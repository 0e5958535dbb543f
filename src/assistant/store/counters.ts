// Counts requests against limits: all the buckets of a request in one transaction, or none of them.
import { sql } from "kysely";
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

/** An amount of a budget that several buckets count against. */
export interface Claim extends Amount {
  readonly others: readonly string[];
  readonly limit: number;
}

export interface Counters {
  /** Adds amounts without any limit. */
  add(amounts: readonly Amount[]): Promise<void>;
  /** Adds every amount as long as something is left of each budget; else adds none and answers the name of the first claim that failed. */
  claim(claims: readonly Claim[]): Promise<string | null>;
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
      if (amounts.length > 0) await queue.writeOnce((db) => addition(db, amounts).execute());
    },

    async claim(claims) {
      for (const [index, claim] of claims.entries()) {
        if (await queue.writeOnce((db) => addWithin(db, claim))) continue;
        const before = claims.slice(0, index).map((each) => ({ ...each, amount: -each.amount }));
        if (before.length > 0) await queue.writeOnce((db) => addition(db, before).execute());
        return claim.name;
      }
      return null;
    },

    async read(names) {
      return names.length === 0 ? new Map() : queue.read((db) => readCounts(db, names));
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
  const ones = buckets.map((bucket) => ({ ...bucket, amount: 1 }));
  const rows = await addition(db, ones).returning(["bucket", "n"]).execute();
  const full = rows.filter((row) => row.n > (limits.get(row.bucket) ?? 0)).map((row) => row.bucket);
  if (full.length > 0) throw new BucketsAreFull(full);
  return new Map(rows.map((row) => [row.bucket, row.n]));
}

function addition(db: Database, amounts: readonly Amount[]) {
  return db
    .insertInto("assistant_counter")
    .values(amounts.map(({ name, amount, expiresAt }) => ({ bucket: name, n: amount, expires_at: expiresAt })))
    .onConflict((conflict) =>
      conflict.column("bucket").doUpdateSet((set) => ({ n: set("assistant_counter.n", "+", set.ref("excluded.n")) })),
    );
}

async function readCounts(db: Database, names: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.selectFrom("assistant_counter").select(["bucket", "n"]).where("bucket", "in", names).execute();
  return new Map(rows.map((row) => [row.bucket, row.n]));
}

/**
 * In one statement, so that those who claim at once wait for each other in the store only: around a transaction, a busy
 * process would have all of them wait for it.
 */
async function addWithin(db: Database, { name, others, amount, limit, expiresAt }: Claim): Promise<boolean> {
  const counted = (names: readonly string[]) =>
    sql`(select coalesce(sum(n), 0) from assistant_counter where bucket in (${sql.join(names)}))`;
  const { rows } = await sql`
    insert into assistant_counter (bucket, n, expires_at)
    select cast(${name} as text), cast(${amount} as bigint), cast(${expiresAt} as bigint)
    where ${counted([name, ...others])} < ${limit}
    on conflict (bucket) do update set n = assistant_counter.n + excluded.n
    where assistant_counter.n + ${counted(others)} < ${limit}
    returning bucket`.execute(db);
  return rows.length > 0;
}
