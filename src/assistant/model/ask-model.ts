// Asks one language model: it is given the passages, may search for more, and answers within its limits.
import { type LanguageModel, type ModelMessage, type SystemModelMessage, stepCountIs, streamText } from "ai";
import { estimateTokens } from "../passages/estimate-tokens.js";
import { openPassageReader } from "../passages/read-passages.js";
import type { ReplyTask } from "../provider.js";
import { retrieve } from "../retrieve.js";
import type { ReplyEvent } from "../streams/reply-event.js";
import { createLinkChecker } from "./check-link.js";
import { documentationTools } from "./documentation-tools.js";
import type { ModelSettings } from "./model-settings.js";
import { readAnswer } from "./read-answer.js";
import { meterCalls, type Spend } from "./spent-tokens.js";
import { passagesText, systemPrompt } from "./system-prompt.js";
import { watchModel } from "./watch-model.js";

/** A model that is ready to be asked. */
export interface OpenModel {
  /** As in logs, such as `openai:gpt-5`. */
  readonly name: string;
  readonly languageModel: LanguageModel;
  /** What the provider is sent beside what all of them take. */
  readonly providerOptions?: NonNullable<Parameters<typeof streamText>[0]["providerOptions"]>;
  /** Marks the end of what the provider may keep of a prompt, where it has to be told. */
  readonly keepsPrompt?: SystemModelMessage["providerOptions"];
}

export interface Asking {
  readonly settings: ModelSettings;
  readonly task: ReplyTask;
  readonly signal: AbortSignal;
  readonly spend: Spend;
  /** When the time of the reply is over, on the clock of `Date.now`. */
  readonly endsAt: number;
}

/** Of the tokens of documentation for a reply, what the question may bring: the rest is for what the model asks for. */
const SHARE_OF_QUESTION = 0.6;

/** Letters of earlier turns that go to the model. */
const HISTORY_BUDGET = 12_000;

const TOO_SLOW = "The model did not respond in time.";

/** Throws where the model fails, is silent, or says nothing. */
export async function* askModel(
  model: OpenModel,
  { settings, task, signal, spend, endsAt }: Asking,
): AsyncGenerator<ReplyEvent> {
  yield { kind: "status", status: "searching", detail: null };
  const links = createLinkChecker(task.site, settings.linkHosts);
  const reader = openPassageReader(task.site, task.filter.groups);
  const passages = await reader.read(await retrieve(task), settings.passageTokens * SHARE_OF_QUESTION);
  links.know(passages);
  const taken = passages.reduce((sum, { markdown }) => sum + estimateTokens(markdown), 0);
  const documentation = documentationTools({ task, reader, links, tokens: settings.passageTokens - taken });
  const prompt = systemPrompt(task, passagesText(passages, links.numberOf));
  const messages = recentMessages(task);
  const system = systemMessages(model, prompt);
  const meter = meterCalls(model.name, spend);
  const watch = watchModel(settings.silenceSeconds * 1000, endsAt - Date.now());
  const cut = new AbortController();
  try {
    const { fullStream } = streamText({
      model: model.languageModel,
      system,
      messages,
      tools: documentation.tools,
      stopWhen: stepCountIs(settings.steps),
      prepareStep({ stepNumber, messages: all }) {
        meter.begin(() => JSON.stringify([...system, ...all]));
        const marked = stepNumber === 0 ? {} : { messages: markLast(model, all) };
        const isLast = stepNumber >= settings.steps - 1 || documentation.isSpent();
        return isLast ? { ...marked, activeTools: [] } : marked;
      },
      maxOutputTokens: settings.outputTokens + (settings.reasoningEffort === "none" ? 0 : settings.reasoningTokens),
      ...(settings.temperature === null ? {} : { temperature: settings.temperature }),
      ...(model.providerOptions ? { providerOptions: model.providerOptions } : {}),
      maxRetries: 1,
      abortSignal: AbortSignal.any([signal, watch.signal, cut.signal]),
      // Failures come through the stream as well; without a handler they would be printed.
      onError: () => {},
    });
    const contact = task.site.words?.contact ?? null;
    const mostTokens = settings.outputTokens;
    yield* readAnswer(fullStream, { links, meter, watch, cut: () => cut.abort(), mostTokens, contact });
  } catch (error) {
    meter.fail(error);
    throw watch.signal.aborted ? new DOMException(TOO_SLOW, "TimeoutError") : error;
  } finally {
    meter.breakOff();
    watch.end();
  }
}

/**
 * Providers that have to be told get the part that never changes by itself. What comes with the question is marked as well: each
 * further step sends it again. With the last message of the step, these are three of the four marks that a call may have.
 */
function systemMessages(
  { keepsPrompt }: OpenModel,
  { fixed, own }: { fixed: string; own: string },
): SystemModelMessage[] {
  if (!keepsPrompt) return [{ role: "system", content: `${fixed}\n\n${own}` }];
  return [
    { role: "system", content: fixed, providerOptions: keepsPrompt },
    { role: "system", content: own, providerOptions: keepsPrompt },
  ];
}

/** What tools returned is sent again by the next step. */
function markLast({ keepsPrompt }: OpenModel, messages: readonly ModelMessage[]): ModelMessage[] {
  return messages.map((message, index) =>
    keepsPrompt && index === messages.length - 1 ? { ...message, providerOptions: keepsPrompt } : message,
  );
}

/** The latest turns that fit the budget, beginning with the reader's, as providers ask for; the question always fits. */
function recentMessages({ turns }: ReplyTask): ModelMessage[] {
  const messages: ModelMessage[] = [];
  let left = HISTORY_BUDGET;
  for (const { role, text } of turns.toReversed()) {
    left -= text.length;
    if (left < 0 && messages.length > 0) break;
    messages.unshift({ role, content: text.slice(0, HISTORY_BUDGET) });
  }
  return messages.slice(messages.findIndex(({ role }) => role === "user"));
}
