// Says in one word why a model did not answer; the log has the whole message.
import { APICallError, RetryError } from "ai";

export function failureReason(error: unknown): string {
  const last = RetryError.isInstance(error) ? error.lastError : error;
  if (APICallError.isInstance(last)) return last.statusCode === undefined ? "unreachable" : `http-${last.statusCode}`;
  return last instanceof Error && last.name === "TimeoutError" ? "timeout" : "no-answer";
}
