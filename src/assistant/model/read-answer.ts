// Reads what a model streams: its answer with checked links, what it is doing, what it used, and how it ended.
import { InvalidResponseDataError, type TextStreamPart } from "ai";
import { estimateTokens } from "../passages/estimate-tokens.js";
import type { FinishReason, ReplyEvent, ReplyStatus } from "../streams/reply-event.js";
import { createAnswerText } from "./answer-text.js";
import { createAnswerChecker } from "./check-answer.js";
import { type LinkChecker, linksIn } from "./check-link.js";
import type { documentationTools } from "./documentation-tools.js";
import type { CallMeter } from "./spent-tokens.js";
import type { ModelWatch } from "./watch-model.js";

type Part = TextStreamPart<ReturnType<typeof documentationTools>["tools"]>;

interface Reading {
  readonly links: LinkChecker;
  readonly meter: CallMeter;
  readonly watch: ModelWatch;
  /** Ends the call to the model. */
  readonly cut: () => void;
  /** Tokens after which the answer is cut. */
  readonly mostTokens: number;
  /** What readers get besides where the documentation does not answer; null: nothing. */
  readonly contact: string | null;
}

/** Throws where the model fails before it has ended, unless only its time is over. */
export async function* readAnswer(
  parts: AsyncIterable<Part>,
  { links, meter, watch, cut, mostTokens, contact }: Reading,
): AsyncGenerator<ReplyEvent> {
  const text = createAnswerText(Date.now);
  const checker = createAnswerChecker(links);
  let said = "";
  let lastReason: FinishReason = "other";

  function* say(piece: string): Generator<ReplyEvent> {
    const checked = checker.push(piece);
    said += piece;
    if (checked !== "") yield { kind: "text", text: checked };
  }

  function* finish(reason: FinishReason): Generator<ReplyEvent> {
    const rest = checker.end();
    if (rest !== "") yield { kind: "text", text: rest };
    const isAnswered = !text.isRefusal();
    if (!isAnswered && contact !== null && !namesContact(said, contact)) yield { kind: "text", text: `\n\n${contact}` };
    if (isAnswered) for (const source of links.sources(said)) yield { kind: "source", source };
    yield { kind: "finish", reason, usage: meter.total(), isAnswered };
  }

  try {
    for await (const part of parts) {
      watch.heard();
      if (part.type === "error" && !(endsWithoutReason(part.error) && text.hasWords())) throw part.error;
      if (part.type === "abort") throw new Error("The model did not respond in time.");
      meterPart(part, meter);
      if (part.type === "text-delta") yield* say(text.push(part.text));
      else if (part.type === "tool-input-start" || part.type === "tool-call") text.announceTool();
      if (part.type === "tool-call") yield { kind: "status", ...statusOf(part.toolName, part.input) };
      if (part.type === "finish-step") {
        lastReason = finishReason(part.finishReason);
        yield* say(text.endStep());
      }
      if (said.length > mostTokens && estimateTokens(said) > mostTokens) {
        cut();
        meter.breakOff();
        return yield* finish("length");
      }
    }
  } catch (error) {
    if (!watch.isTimeOver()) throw error;
    yield* say(text.endStep());
    meter.breakOff();
    if (said.trim() === "") throw error;
    return yield* finish("length");
  }
  if (said.trim() === "" && lastReason !== "content-filter") throw new Error(emptyReason(lastReason));
  yield* finish(lastReason);
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
