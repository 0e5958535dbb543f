// Counts the tokens of a model call: as reported, or estimated.
import { APICallError, RetryError } from "ai";
import { estimateTokens } from "../passages/estimate-tokens.js";
import type { Usage } from "../streams/reply-event.js";

/** Told of every call to a model, also of those that failed or were stopped. */
export type Spend = (spent: Spent) => void;

export interface Spent {
  readonly model: string;
  readonly usage: Usage;
}

interface Reported {
  readonly inputTokens?: number | undefined;
  readonly outputTokens?: number | undefined;
}

export interface CallMeter {
  /** @param sent what the model is sent, asked for where it has to be estimated */
  begin(sent: () => string): void;
  /** The model wrote something, thoughts included. */
  wrote(text: string): void;
  /** The call ended; with nothing reported, what was sent and written is estimated. */
  end(reported: Reported): void;
  /** Ends a call that broke off, before its first word or later. */
  breakOff(): void;
  /** Ends a call that failed: one that the model did not take used nothing. */
  fail(error: unknown): void;
  /** What all calls used that have ended. */
  total(): Usage;
}

interface OpenCall {
  readonly sent: () => string;
  written: string;
}

export function meterCalls(model: string, spend: Spend): CallMeter {
  let open: OpenCall | null = null;
  let total: Usage = { inputTokens: 0, outputTokens: 0 };

  function end({ inputTokens, outputTokens }: Reported): void {
    if (open === null) return;
    const usage = {
      inputTokens: inputTokens ?? estimateTokens(open.sent()),
      outputTokens: outputTokens ?? estimateTokens(open.written),
    };
    open = null;
    total = {
      inputTokens: total.inputTokens + usage.inputTokens,
      outputTokens: total.outputTokens + usage.outputTokens,
    };
    spend({ model, usage });
  }

  return {
    begin: (sent) => {
      open = { sent, written: "" };
    },
    wrote: (text) => {
      if (open !== null) open.written += text;
    },
    end,
    breakOff: () => end({}),
    fail: (error) => {
      if (isUntaken(error)) open = null;
      else end({});
    },
    total: () => total,
  };
}

/** The service answered with an error, or could not be reached, the last time that it was tried. */
function isUntaken(error: unknown): boolean {
  const last = RetryError.isInstance(error) ? error.lastError : error;
  return APICallError.isInstance(last) && last.statusCode !== 200;
}
