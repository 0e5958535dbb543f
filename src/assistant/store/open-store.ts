// Opens the store that `--store` names: a SQLite file, or a Postgres database that several processes share.
import { Kysely, PostgresDialect, SqliteDialect, sql, type Transaction } from "kysely";
import type { Client } from "pg";
import { OWN_FOLDER } from "../../files/make-folder.js";
import { hasCode, UsageError } from "../../shared/problem.js";
import { type Counters, openCounters } from "./counters.js";
import { type Keys, openKeys } from "./keys.js";
import { openSqlite, type Synchronous } from "./open-sqlite.js";
import { openRatings, openReplies, type Ratings, type Replies } from "./replies.js";
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
    if (hasCode(cause, "MODULE_NOT_FOUND")) throw cause; // The command line says how to install it.
    throw new UsageError(`The store file ${path} could not be opened.`, describe(cause), { cause });
  }
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

/** One step for each version of the tables, in words that both databases know. A released step is never changed; a further one is added. */
const migrations: readonly (readonly string[])[] = [
  [
    `create table assistant_key (id text primary key, hash text not null unique, hint text not null, domain text not null,
      organisation text not null, label text, created_at bigint not null, revoked_at bigint)`,
    `create table assistant_thread (id text primary key, key_id text not null, domain text not null, fp text not null,
      created_at bigint not null, updated_at bigint not null)`,
    "create index assistant_thread_reader on assistant_thread (domain, fp)",
    "create index assistant_thread_updated on assistant_thread (updated_at)",
    `create table assistant_message (id text primary key, thread_id text not null, position integer not null, role text not null,
      text text not null, state text not null, rating integer, created_at bigint not null)`,
    "create index assistant_message_thread on assistant_message (thread_id, position)",
    "create table assistant_counter (bucket text primary key, n bigint not null, expires_at bigint not null)",
    "create index assistant_counter_expiry on assistant_counter (expires_at)",
  ],
  [
    // SQLite adds one column at a time.
    "alter table assistant_key add column expires_at bigint",
    "alter table assistant_key add column origins text",
    "alter table assistant_key add column last_used_at bigint",
    "alter table assistant_message add column reason text",
    "create table assistant_site (domain text primary key, seen_at bigint not null)",
    `create table assistant_reply (id text primary key, thread_id text not null, key_id text not null, domain text not null,
      question text not null, pages text not null, state text not null, is_answered integer not null,
      is_remembered integer not null, model text not null, input_tokens bigint not null, output_tokens bigint not null,
      cost bigint not null, milliseconds bigint not null, created_at bigint not null)`,
    "create index assistant_reply_time on assistant_reply (created_at, domain)",
    "create index assistant_reply_thread on assistant_reply (thread_id)",
  ],
  ["alter table assistant_key add column search_parts integer"],
  [
    `create table assistant_rating (domain text not null, id text not null, page text not null, is_helpful integer not null,
      reason text, created_at bigint not null, constraint assistant_rating_key primary key (domain, id))`,
    "create index assistant_rating_time on assistant_rating (created_at, domain)",
  ],
  ["alter table assistant_key add column replaced_at bigint"],
  ["alter table assistant_reply add column failures text"],
];

/** Any constant of our own: the holder of this lock migrates, the others wait. */
const POSTGRES_LOCK = 7_304_611;

const createSchema = sql`create table if not exists assistant_schema (id integer primary key, version integer not null)`;

/** Runs the steps that the store has not seen, in one transaction that holds the store's lock. */
async function migrateStore(db: Database, kind: "sqlite" | "postgres"): Promise<void> {
  // Inside the transaction this would only read, and SQLite lets no transaction write that has read what is outdated.
  if (kind === "sqlite") await createSchema.execute(db);
  await db.transaction().execute(async (transaction) => {
    if (kind === "postgres") {
      await sql`select pg_advisory_xact_lock(${POSTGRES_LOCK})`.execute(transaction);
      await createSchema.execute(transaction);
    }
    const from = await readVersion(transaction);
    for (const statement of migrations.slice(from).flat()) await sql.raw(statement).execute(transaction);
    await sql`update assistant_schema set version = ${migrations.length} where version < ${migrations.length}`.execute(
      transaction,
    );
  });
}

/** Starting with a write takes SQLite's lock before anything is read. A store of a later docsgen keeps its version. */
async function readVersion(transaction: Transaction<Tables>): Promise<number> {
  await sql`insert into assistant_schema (id, version) values (1, 0) on conflict (id) do update set version = assistant_schema.version`.execute(
    transaction,
  );
  const { rows } = await sql<{ version: number }>`select version from assistant_schema`.execute(transaction);
  return rows[0]?.version ?? 0;
}
