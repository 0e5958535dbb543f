// Reads a request's body as JSON.
import { Refusal } from "../refusal.js";
import { readText } from "./read-text.js";

/** Throws a refusal for a wrong type (415), too large a body (413) and text that is not JSON (400). */
export async function readJsonBody(request: Request, largest: number): Promise<unknown> {
  const type = request.headers.get("content-type");
  if (type !== null && !/^application\/([\w.-]+\+)?json\s*(;|$)/i.test(type)) {
    throw new Refusal("unsupported_media_type", "The body must be sent as application/json.");
  }
  const text = await readText(request, largest);
  try {
    return JSON.parse(text, text.includes("\\u0000") ? withoutZeros : undefined);
  } catch {
    throw new Refusal("invalid_json", "The body is not valid JSON.");
  }
}

/** Postgres keeps no text with a zero sign, and no reader writes one. */
function withoutZeros(_key: string, value: unknown): unknown {
  return typeof value === "string" ? value.replaceAll("\0", "") : value;
}
