// Stores replies for operators (question, sources, outcome and cost), and how readers rated pages.
import { type Selectable, sql } from "kysely";
import type { ModelFailure, ReplyState } from "../streams/reply-event.js";
import type { Database, Tables } from "./tables.js";
import { inPortions, PORTION, type WorkQueue } from "./work-queue.js";

export interface ReplyRecord {
  /** The id of the answer. */
  readonly id: string;
  readonly threadId: string;
  readonly keyId: string;
  readonly domain: string;
  readonly question: string;
  /** Paths of the pages that were cited. */
  readonly pages: readonly string[];
  readonly state: ReplyState;
  readonly isAnswered: boolean;
  readonly isRemembered: boolean;
  /** The model that answered; see `WITHOUT_MODEL`. */
  readonly model: string;
  /** The models that were to answer before it, and did not. */
  readonly failures: readonly ModelFailure[];
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** In the currency of the prices. */
  readonly cost: number;
  readonly milliseconds: number;
  readonly at: number;
}

/** A reply with what the reader thought of it. */
export interface RatedReply extends ReplyRecord {
  readonly rating: 1 | -1 | null;
  readonly reason: string | null;
}

export interface Replies {
  add(reply: ReplyRecord): Promise<void>;
  /** The latest replies, the oldest of them first. */
  read(asked: ReadSince): Promise<RatedReply[]>;
  deleteBefore(time: number): Promise<void>;
}

/** Stands for the model of replies that quote the documentation. */
export const WITHOUT_MODEL = "extractive";

const MILLION = 1_000_000;

export function openReplies(queue: WorkQueue): Replies {
  return {
    async add({ threadId, keyId, isAnswered, isRemembered, inputTokens, outputTokens, at, ...reply }) {
      const row = {
        ...reply,
        thread_id: threadId,
        key_id: keyId,
        pages: JSON.stringify(reply.pages),
        failures: reply.failures.length > 0 ? JSON.stringify(reply.failures) : null,
        is_answered: Number(isAnswered),
        is_remembered: Number(isRemembered),
        input_tokens: inputTokens,
        output_tokens: outputTokens,
        cost: Math.round(reply.cost * MILLION),
        created_at: at,
      };
      await queue.write((db) => db.insertInto("assistant_reply").values(row).execute());
    },

    async read({ since, domain, most = Number.MAX_SAFE_INTEGER }) {
      const rows = await queue.read((db) => {
        const all = db
          .selectFrom("assistant_reply as reply")
          .leftJoin("assistant_message as message", "message.id", "reply.id")
          .selectAll("reply")
          .select([sql<1 | -1 | null>`message.rating`.as("rating"), "message.reason"])
          .where("reply.created_at", ">=", since)
          .orderBy("reply.created_at", "desc")
          .limit(most);
        return (domain === null ? all : all.where("reply.domain", "=", domain)).execute();
      });
      return rows.reverse().map(toReply);
    },

    async deleteBefore(time) {
      await inPortions(() => queue.writeOnce((db) => deleteSomeBefore(db, time)));
    },
  };
}

type RatedRow = Selectable<Tables["assistant_reply"]> & Pick<RatedReply, "rating" | "reason">;

function toReply(row: RatedRow): RatedReply {
  const { id, domain, question, state, model, milliseconds, rating, reason } = row;
  return {
    ...{ id, domain, question, state, model, milliseconds, rating, reason },
    threadId: row.thread_id,
    keyId: row.key_id,
    pages: JSON.parse(row.pages),
    isAnswered: row.is_answered === 1,
    isRemembered: row.is_remembered === 1,
    failures: JSON.parse(row.failures ?? "[]"),
    inputTokens: row.input_tokens,
    outputTokens: row.output_tokens,
    cost: row.cost / MILLION,
    at: row.created_at,
  };
}

async function deleteSomeBefore(db: Database, time: number): Promise<number> {
  const old = db.selectFrom("assistant_reply").select("id").where("created_at", "<", time).limit(PORTION);
  const { numDeletedRows } = await db.deleteFrom("assistant_reply").where("id", "in", old).executeTakeFirst();
  return Number(numDeletedRows);
}

interface ReadSince {
  readonly since: number;
  /** Null: of all. */
  readonly domain: string | null;
  /** How many of the latest; all by default. */
  readonly most?: number;
}

export interface PageRating {
  /** Chosen by the reader's browser: what comes later under the same id takes its place. */
  readonly id: string;
  readonly domain: string;
  /** The address of the page, without origin and base path. */
  readonly page: string;
  readonly isHelpful: boolean;
  readonly reason: string | null;
  readonly at: number;
}

export interface Ratings {
  put(rating: PageRating): Promise<void>;
  /** The latest ratings, the oldest of them first. */
  read(asked: ReadSince): Promise<PageRating[]>;
  deleteBefore(time: number): Promise<void>;
}

export function openRatings(queue: WorkQueue): Ratings {
  return {
    async put({ id, domain, page, isHelpful, reason, at }) {
      const said = { page, is_helpful: Number(isHelpful), reason };
      await queue.write((db) =>
        db
          .insertInto("assistant_rating")
          .values({ id, domain, created_at: at, ...said })
          .onConflict((conflict) => conflict.columns(["domain", "id"]).doUpdateSet(said))
          .execute(),
      );
    },

    async read({ since, domain, most = Number.MAX_SAFE_INTEGER }) {
      const rows = await queue.read((db) => {
        const all = db
          .selectFrom("assistant_rating")
          .selectAll()
          .where("created_at", ">=", since)
          .orderBy("created_at", "desc")
          .limit(most);
        return (domain === null ? all : all.where("domain", "=", domain)).execute();
      });
      return rows
        .reverse()
        .map(({ created_at, is_helpful, ...row }) => ({ ...row, isHelpful: is_helpful === 1, at: created_at }));
    },

    async deleteBefore(time) {
      await queue.write((db) => db.deleteFrom("assistant_rating").where("created_at", "<", time).execute());
    },
  };
}
