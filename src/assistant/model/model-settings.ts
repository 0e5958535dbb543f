// Owns model settings: tokens, timeouts and reasoning effort.

export const REASONING_EFFORTS = ["none", "minimal", "low", "medium", "high"] as const;
export type ReasoningEffort = (typeof REASONING_EFFORTS)[number];

export interface ModelSettings {
  /** Tokens of documentation for one reply: what the question brings, and what the model's tools return. */
  readonly passageTokens: number;
  /** Tokens of an answer; what is longer is cut. */
  readonly outputTokens: number;
  /** Tokens for thinking, beside those of the answer. */
  readonly reasoningTokens: number;
  /** Null: what the provider does by itself. */
  readonly reasoningEffort: ReasoningEffort | null;
  /** Null: what the provider does by itself; many reasoning models take no other. */
  readonly temperature: number | null;
  /** Calls to the model for one reply. The last one gets no tools, so that it answers. */
  readonly steps: number;
  /** Longest silence of the model, before its first word and after it. */
  readonly silenceSeconds: number;
  /** Longest time of a reply, whichever models write it, questions to ask next included. */
  readonly replySeconds: number;
  /** Hosts of other sites that answers may link to. */
  readonly linkHosts: readonly string[];
}

export const DEFAULT_MODEL_SETTINGS: ModelSettings = {
  passageTokens: 3000,
  outputTokens: 2000,
  reasoningTokens: 6000,
  reasoningEffort: null,
  temperature: null,
  steps: 5,
  silenceSeconds: 30,
  replySeconds: 120,
  linkHosts: [],
};
