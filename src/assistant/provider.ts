// Owns the interface of answer providers.
import type { AssistantSite } from "./assistant-site.js";
import type { Turn } from "./endpoints/conversation.js";
import type { ContextItem, SearchFilter } from "./endpoints/message-request.js";
import type { Spend } from "./model/spent-tokens.js";
import type { ReplyEvent } from "./streams/reply-event.js";

/** One question with everything an answer may rest on. */
export interface ReplyTask {
  readonly site: AssistantSite;
  /** The conversation, ending with the question. */
  readonly turns: readonly Turn[];
  readonly question: string;
  readonly context: readonly ContextItem[];
  readonly currentPath: string | null;
  readonly filter: SearchFilter;
  /** How many passages to retrieve. */
  readonly pageSize: number;
  /** The reader wants another answer than the one before. */
  readonly isRetry?: boolean;
  /** The client shows questions to ask next. */
  readonly wantsFollowUps?: boolean;
}

export interface Provider {
  /** As in logs: `extractive`, `openai:gpt-…`. */
  readonly name: string;
  /**
   * Answers with sources, text and at the end a finish or an error; stops at once when the signal is aborted.
   *
   * @param spend told of the tokens of every call to a model
   */
  reply(task: ReplyTask, signal: AbortSignal, spend: Spend): AsyncIterable<ReplyEvent>;
}
