// Brings a store's tables to this version; several processes may start at the same moment.
import { sql, type Transaction } from "kysely";
import type { Database, Tables } from "./tables.js";

type Migration = (db: Transaction<Tables>) => Promise<void>;

/** One step for each version of the tables. A released step is never changed; a further one is added. */
const migrations: readonly Migration[] = [
  createTables,
  addReplies,
  addSearchParts,
  addRatings,
  addReplacedKeys,
  addFailures,
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
    for (const migration of migrations.slice(from)) await migration(transaction);
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

async function createTables({ schema }: Transaction<Tables>): Promise<void> {
  await schema
    .createTable("assistant_key")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("hash", "text", (column) => column.notNull().unique())
    .addColumn("hint", "text", (column) => column.notNull())
    .addColumn("domain", "text", (column) => column.notNull())
    .addColumn("organisation", "text", (column) => column.notNull())
    .addColumn("label", "text")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("revoked_at", "bigint")
    .execute();
  await schema
    .createTable("assistant_thread")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("key_id", "text", (column) => column.notNull())
    .addColumn("domain", "text", (column) => column.notNull())
    .addColumn("fp", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .execute();
  await schema.createIndex("assistant_thread_reader").on("assistant_thread").columns(["domain", "fp"]).execute();
  await schema.createIndex("assistant_thread_updated").on("assistant_thread").column("updated_at").execute();
  await schema
    .createTable("assistant_message")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("thread_id", "text", (column) => column.notNull())
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("role", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("rating", "integer")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await schema
    .createIndex("assistant_message_thread")
    .on("assistant_message")
    .columns(["thread_id", "position"])
    .execute();
  await schema
    .createTable("assistant_counter")
    .addColumn("bucket", "text", (column) => column.primaryKey())
    .addColumn("n", "bigint", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
  await schema.createIndex("assistant_counter_expiry").on("assistant_counter").column("expires_at").execute();
}

async function addReplies({ schema }: Transaction<Tables>): Promise<void> {
  // SQLite adds one column at a time.
  await schema.alterTable("assistant_key").addColumn("expires_at", "bigint").execute();
  await schema.alterTable("assistant_key").addColumn("origins", "text").execute();
  await schema.alterTable("assistant_key").addColumn("last_used_at", "bigint").execute();
  await schema.alterTable("assistant_message").addColumn("reason", "text").execute();
  await schema
    .createTable("assistant_site")
    .addColumn("domain", "text", (column) => column.primaryKey())
    .addColumn("seen_at", "bigint", (column) => column.notNull())
    .execute();
  await schema
    .createTable("assistant_reply")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("thread_id", "text", (column) => column.notNull())
    .addColumn("key_id", "text", (column) => column.notNull())
    .addColumn("domain", "text", (column) => column.notNull())
    .addColumn("question", "text", (column) => column.notNull())
    .addColumn("pages", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("is_answered", "integer", (column) => column.notNull())
    .addColumn("is_remembered", "integer", (column) => column.notNull())
    .addColumn("model", "text", (column) => column.notNull())
    .addColumn("input_tokens", "bigint", (column) => column.notNull())
    .addColumn("output_tokens", "bigint", (column) => column.notNull())
    .addColumn("cost", "bigint", (column) => column.notNull())
    .addColumn("milliseconds", "bigint", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await schema.createIndex("assistant_reply_time").on("assistant_reply").columns(["created_at", "domain"]).execute();
  await schema.createIndex("assistant_reply_thread").on("assistant_reply").column("thread_id").execute();
}

async function addSearchParts({ schema }: Transaction<Tables>): Promise<void> {
  await schema.alterTable("assistant_key").addColumn("search_parts", "integer").execute();
}

async function addRatings({ schema }: Transaction<Tables>): Promise<void> {
  await schema
    .createTable("assistant_rating")
    .addColumn("domain", "text", (column) => column.notNull())
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("page", "text", (column) => column.notNull())
    .addColumn("is_helpful", "integer", (column) => column.notNull())
    .addColumn("reason", "text")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("assistant_rating_key", ["domain", "id"])
    .execute();
  await schema.createIndex("assistant_rating_time").on("assistant_rating").columns(["created_at", "domain"]).execute();
}

async function addReplacedKeys({ schema }: Transaction<Tables>): Promise<void> {
  await schema.alterTable("assistant_key").addColumn("replaced_at", "bigint").execute();
}

async function addFailures({ schema }: Transaction<Tables>): Promise<void> {
  await schema.alterTable("assistant_reply").addColumn("failures", "text").execute();
}
