// Counts the tokens of one call to a model: as the model reports them, else as they are estimated.
import { estimateTokens } from "../passages/estimate-tokens.js";
import type { Usage } from "../streams/reply-event.js";

/** Told of every call to a model, also of those that failed or were stopped. */
export type Spend = (spent: Spent) => void;

export interface Spent {
  readonly model: string;
  readonly usage: Usage;
  /** The model did not say what it used. */
  readonly isEstimated: boolean;
}

interface Reported {
  readonly inputTokens?: number | undefined;
  readonly outputTokens?: number | undefined;
}

export interface CallMeter {
  /** The model took the call. */
  begin(): void;
  /** The model wrote something, thoughts included. */
  wrote(text: string): void;
  /** The call ended; with nothing reported, what was sent and written is estimated. */
  end(reported: Reported): void;
  /** Ends a call that broke off. */
  breakOff(): void;
  /** What all calls used that have ended. */
  total(): Usage;
}

/** @param sent what the model is sent in a call, asked for where it has to be estimated; the first call is 0 */
export function meterCalls(model: string, sent: (call: number) => string, spend: Spend): CallMeter {
  let written: string | null = null;
  let call = -1;
  let total: Usage = { inputTokens: 0, outputTokens: 0 };

  function end({ inputTokens, outputTokens }: Reported): void {
    if (written === null) return;
    const isEstimated = inputTokens === undefined || outputTokens === undefined;
    const usage = {
      inputTokens: inputTokens ?? estimateTokens(sent(call)),
      outputTokens: outputTokens ?? estimateTokens(written),
    };
    written = null;
    total = {
      inputTokens: total.inputTokens + usage.inputTokens,
      outputTokens: total.outputTokens + usage.outputTokens,
    };
    spend({ model, usage, isEstimated });
  }

  return {
    begin: () => {
      call++;
      written = "";
    },
    wrote: (text) => {
      written = (written ?? "") + text;
    },
    end,
    breakOff: () => end({}),
    total: () => total,
  };
}
