// Adds replies up: what became of the questions, what readers thought, what it cost and how long it took.
import { unreachable } from "../../shared/problem.js";
import type { RatedReply } from "../store/replies.js";

export interface Totals {
  /** All that were asked: those answered, not answered, failed and stopped together. */
  readonly questions: number;
  /** See `outcomeOf`. */
  readonly answered: number;
  readonly unanswered: number;
  readonly failed: number;
  readonly stopped: number;
  readonly remembered: number;
  readonly up: number;
  readonly down: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly cost: number;
  /** Of a reply, on average. */
  readonly seconds: number;
}

type Outcome = "answered" | "unanswered" | "failed" | "stopped";

export function totalsOf(replies: readonly RatedReply[]): Totals {
  const count = (is: (reply: RatedReply) => boolean) => replies.filter(is).length;
  const ended = (outcome: Outcome) => count((reply) => outcomeOf(reply) === outcome);
  const sum = (of: (reply: RatedReply) => number) => replies.reduce((all, reply) => all + of(reply), 0);
  return {
    questions: replies.length,
    answered: ended("answered"),
    unanswered: ended("unanswered"),
    failed: ended("failed"),
    stopped: ended("stopped"),
    remembered: count(({ isRemembered }) => isRemembered),
    up: count(({ rating }) => rating === 1),
    down: count(({ rating }) => rating === -1),
    inputTokens: sum(({ inputTokens }) => inputTokens),
    outputTokens: sum(({ outputTokens }) => outputTokens),
    cost: rounded(
      sum(({ cost }) => cost),
      1_000_000,
    ),
    seconds: rounded(sum(({ milliseconds }) => milliseconds) / 1000 / Math.max(1, replies.length), 1000),
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

function rounded(value: number, parts: number): number {
  return Math.round(value * parts) / parts;
}
