// Opens the store that `--store` names: a SQLite file, or a Postgres database that several processes share.
import { Kysely, PostgresDialect, SqliteDialect } from "kysely";
import type { Client } from "pg";
import { OWN_FOLDER } from "../../files/make-folder.js";
import { UsageError } from "../../shared/problem.js";
import { type Counters, openCounters } from "./counters.js";
import { type Keys, openKeys } from "./keys.js";
import { migrateStore } from "./migrate-store.js";
import { openSqlite, type Synchronous } from "./open-sqlite.js";
import { openRatings, type Ratings } from "./ratings.js";
import { openReplies, type Replies } from "./replies.js";
import type { Database, Tables } from "./tables.js";
import { openThreads, type Threads } from "./threads.js";
import { orderedWork, pooledWork, type WorkQueue } from "./work-queue.js";

/** Where everything is kept when the operator says nothing else. */
export const DEFAULT_STORE = `sqlite:${OWN_FOLDER}/assistant.db`;

/** All that the assistant remembers. */
export interface Store {
  readonly kind: "sqlite" | "postgres";
  readonly keys: Keys;
  readonly threads: Threads;
  readonly counters: Counters;
  readonly replies: Replies;
  readonly ratings: Ratings;
  readonly sites: ServedSites;
  /** Throws where the store does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** @param address `sqlite:PATH`, `sqlite::memory:`, or `postgres://…`, whose server decides itself when turns are on its disk. */
export async function openStore(address: string, synchronous: Synchronous = "normal"): Promise<Store> {
  const kind = storeKind(address);
  const db = kind === "sqlite" ? openFile(address.slice("sqlite:".length), synchronous) : await openPostgres(address);
  try {
    await migrateStore(db, kind);
  } catch (cause) {
    await db.destroy();
    throw new UsageError(`The store ${withoutPassword(address)} could not be opened.`, describe(cause), { cause });
  }
  const queue = kind === "sqlite" ? orderedWork(db) : pooledWork(db);
  return {
    kind,
    keys: openKeys(queue),
    threads: openThreads(queue),
    counters: openCounters(queue),
    replies: openReplies(queue),
    ratings: openRatings(queue),
    sites: openServedSites(queue),
    ping: async () => {
      await queue.read((on) => on.selectFrom("assistant_key").select("id").limit(1).execute());
    },
    close: () => db.destroy(),
  };
}

function storeKind(address: string): "sqlite" | "postgres" {
  if (/^postgres(ql)?:\/\//.test(address)) return "postgres";
  if (address.startsWith("sqlite:") && address !== "sqlite:") return "sqlite";
  throw new UsageError(
    `"${withoutPassword(address)}" is not a valid store.`,
    "Use sqlite:PATH or postgres://USER@HOST/DATABASE.",
  );
}

function openFile(path: string, synchronous: Synchronous): Database {
  try {
    return new Kysely<Tables>({ dialect: new SqliteDialect({ database: openSqlite(path, synchronous) }) });
  } catch (cause) {
    if (isMissingPackage(cause)) throw cause; // The command line says how to install it.
    throw new UsageError(`The store file ${path} could not be opened.`, describe(cause), { cause });
  }
}

function isMissingPackage(cause: unknown): boolean {
  return cause instanceof Error && "code" in cause && cause.code === "MODULE_NOT_FOUND";
}

function withoutPassword(address: string): string {
  return address.replace(/:\/\/([^:@/]*):[^@/]*@/, "://$1:…@");
}

/** A name with several addresses fails once for each of them, each with its own message. */
function describe(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(describe).join("; ");
  return cause instanceof Error ? cause.message : String(cause);
}

/** Keeps which domains the servers of a store serve, so that a key for a domain that has none can be warned of. */
interface ServedSites {
  note(domains: readonly string[], now: number): Promise<void>;
  /** Those that were noted since then. */
  list(since: number): Promise<string[]>;
}

function openServedSites(queue: WorkQueue): ServedSites {
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

/** How long Postgres may take to accept a connection, and may be silent in the midst of a query, in milliseconds. */
const PATIENCE = 10_000;

/** How long a connection waits for its next use, in milliseconds: shorter, so that none is taken while its time runs out. */
const IDLE_TIME = 5000;

/** Postgres answers `bigint` as text; ours are times and counts that a number holds. */
async function openPostgres(address: string): Promise<Database> {
  const { default: pg } = await import("pg");
  const pool = new pg.Pool({
    connectionString: address,
    max: 10,
    connectionTimeoutMillis: PATIENCE,
    idleTimeoutMillis: IDLE_TIME,
    types: {
      getTypeParser: (oid, format) => (oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)),
    },
  });
  // A connection that breaks is replaced by the pool, and its query fails; without listeners it would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => {
    client.on("error", () => {});
    closeWhenSilent(client);
  });
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/**
 * Also where the network is what hangs. Without its connection, the query can do no more, nor can a transaction that it was
 * part of.
 */
function closeWhenSilent({ connection: { stream } }: Client): void {
  if (!("setTimeout" in stream) || typeof stream.setTimeout !== "function") return;
  stream.setTimeout(PATIENCE, () => {
    stream.destroy(new Error("Connection terminated: Postgres did not answer in time."));
  });
}
