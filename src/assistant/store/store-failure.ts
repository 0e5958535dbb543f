// Tells a store that is gone, full or locked from a fault of ours.

/** What Node says of connections. */
const CONNECTION = /^(?:ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|ENOENT|EHOSTUNREACH)$/;
/** Classes of SQLSTATE: connection, resources, shutdown, disk. */
const SQLSTATE = /^(?:08|53|57P|58)\w{2,3}$/;
const SQLITE = /^SQLITE_(?:BUSY|CANTOPEN|FULL|IOERR|READONLY|LOCKED|CORRUPT|NOTADB)/;
/** The driver of Postgres gives these no code, and that of Node gives all of its own the same. */
const WORDS =
  /Connection terminated|timeout exceeded when trying to connect|connection error and is not queryable|database is locked|disk I\/O error|database or disk is full|readonly database|unable to open (?:connection to local )?database|database disk image is malformed|file is not a database/i;

export function isStoreFailure(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isStoreFailure);
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return CONNECTION.test(code) || SQLSTATE.test(code) || SQLITE.test(code) || WORDS.test(error.message);
}
