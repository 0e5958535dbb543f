// Tells a chat library's client from a raw reader: the strict releases of the former refuse a `threadId` beside `finish`.

const GENERATED_ID = /^[0-9A-Za-z]{16}$/;

/**
 * True where a request looks built by a chat library. Some of its releases end with an error on any key of `finish` that
 * they do not know, and nothing on the wire tells those releases apart; a raw reader wants the key. Guessing "client"
 * wrongly costs a key that `messageMetadata` and the `X-Thread-Id` header carry as well, so doubt goes that way.
 */
export function isChatClient(body: unknown, userAgent: string | null): boolean {
  if (userAgent?.includes("ai-sdk/")) return true;
  if (!isJson(body)) return false;
  if ("trigger" in body || "messageId" in body || typeof body.id === "string") return true;
  return Array.isArray(body.messages) && body.messages.some(isLibraryMessage);
}

/** The library's default ids have 16 letters or digits, and it writes `parts` before `id` into a user's message. */
function isLibraryMessage(message: unknown): boolean {
  if (!isJson(message)) return false;
  if (typeof message.id === "string" && GENERATED_ID.test(message.id)) return true;
  const keys = Object.keys(message);
  return (
    message.role === "user" &&
    keys.includes("id") &&
    keys.includes("parts") &&
    keys.indexOf("parts") < keys.indexOf("id")
  );
}

function isJson(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
