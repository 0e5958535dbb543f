// Finds the errors that many operations share: search needs them once.
import { entriesAt, type Json, type JsonObject } from "../json.js";
import type { Operation } from "../operations.js";
import { reference } from "../resolve.js";

/** Whether an operation before this one answers with the same error. */
export type IsRepeatedError = (operation: JsonObject, status: string, response: Json) => boolean;

/** `operations` are those of the description, in its order. */
export function repeatedErrors(operations: readonly Operation[]): IsRepeatedError {
  const firsts = new Map<string, JsonObject>();
  for (const { value } of operations)
    for (const [status, response] of entriesAt(value, "responses"))
      if (isError(status) && !firsts.has(keyOf(response))) firsts.set(keyOf(response), value);
  return (operation, status, response) => {
    const first = isError(status) ? firsts.get(keyOf(response)) : undefined;
    return first !== undefined && first !== operation;
  };
}

function isError(status: string): boolean {
  return /^[45]/.test(status) || status === "default";
}

function keyOf(response: Json): string {
  return reference(response) ?? JSON.stringify(response);
}
