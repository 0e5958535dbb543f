// Reads a request's body as text or JSON, and no more of it than is allowed.
import { Refusal } from "../refusal.js";

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

/** Throws a refusal for too large a body (413) and one that is cut off (400). */
export function readText(request: Request, largest: number): Promise<string> {
  return readWhole(request, largest).catch((error: unknown) => {
    if (error instanceof Refusal) throw error;
    // The client is gone: no one reads this response, and it is not a failure to log.
    throw new Refusal("invalid_request", "The body was cut off.");
  });
}

async function readWhole(request: Request, largest: number): Promise<string> {
  const announced = Number(request.headers.get("content-length") ?? Number.NaN);
  if (announced > largest) throw tooLarge(largest);
  // The server's parser allows no more bytes than announced. Reading the body at once costs half as much.
  if (announced <= largest) return request.text();
  const decoder = new TextDecoder();
  let size = 0;
  let text = "";
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > largest) throw tooLarge(largest);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function tooLarge(largest: number): Refusal {
  const detail = `The body must be at most ${Math.floor(largest / 1024)} KiB.`;
  // The rest of the body is not read, so no further request can follow it.
  return new Refusal("body_too_large", detail, { connection: "close" });
}
