// Totals replies: outcomes, ratings, cost and time.
import { unreachable } from "../../shared/problem.js";
import { type RatedReply, WITHOUT_MODEL } from "../store/replies.js";

export interface Totals {
  /** All that were asked: those answered, not answered, failed and stopped together. */
  readonly questions: number;
  /** See `outcomeOf`. */
  readonly answered: number;
  readonly unanswered: number;
  readonly failed: number;
  readonly stopped: number;
  readonly remembered: number;
  /** Given without a model because none answered. */
  readonly fallbacks: number;
  readonly up: number;
  readonly down: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly cost: number;
  /** To the end of a reply that came to its end, on average; see `medianSeconds`, too. */
  readonly seconds: number;
  /** Half of those replies took no longer. */
  readonly medianSeconds: number;
}

type Outcome = "answered" | "unanswered" | "failed" | "stopped";

export function totalsOf(replies: readonly RatedReply[]): Totals {
  const count = (is: (reply: RatedReply) => boolean) => replies.filter(is).length;
  const ended = (outcome: Outcome) => count((reply) => outcomeOf(reply) === outcome);
  const seconds = replies.filter(cameToItsEnd).map(({ milliseconds }) => milliseconds / 1000);
  const sum = (key: "inputTokens" | "outputTokens" | "cost") => replies.reduce((all, reply) => all + reply[key], 0);
  return {
    questions: replies.length,
    answered: ended("answered"),
    unanswered: ended("unanswered"),
    failed: ended("failed"),
    stopped: ended("stopped"),
    remembered: count(({ isRemembered }) => isRemembered),
    fallbacks: count(({ model, failures }) => model === WITHOUT_MODEL && failures.length > 0),
    up: count(({ rating }) => rating === 1),
    down: count(({ rating }) => rating === -1),
    inputTokens: sum("inputTokens"),
    outputTokens: sum("outputTokens"),
    cost: rounded(sum("cost"), 1_000_000),
    seconds: rounded(seconds.reduce((all, each) => all + each, 0) / Math.max(1, seconds.length), 1000),
    medianSeconds: rounded(median(seconds), 1000),
  };
}

/** The share of all questions that were answered, in per cent. */
export function percentAnswered({ questions, answered }: Totals): string {
  return questions === 0 ? "–" : `${Math.round((100 * answered) / questions)} %`;
}

/**
 * What became of a question. A reply that failed, or that its reader stopped, neither answers nor was found wanting. One that was
 * cut for its length answers like one that is complete. One that a filter broke off may have no words at all: it answers where it
 * came to cite a page.
 */
function outcomeOf({ state, isAnswered, pages }: RatedReply): Outcome {
  switch (state) {
    case "failed":
    case "stopped":
      return state;
    case "complete":
    case "cut":
      return isAnswered ? "answered" : "unanswered";
    case "filtered":
      return isAnswered && pages.length > 0 ? "answered" : "unanswered";
    default:
      return unreachable(state);
  }
}

/** How long a reply took that broke off says nothing about how long readers wait for an answer. */
function cameToItsEnd({ state }: RatedReply): boolean {
  return state !== "failed" && state !== "stopped";
}

/** Between the two in the middle where they are even in number. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const low = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  const high = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return (low + high) / 2;
}

function rounded(value: number, parts: number): number {
  return Math.round(value * parts) / parts;
}
