// Asks the assistant's server and reads its reply as it comes; takes a reply up again after a change of page.

import type { AssistantWords } from "../../shared/english/assistant.js";
import { fillIn } from "../../shared/fill-in.js";
import type { AssistantData } from "./assistant-settings.js";
import type { ContextItem, Conversation, Ending, Source, Status } from "./conversation.js";

/** Parts of a reply that the chat shows. */
export type ReplyPart =
  | { readonly kind: "start"; readonly messageId: string; readonly threadId: string }
  | { readonly kind: "status"; readonly status: Status }
  | { readonly kind: "source"; readonly source: Source }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "follow-ups"; readonly questions: readonly string[] }
  | { readonly kind: "error"; readonly message: string }
  | { readonly kind: "finish"; readonly ending: Ending; readonly isRemembered: boolean };

interface Question {
  readonly conversation: Conversation;
  readonly context: readonly ContextItem[];
  /** The name under which the reply goes on while no page reads it. */
  readonly request: string;
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
  yield* readReply(data, response);
}

/** All of a reply that another page asked for; nothing where the server no longer has it. */
export async function* resumeReply(
  data: AssistantData,
  { request, signal }: Pick<Question, "request" | "signal">,
): AsyncGenerator<ReplyPart> {
  const { settings } = data;
  const response = await fetch(`${replyAddress(settings, request)}?ended=true`, {
    headers: headers(settings.key),
    signal,
  });
  if (response.status !== 204) yield* readReply(data, response);
}

/** Closing the connection alone lets a reply go on. */
export async function stopReply({ settings }: AssistantData, request: string): Promise<void> {
  await fetch(replyAddress(settings, request), {
    method: "DELETE",
    headers: headers(settings.key),
    keepalive: true,
  });
}

async function* readReply({ words }: AssistantData, response: Response): AsyncGenerator<ReplyPart> {
  if (!response.ok || !response.body) throw new ServerRefusal(await refusalWords(response, words));
  for await (const chunk of readEvents(response.body)) {
    const part = toPart(chunk);
    if (part) yield part;
  }
}

async function send({ settings, base, words }: AssistantData, question: Question, threadId: string | null) {
  const { conversation, context, request, signal } = question;
  try {
    return await fetch(endpoint(settings, "v2/assistant", "/message"), {
      method: "POST",
      signal,
      headers: headers(settings.key),
      body: JSON.stringify({
        id: request,
        resume: true,
        followUps: settings.followUps,
        fp: conversation.fp,
        threadId,
        messages: conversation.messages
          .filter((message) => message.text !== "" && message.state !== "open")
          .map(({ id, role, text }) => ({ id, role, parts: [{ type: "text", text }] })),
        context,
        currentPath: currentPath(base),
      }),
    });
  } catch (error) {
    throw signal.aborted ? error : new ServerRefusal(words.assistantOffline);
  }
}

/** Saves the reader's rating. Answers whether it arrived. */
export function sendRating(
  { settings }: AssistantData,
  rating: { fp: string; messageId: string; rating: string | null; reason?: string },
): Promise<boolean> {
  return fetch(endpoint(settings, "v1/feedback", ""), {
    method: "POST",
    headers: headers(settings.key),
    body: JSON.stringify(rating),
    keepalive: true,
  }).then(
    ({ ok }) => ok,
    () => false,
  );
}

function replyAddress(settings: AssistantData["settings"], request: string): string {
  return endpoint(settings, "v2/assistant", `/message/${request}/stream`);
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
  const { type, messageId, url, title, delta, errorText } = chunk;
  const metadata = objectOf(chunk["messageMetadata"]);
  const data = objectOf(chunk["data"]);
  switch (type) {
    case "start":
      return "threadId" in metadata
        ? { kind: "start", messageId: String(messageId), threadId: String(metadata["threadId"]) }
        : null;
    case "data-status":
      return {
        kind: "status",
        status: { isReading: data["status"] === "reading", detail: String(data["detail"] ?? "") },
      };
    case "text-delta":
      return { kind: "text", text: String(delta) };
    case "source-url":
      return { kind: "source", source: { url: String(url), title: String(title) } };
    case "data-follow-ups": {
      const { questions } = data;
      return Array.isArray(questions) ? { kind: "follow-ups", questions: questions.map(String) } : null;
    }
    case "finish":
      return { kind: "finish", ending: endingOf(metadata), isRemembered: metadata["remembered"] === true };
    case "error":
      return { kind: "error", message: String(errorText) };
    default:
      return null;
  }
}

function endingOf({ finishReason }: Record<string, unknown>): Ending {
  return finishReason === "length" || finishReason === "content-filter" ? finishReason : "whole";
}

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

/** The longest sentence of a server that is shown. */
const LONGEST_DETAIL = 300;

/** In the reader's language, where we have words for it; else as the server says it. */
async function refusalWords(response: Response, words: AssistantWords): Promise<string> {
  const { status, headers } = response;
  if (status === 401 || status === 403) return words.assistantKeyRefused;
  if (status === 400 || status === 413) return words.assistantNotAccepted;
  const { detail, code, isOverBudget } = await readProblem(response);
  const wait = Number(headers.get("retry-after")) || null;
  if (status === 429) {
    const said = isOverBudget ? words.assistantOverBudget : words.assistantLimited;
    return fillIn(said, { time: timeUntil(wait ?? 60) });
  }
  if (status === 503 && wait !== null) return fillIn(words.assistantUnavailable, { time: timeUntil(wait) });
  return code === "internal_error" ? words.assistantFailed : detail || words.assistantFailed;
}

/** Nothing is read of what is no JSON problem, such as the page of a proxy. */
async function readProblem(response: Response) {
  const isProblem = response.headers.get("content-type")?.startsWith("application/problem+json") ?? false;
  const said: unknown = isProblem ? await response.json().catch(() => null) : null;
  const problem = objectOf(said);
  const detail = typeof problem["detail"] === "string" ? problem["detail"].trim() : "";
  const policies = problem["violated-policies"];
  return {
    detail: detail.length > LONGEST_DETAIL ? `${detail.slice(0, LONGEST_DETAIL)}\u2026` : detail,
    code: String(problem["code"]),
    isOverBudget: Array.isArray(policies) && policies.some((policy) => String(policy).startsWith("budget-")),
  };
}

/** Such as "in 5 minutes". */
function timeUntil(seconds: number): string {
  const format = new Intl.RelativeTimeFormat(document.documentElement.lang || undefined);
  if (seconds < 90) return format.format(Math.ceil(seconds), "second");
  if (seconds < 90 * 60) return format.format(Math.ceil(seconds / 60), "minute");
  if (seconds < 36 * 3600) return format.format(Math.ceil(seconds / 3600), "hour");
  return format.format(Math.ceil(seconds / 86_400), "day");
}
