// Asks one language model: it is given the passages, may search for more, and answers within its limits.
import {
  InvalidResponseDataError,
  type LanguageModel,
  type ModelMessage,
  type SystemModelMessage,
  stepCountIs,
  streamText,
  type TextStreamPart,
} from "ai";
import { estimateTokens } from "../passages/estimate-tokens.js";
import { openPassageReader } from "../passages/read-passages.js";
import type { ReplyTask } from "../provider.js";
import { retrieve } from "../retrieve.js";
import type { FinishReason, ReplyEvent, ReplyStatus } from "../streams/reply-event.js";
import { AnswerText } from "./answer-text.js";
import { AnswerChecker } from "./check-answer.js";
import { LinkChecker, linksIn } from "./check-link.js";
import { documentationTools } from "./documentation-tools.js";
import type { ModelSettings } from "./model-settings.js";
import { type CallMeter, meterCalls, type Spend } from "./spent-tokens.js";
import { passagesText, systemPrompt } from "./system-prompt.js";
import { type ModelWatch, watchModel } from "./watch-model.js";

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
export async function* askModel(model: OpenModel, asking: Asking): AsyncGenerator<ReplyEvent> {
  const { settings, task, signal, spend, endsAt } = asking;
  yield { kind: "status", status: "searching", detail: null };
  const links = new LinkChecker(task.site, settings.linkHosts);
  const reader = openPassageReader(task.site, task.filter.groups);
  const passages = await reader.read(await retrieve(task), settings.passageTokens * SHARE_OF_QUESTION);
  links.know(passages);
  const taken = passages.reduce((sum, { markdown }) => sum + estimateTokens(markdown), 0);
  const documentation = documentationTools({ task, reader, links, tokens: settings.passageTokens - taken });
  const system = systemMessages(model, systemPrompt(task, passagesText(passages, links)));
  const meter = meterCalls(model.name, spend);
  const watch = watchModel(settings.silenceSeconds * 1000, endsAt - Date.now());
  const cut = new AbortController();
  try {
    const { fullStream } = streamText({
      model: model.languageModel,
      system,
      messages: recentMessages(task),
      tools: documentation.tools,
      prepareStep({ stepNumber, messages: all }) {
        meter.begin(() => JSON.stringify([...system, ...all]));
        const marked = stepNumber === 0 ? {} : { messages: markLast(model, all) };
        const isLast = stepNumber >= settings.steps - 1 || documentation.isSpent();
        return isLast ? { ...marked, activeTools: [] } : marked;
      },
      ...callLimits(settings),
      ...(model.providerOptions ? { providerOptions: model.providerOptions } : {}),
      abortSignal: AbortSignal.any([signal, watch.signal, cut.signal]),
      // Failures come through the stream as well; without a handler they would be printed.
      onError: () => {},
    });
    yield* readAnswer(fullStream, { asking, links, meter, watch, cut: () => cut.abort() });
  } catch (error) {
    meter.fail(error);
    throw watch.signal.aborted ? new DOMException(TOO_SLOW, "TimeoutError") : error;
  } finally {
    meter.breakOff();
    watch.end();
  }
}

function callLimits({ steps, outputTokens, reasoningEffort, reasoningTokens, temperature }: ModelSettings) {
  return {
    stopWhen: stepCountIs(steps),
    maxOutputTokens: outputTokens + (reasoningEffort === "none" ? 0 : reasoningTokens),
    ...(temperature === null ? {} : { temperature }),
    maxRetries: 1,
  };
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

/** Reads what a model streams: its answer with checked links, what it is doing, what it used, and how it ended. */
type Part = TextStreamPart<ReturnType<typeof documentationTools>["tools"]>;

interface Reading {
  readonly asking: Asking;
  readonly links: LinkChecker;
  readonly meter: CallMeter;
  readonly watch: ModelWatch;
  /** Ends the call to the model. */
  readonly cut: () => void;
}

/** Throws where the model fails before it has ended, unless only its time is over. */
async function* readAnswer(parts: AsyncIterable<Part>, reading: Reading): AsyncGenerator<ReplyEvent> {
  const { asking, links, meter, watch, cut } = reading;
  const mostTokens = asking.settings.outputTokens;
  const text = new AnswerText(Date.now);
  const answer = { said: "", text, checker: new AnswerChecker(links) };
  let lastReason: FinishReason = "other";
  try {
    for await (const part of parts) {
      watch.heard();
      if (part.type === "error" && !(endsWithoutReason(part.error) && text.hasWords())) throw part.error;
      if (part.type === "abort") throw new Error("The model did not respond in time.");
      meterPart(part, meter);
      if (part.type === "text-delta") yield* say(answer, text.push(part.text));
      else if (part.type === "tool-input-start" || part.type === "tool-call") text.announceTool();
      if (part.type === "tool-call") yield { kind: "status", ...statusOf(part.toolName, part.input) };
      if (part.type === "finish-step") {
        lastReason = finishReason(part.finishReason);
        yield* say(answer, text.endStep());
      }
      if (answer.said.length > mostTokens && estimateTokens(answer.said) > mostTokens) {
        cut();
        meter.breakOff();
        return yield* finish(answer, "length", reading);
      }
    }
  } catch (error) {
    if (!watch.isTimeOver()) throw error;
    yield* say(answer, text.endStep());
    meter.breakOff();
    if (answer.said.trim() === "") throw error;
    return yield* finish(answer, "length", reading);
  }
  if (answer.said.trim() === "" && lastReason !== "content-filter") throw new Error(emptyReason(lastReason));
  yield* finish(answer, lastReason, reading);
}

interface Answer {
  said: string;
  readonly text: AnswerText;
  readonly checker: AnswerChecker;
}

function* say(answer: Answer, piece: string): Generator<ReplyEvent> {
  const checked = answer.checker.push(piece);
  answer.said += piece;
  if (checked !== "") yield { kind: "text", text: checked };
}

/** Where the documentation does not answer, readers get the contact of the site besides. */
function* finish(
  { said, text, checker }: Answer,
  reason: FinishReason,
  { asking, links, meter }: Reading,
): Generator<ReplyEvent> {
  const rest = checker.end();
  if (rest !== "") yield { kind: "text", text: rest };
  const isAnswered = !text.isRefusal();
  const contact = asking.task.site.words?.contact;
  if (!isAnswered && contact && !namesContact(said, contact)) yield { kind: "text", text: `\n\n${contact}` };
  if (isAnswered) for (const source of links.sources(said)) yield { kind: "source", source };
  yield { kind: "finish", reason, usage: meter.total(), isAnswered };
}

/** Begins an address of the web, or of a mailbox, which is named without `mailto:`; a path alone says little. */
const ADDRESS = /^(?:mailto:|(?=https?:))/i;

/** Whether the model gave the reader the contact, or an address of it. */
function namesContact(said: string, contact: string): boolean {
  const addresses = linksIn(contact).filter((link) => ADDRESS.test(link));
  return [contact, ...addresses.map((link) => link.replace(ADDRESS, ""))].some((each) => said.includes(each));
}

/** Some servers end a stream in order, but do not say why it ends. One that breaks off is another error. */
function endsWithoutReason(error: unknown): boolean {
  return InvalidResponseDataError.isInstance(error) && error.data === undefined;
}

function meterPart(part: Part, meter: CallMeter): void {
  if (part.type === "text-delta" || part.type === "reasoning-delta") meter.wrote(part.text);
  else if (part.type === "tool-call") meter.wrote(JSON.stringify(part.input ?? ""));
  else if (part.type === "finish-step") meter.end(part.usage);
}

function emptyReason(reason: FinishReason): string {
  return reason === "length"
    ? "The model thought until its tokens were used up. Raise --model-reasoning-tokens, or lower --model-reasoning."
    : "The model returned an empty answer.";
}

function statusOf(toolName: string, input: unknown): ReplyStatus {
  const given: unknown[] = typeof input === "object" && input !== null ? Object.values(input).flat() : [];
  const named = given.filter((each) => typeof each === "string");
  return {
    status: toolName.startsWith("read") ? "reading" : "searching",
    detail: named.join(", ").slice(0, 200) || null,
  };
}

function finishReason(reason: string): FinishReason {
  return reason === "stop" || reason === "length" || reason === "content-filter" ? reason : "other";
}
