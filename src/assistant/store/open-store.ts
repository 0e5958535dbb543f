// Opens the store that `--store` names: a SQLite file, or a Postgres database that several processes share.
import { Kysely, SqliteDialect } from "kysely";
import { OWN_FOLDER } from "../../files/make-folder.js";
import { UsageError } from "../../shared/problem.js";
import { type Counters, openCounters } from "./counters.js";
import { type Keys, openKeys } from "./keys.js";
import { migrateStore } from "./migrate-store.js";
import { openPostgres } from "./open-postgres.js";
import { openSqlite, type Synchronous } from "./open-sqlite.js";
import { openRatings, type Ratings } from "./ratings.js";
import { openReplies, type Replies } from "./replies.js";
import { openServedSites, type ServedSites } from "./served-sites.js";
import type { Database, Tables } from "./tables.js";
import { openThreads, type Threads } from "./threads.js";
import { orderedWork, pooledWork } from "./work-queue.js";

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
