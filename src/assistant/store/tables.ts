// Owns the tables of the store, as the queries see them. Times are milliseconds since 1970.
import type { Kysely } from "kysely";
import type { ReplyState } from "../streams/reply-event.js";

export interface Tables {
  assistant_key: {
    id: string;
    /** SHA-256 of the key; the key itself is never stored. */
    hash: string;
    /** The key's ends, to know it by in a list. */
    hint: string;
    domain: string;
    organisation: string;
    label: string | null;
    created_at: number;
    revoked_at: number | null;
    /** When a key was made in its place. */
    replaced_at: number | null;
    expires_at: number | null;
    /** Origins whose pages may use it, separated by spaces; null: all. */
    origins: string | null;
    last_used_at: number | null;
    /** 1: sources are sent as the result of a tool named `search` too. */
    search_parts: number | null;
  };
  assistant_thread: {
    id: string;
    key_id: string;
    domain: string;
    fp: string;
    created_at: number;
    updated_at: number;
  };
  assistant_message: {
    id: string;
    thread_id: string;
    /** Counts from 1 within a thread. */
    position: number;
    role: "user" | "assistant";
    text: string;
    /** How an answer ended. */
    state: ReplyState;
    /** The reader's thumb: 1 up, -1 down. */
    rating: number | null;
    /** What the reader says of the thumb. */
    reason: string | null;
    created_at: number;
  };
  /** What operators see of replies; the id is that of the answer. */
  assistant_reply: {
    id: string;
    thread_id: string;
    key_id: string;
    domain: string;
    question: string;
    /** Paths of the pages that were cited, as JSON. */
    pages: string;
    state: ReplyState;
    is_answered: number;
    is_remembered: number;
    model: string;
    /** The models that did not answer, as JSON; null: none. */
    failures: string | null;
    input_tokens: number;
    output_tokens: number;
    /** In millionths of the currency of the prices. */
    cost: number;
    milliseconds: number;
    created_at: number;
  };
  /** What readers think of pages. */
  assistant_rating: {
    domain: string;
    /** Unique within its domain. */
    id: string;
    page: string;
    is_helpful: number;
    reason: string | null;
    created_at: number;
  };
  /** Domains that servers of this store serve, or served. */
  assistant_site: {
    domain: string;
    seen_at: number;
  };
  assistant_counter: {
    bucket: string;
    n: number;
    expires_at: number;
  };
}

export type Database = Kysely<Tables>;
