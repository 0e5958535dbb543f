// Turns what an endpoint threw into the response that its caller reads.
import type { Backend } from "./backend.js";
import { describeFailure } from "./log.js";
import { Refusal, refusalResponse } from "./refusal.js";
import { isStoreFailure } from "./store/store-failure.js";

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
