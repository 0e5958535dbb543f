// Opens a Postgres database so that one that accepts connections and then hangs fails within a time.
import { Kysely, PostgresDialect } from "kysely";
import type { Client } from "pg";
import type { Database, Tables } from "./tables.js";

/** How long Postgres may take to accept a connection, and may be silent in the midst of a query, in milliseconds. */
const PATIENCE = 10_000;
/** How long a connection waits for its next use, in milliseconds: shorter, so that none is taken while its time runs out. */
const IDLE_TIME = 5000;

/** Postgres answers `bigint` as text; ours are times and counts that a number holds. */
export async function openPostgres(address: string): Promise<Database> {
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
