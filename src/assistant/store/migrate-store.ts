// Brings a store's tables to this version; several processes may start at the same moment.
import { sql, type Transaction } from "kysely";
import type { Database, Tables } from "./tables.js";

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
export async function migrateStore(db: Database, kind: "sqlite" | "postgres"): Promise<void> {
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
