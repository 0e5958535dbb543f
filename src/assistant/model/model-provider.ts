// Answers with language models, falling back to the next one, and to quotes if all fail.

import { APICallError, generateText, RetryError } from "ai";
import { describeFailure, type Log } from "../log.js";
import type { Provider } from "../provider.js";
import { createExtractive } from "../providers/extractive.js";
import { quoteInstead } from "../providers/quote-instead.js";
import type { ModelFailure, ReplyEvent } from "../streams/reply-event.js";
import { type Asking, askModel, type OpenModel } from "./ask-model.js";
import type { ModelSettings } from "./model-settings.js";
import { meterCalls } from "./spent-tokens.js";
import { watchModel } from "./watch-model.js";

interface ModelParts {
  /** The first is asked first; each further one where those before it failed. */
  readonly models: readonly OpenModel[];
  readonly settings: ModelSettings;
  readonly log: Log;
}

export function modelProvider({ models, settings, log }: ModelParts): Provider {
  const withoutModel = createExtractive();
  return {
    name: models.map(({ name }) => name).join(","),
    async *reply(task, signal, spend) {
      const failures: ModelFailure[] = [];
      const endsAt = Date.now() + settings.replySeconds * 1000;
      for (const model of models) {
        if (Date.now() >= endsAt) break;
        const failed = yield* ask(model, { settings, task, signal, spend, endsAt }, failures);
        if (failed === null) return;
        const { reason, failure } = failed;
        log({ level: "warn", event: "model-failed", domain: task.site.domain, model: model.name, reason, failure });
        failures.push({ model: model.name, reason });
      }
      yield* quoteInstead(withoutModel, failures).reply(task, signal, spend);
    },
  };
}

/** Why a model did not answer: in one word, and in its own. */
interface Failed {
  readonly reason: string;
  readonly failure: string;
}

/** Gives why the model did not answer; null where it did. `failures`: of the models before it. */
async function* ask(
  model: OpenModel,
  asking: Asking,
  failures: readonly ModelFailure[],
): AsyncGenerator<ReplyEvent, Failed | null> {
  let text = "";
  try {
    for await (const event of askModel(model, asking)) {
      if (event.kind === "text") text += event.text;
      if (event.kind !== "finish") {
        yield event;
        continue;
      }
      if (text.trim() === "") return { reason: "filtered", failure: "The model's filter left nothing of the answer." };
      if (asking.task.wantsFollowUps && event.reason === "stop") {
        const questions = await suggestFollowUps(model, { ...asking, answer: text });
        if (questions.length > 0) yield { kind: "follow-ups", questions };
      }
      yield { ...event, failures };
    }
    return null;
  } catch (error) {
    if (asking.signal.aborted || text !== "") throw error;
    return { reason: failureReason(error), failure: describeFailure(error) };
  }
}

/** Asks a model for questions that the reader may want to ask next. */
const MOST = 3;

const LONGEST_QUESTION = 160;

const ANSWER_READ = 4000;

const TOKENS = 200;

/** In milliseconds. */
const PATIENCE = 15_000;

/** Empty where the model fails, or the time of the reply is over: an answer is worth more than its follow-ups. */
async function suggestFollowUps(
  model: OpenModel,
  { settings, task, signal, spend, endsAt, answer }: Asking & { readonly answer: string },
): Promise<string[]> {
  const patience = Math.min(PATIENCE, endsAt - Date.now());
  if (patience <= 0) return [];
  const prompt = [
    `A reader of the ${task.site.title ?? task.site.domain} documentation asked: ${task.question.slice(0, ANSWER_READ)}`,
    `The answer was:\n${answer.slice(0, ANSWER_READ)}`,
    `Write ${MOST} short questions that this reader may ask next and the documentation probably answers, in the language of the question. One a line, nothing else.`,
  ].join("\n\n");
  const watch = watchModel(patience, patience);
  const meter = meterCalls(model.name, spend);
  meter.begin(() => prompt);
  try {
    const { text, usage } = await generateText({
      model: model.languageModel,
      prompt,
      maxOutputTokens: TOKENS + (settings.reasoningEffort === "none" ? 0 : settings.reasoningTokens),
      ...(model.providerOptions ? { providerOptions: model.providerOptions } : {}),
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, watch.signal]),
    });
    meter.end(usage);
    return questionsIn(text);
  } catch (error) {
    meter.fail(error);
    return [];
  } finally {
    watch.end();
  }
}

/** Without the marks of a list, and without what is no question. */
function questionsIn(text: string): string[] {
  return text
    .split("\n")
    .map((line) =>
      line
        .replace(/^\s*(?:[-*•]|\d+[.)])\s*/, "")
        .replace(/^["“]|["”]$/g, "")
        .trim(),
    )
    .filter((line) => line !== "" && line.length <= LONGEST_QUESTION && /[?？؟]$/.test(line))
    .slice(0, MOST);
}

/** Says in one word why a model did not answer; the log has the whole message. */
function failureReason(error: unknown): string {
  const last = RetryError.isInstance(error) ? error.lastError : error;
  if (APICallError.isInstance(last)) return last.statusCode === undefined ? "unreachable" : `http-${last.statusCode}`;
  return last instanceof Error && last.name === "TimeoutError" ? "timeout" : "no-answer";
}
