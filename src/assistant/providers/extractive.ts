// Answers without a model, by quoting the sentences of the documentation that answer, with links to them.

import { composeAnswer } from "../extractive/compose-answer.js";
import { rememberingReader } from "../extractive/read-pages.js";
import { type Compose, rememberAnswers } from "../extractive/remember-answers.js";
import type { Provider, ReplyTask } from "../provider.js";
import { retrieve } from "../retrieve.js";
import type { ReplyEvent } from "../streams/reply-event.js";

/** How many sections are looked at for each that may be quoted. */
const CANDIDATES = 3;

export function createExtractive(): Provider {
  const read = rememberingReader();
  const compose = rememberAnswers(async (task) => {
    const hits = await retrieve({ ...task, pageSize: task.pageSize * CANDIDATES });
    return composeAnswer(task, hits, read);
  });
  return { name: "extractive", reply: (task, signal) => reply(task, signal, compose) };
}

async function* reply(task: ReplyTask, signal: AbortSignal, compose: Compose): AsyncGenerator<ReplyEvent, void> {
  const { text, sources, outcome, followUps = [] } = await compose(task);
  // Whether the closest sections answer is for their reader to say: insights tell by the pages that are cited.
  const isAnswered = outcome === "quote";
  if (signal.aborted) return;
  for (const source of sources) yield { kind: "source", source };
  for (const piece of pieces(text)) yield { kind: "text", text: piece };
  const contact = task.site.words?.contact ?? null;
  if (!isAnswered && contact !== null) yield { kind: "text", text: `\n\n${contact}` };
  if (task.wantsFollowUps && followUps.length > 0) yield { kind: "follow-ups", questions: followUps };
  yield { kind: "finish", reason: "stop", usage: { inputTokens: 0, outputTokens: 0 }, isAnswered };
}

/** Paragraph by paragraph, so that a slow line shows the beginning first. */
function pieces(text: string): string[] {
  return text.split(/(?<=\n\n)/);
}
