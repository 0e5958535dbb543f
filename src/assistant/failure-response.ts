// Turns an error of an endpoint into a response for its client.
import type { Backend } from "./backend.js";
import { describeFailure } from "./log.js";
import { Refusal, refusalResponse } from "./refusal.js";

/** Longer than it takes to restart a database. */
export const STORE_RETRY_SECONDS = "10";

/** A refusal says itself what is wrong; of everything else the log has the details, and the caller only a sentence. */
export function failureResponse({ log }: Pick<Backend, "log">, error: unknown, endpoint = "other"): Response {
  if (error instanceof Refusal) {
    log({ level: "info", event: "refused", endpoint, code: error.code, status: error.status });
    return refusalResponse(error);
  }
  log({ level: "error", event: "failed", endpoint, failure: describeFailure(error) });
  if (isStoreFailure(error)) {
    const detail = "The assistant is not available at the moment. Please try again.";
    return refusalResponse(new Refusal("unavailable", detail, { "retry-after": STORE_RETRY_SECONDS }));
  }
  return refusalResponse(new Refusal("internal_error", "Something went wrong on our side. Please try again."));
}

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
