// Answers with a language model that reads the passages and may search for more.
import { type LanguageModel, type ModelMessage, stepCountIs, streamText, tool } from "ai";
import { z } from "zod";
import type { Hit } from "../../search/bundle.js";
import { sectionUrl } from "../assistant-site.js";
import { describeFailure } from "../log.js";
import type { Provider, ReplyTask, Reporter } from "../provider.js";
import { retrieve, retrieveFor } from "../retrieve.js";
import type { FinishReason, ReplyEvent, Source, Usage } from "../streams/reply-event.js";
import { createExtractive } from "./extractive.js";
import { passagesText, systemPrompt } from "./system-prompt.js";

export interface ModelSettings {
  /** As in logs, such as `openai:gpt-5`. */
  readonly name: string;
  readonly languageModel: LanguageModel;
  readonly reporter: Reporter;
  /** Longest silence of the model in milliseconds. Default 30 seconds. */
  readonly patience?: number;
}

const LONGEST_ANSWER = 1500;
const MOST_STEPS = 4;
/** Letters of earlier turns that go to the model. */
const HISTORY_BUDGET = 12_000;

const FALLBACK_NOTE = "The model is not available right now. This is what the documentation says:\n\n";

export function modelProvider(settings: ModelSettings): Provider {
  const withoutModel = createExtractive();
  return {
    name: settings.name,
    async *reply(task, signal) {
      let hasSpoken = false;
      try {
        for await (const event of askModel(settings, task, signal)) {
          if (event.kind === "text") hasSpoken = true;
          yield event;
        }
      } catch (error) {
        if (signal.aborted || hasSpoken) throw error;
        settings.reporter.log({
          level: "warn",
          event: "model-failed",
          model: settings.name,
          failure: describeFailure(error),
        });
        settings.reporter.fallback();
        yield { kind: "text", text: FALLBACK_NOTE };
        yield* withoutModel.reply(task, signal);
      }
    },
  };
}

async function* askModel(settings: ModelSettings, task: ReplyTask, signal: AbortSignal): AsyncGenerator<ReplyEvent> {
  const hits = await retrieve(task);
  const silence = watchSilence(settings.patience ?? 30_000);
  const { fullStream } = streamText({
    model: settings.languageModel,
    system: systemPrompt(task, hits),
    messages: recentMessages(task),
    tools: { search: searchTool(task, hits) },
    stopWhen: stepCountIs(MOST_STEPS),
    maxOutputTokens: LONGEST_ANSWER,
    maxRetries: 1,
    abortSignal: AbortSignal.any([signal, silence.signal]),
    // Failures come through the stream as well; without a handler they would be printed.
    onError: () => {},
  });
  let text = "";
  try {
    for await (const part of fullStream) {
      silence.heard();
      if (part.type === "error") throw part.error;
      if (part.type === "abort") throw new Error("The model did not respond in time.");
      if (part.type === "text-delta" && part.text !== "") {
        text += part.text;
        yield { kind: "text", text: part.text };
      }
      if (part.type === "finish") {
        if (text.trim() === "") throw new Error("The model returned an empty answer.");
        for (const source of citedSources(task, hits, text)) yield { kind: "source", source };
        yield { kind: "finish", reason: finishReason(part.finishReason), usage: usage(part.totalUsage) };
      }
    }
  } finally {
    silence.end();
  }
}

/** What the model finds is added to `hits`, so that it can be named among the sources. */
function searchTool(task: ReplyTask, hits: Hit[]) {
  return tool({
    description: "Searches the documentation and returns the best passages.",
    inputSchema: z.object({ query: z.string().describe("Two to five key words.") }),
    execute: async ({ query }) => {
      const found = await retrieveFor(task, [{ text: query.slice(0, 400), counts: 1 }]);
      hits.push(...found.filter((hit) => !hits.some((known) => isSameSection(known, hit))));
      return passagesText(task, found);
    },
  });
}

function isSameSection(a: Hit, b: Hit): boolean {
  return a.page.path === b.page.path && a.anchor === b.anchor;
}

/** The latest turns that fit the budget; the question always does. */
function recentMessages({ turns }: ReplyTask): ModelMessage[] {
  const messages: ModelMessage[] = [];
  let left = HISTORY_BUDGET;
  for (const { role, text } of turns.toReversed()) {
    left -= text.length;
    if (left < 0 && messages.length > 0) break;
    messages.unshift({ role, content: text.slice(0, HISTORY_BUDGET) });
  }
  return messages;
}

/** The passages that the answer links to; where it links to none, the first three that it was given. */
function citedSources({ site }: ReplyTask, hits: readonly Hit[], text: string): Source[] {
  const sources = hits.map(({ page, anchor, headings }) => ({
    id: anchor === null ? page.path : `${page.path}#${anchor}`,
    url: sectionUrl(site, page.address, anchor),
    title: headings.at(-1) ?? page.title,
  }));
  const cited = sources.filter((source) => text.includes(`](${source.url})`));
  return cited.length > 0 ? cited : sources.slice(0, 3);
}

/** Ends a call in which the model is silent for too long. */
function watchSilence(patience: number) {
  const controller = new AbortController();
  const end = () => controller.abort(new Error("The model did not respond in time."));
  let timer = setTimeout(end, patience);
  return {
    signal: controller.signal,
    heard() {
      clearTimeout(timer);
      timer = setTimeout(end, patience);
    },
    end: () => clearTimeout(timer),
  };
}

function finishReason(reason: string): FinishReason {
  return reason === "stop" || reason === "length" || reason === "content-filter" ? reason : "other";
}

function usage({
  inputTokens = 0,
  outputTokens = 0,
}: {
  inputTokens?: number | undefined;
  outputTokens?: number | undefined;
}): Usage {
  return { inputTokens, outputTokens };
}
