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
    created_at: number;
  };
  assistant_counter: {
    bucket: string;
    n: number;
    expires_at: number;
  };
}

export type Database = Kysely<Tables>;
