// Decides whether an operation streams: always, or if its body asks for it.

import type { MediaKind, ResponseView } from "../views.js";
import type { BodyInput } from "./serialize-body.js";

export type Streaming = "always" | "asked" | "never";

const STREAMED: ReadonlySet<MediaKind> = new Set<MediaKind>(["events", "lines"]);

/** What the responses of success say. */
export function streamingOf(responses: readonly ResponseView[]): Streaming {
  const successes = responses.filter(({ status }) => status.startsWith("2"));
  const media = (successes.length > 0 ? successes : responses).flatMap((response) => response.media);
  if (!media.some(({ kind }) => STREAMED.has(kind))) return "never";
  return media.every(({ kind }) => STREAMED.has(kind)) ? "always" : "asked";
}

/** Whether a request is answered in pieces. By custom a body asks for it with `"stream": true`. */
export function isStreamed(streaming: Streaming, body: BodyInput | null): boolean {
  if (streaming !== "asked" || !body) return streaming === "always";
  const { content } = body;
  const text = content.kind === "text" ? content.text : (JSON.stringify(content.value) ?? "");
  return /"stream"\s*:\s*true\b/.test(text);
}
