// Asks the assistant's server and reads its reply as it comes.
import type { AssistantData } from "./assistant-settings.js";
import type { ContextItem, Conversation, Source } from "./conversation.js";

/** Parts of a reply that the chat shows. */
export type ReplyPart =
  | { readonly kind: "start"; readonly messageId: string; readonly threadId: string }
  | { readonly kind: "source"; readonly source: Source }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "error"; readonly message: string }
  | { readonly kind: "finish" };

export interface Question {
  readonly conversation: Conversation;
  readonly context: readonly ContextItem[];
  readonly signal: AbortSignal;
}

/** The server refused: the message is for the reader. */
export class ServerRefusal extends Error {}

/** Yields parts until the reply is complete; throws where the server refuses or does not answer. */
export async function* askServer(data: AssistantData, question: Question): AsyncGenerator<ReplyPart> {
  const { conversation } = question;
  let response = await send(data, question, conversation.threadId);
  // The server may have forgotten the thread, so the request contains what was said.
  if (response.status === 404 && conversation.threadId !== null) response = await send(data, question, null);
  if (!response.ok || !response.body) throw await refusal(response);
  for await (const chunk of readEvents(response.body)) {
    const part = toPart(chunk);
    if (part) yield part;
  }
}

function send({ settings, base }: AssistantData, question: Question, threadId: string | null): Promise<Response> {
  const { conversation, context, signal } = question;
  return fetch(endpoint(settings, "v2/assistant", "/message"), {
    method: "POST",
    signal,
    headers: headers(settings.key),
    body: JSON.stringify({
      fp: conversation.fp,
      threadId,
      messages: conversation.messages
        .filter((message) => message.text !== "" && message.state !== "open")
        .map(({ id, role, text }) => ({ id, role, parts: [{ type: "text", text }] })),
      context,
      currentPath: currentPath(base),
    }),
  });
}

/** Saves the reader's rating. */
export async function sendRating(
  { settings }: AssistantData,
  rating: { fp: string; messageId: string; rating: string | null },
): Promise<void> {
  await fetch(endpoint(settings, "v1/feedback", ""), {
    method: "POST",
    headers: headers(settings.key),
    body: JSON.stringify(rating),
    keepalive: true,
  });
}

function endpoint({ url, domain }: AssistantData["settings"], path: string, end: string): string {
  return `${url}/discovery/${path}/${encodeURIComponent(domain)}${end}`;
}

function headers(key: string | null): Record<string, string> {
  return { "content-type": "application/json", ...(key === null ? {} : { authorization: `Bearer ${key}` }) };
}

function currentPath(base: string): string {
  const { pathname } = location;
  return (pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname).slice(0, 200);
}

async function refusal(response: Response): Promise<ServerRefusal> {
  const problem: unknown = await response.json().catch(() => null);
  const hasDetail = typeof problem === "object" && problem !== null && "detail" in problem;
  return new ServerRefusal(hasDetail && response.status === 429 ? String(problem.detail) : "");
}

async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<Record<string, unknown>> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    const lines = (rest + decoder.decode(step.value, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line.startsWith("data: {")) yield JSON.parse(line.slice("data: ".length));
  }
}

function toPart(chunk: Record<string, unknown>): ReplyPart | null {
  const { type, messageId, messageMetadata, url, title, delta, errorText } = chunk;
  if (type === "text-delta") return { kind: "text", text: String(delta) };
  if (type === "source-url") return { kind: "source", source: { url: String(url), title: String(title) } };
  if (type === "finish") return { kind: "finish" };
  if (type === "error") return { kind: "error", message: String(errorText) };
  if (type !== "start" || typeof messageMetadata !== "object" || messageMetadata === null) return null;
  return "threadId" in messageMetadata
    ? { kind: "start", messageId: String(messageId), threadId: String(messageMetadata.threadId) }
    : null;
}
