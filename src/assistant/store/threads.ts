// Stores threads: their owner and messages.
import { sql } from "kysely";
import type { Turn } from "../endpoints/conversation.js";
import type { ReplyState } from "../streams/reply-event.js";
import type { Database } from "./tables.js";
import { inPortions, PORTION, type WorkQueue } from "./work-queue.js";

/** Who a thread belongs to; only the same reader with the same key goes on with it. */
export interface ThreadOwner {
  readonly keyId: string;
  readonly domain: string;
  readonly fp: string;
}

interface Question {
  readonly threadId: string;
  readonly owner: ThreadOwner;
  readonly messageId: string;
  readonly text: string;
  /** Whether the last question of the thread is answered again: its answer is deleted, the question stays. */
  readonly isRegeneration: boolean;
  readonly now: number;
}

interface Answer {
  readonly threadId: string;
  readonly messageId: string;
  readonly text: string;
  readonly state: ReplyState;
  readonly now: number;
}

/** A reader's thumb, and what the reader says of it. */
interface Thumb {
  readonly rating: 1 | -1 | null;
  readonly reason: string | null;
}

export interface Threads {
  /** The turns of the owner's thread; null where there is no such thread or it is someone else's. */
  read(threadId: string, owner: ThreadOwner): Promise<Turn[] | null>;
  /** Stores a question before it is answered; a thread that is new begins with it. */
  ask(question: Question): Promise<void>;
  /** Stores what was answered. */
  answer(answer: Answer): Promise<void>;
  /** Keeps a reader's thumb; false where the message is not an answer in a thread of that owner. */
  rate(messageId: string, owner: ThreadOwner, given: Thumb): Promise<boolean>;
  count(domain: string | null): Promise<number>;
  /** Removes all threads of a reader and answers how many there were. */
  deleteReader(domain: string, fp: string): Promise<number>;
  /** Removes threads without new messages since `time`. */
  deleteBefore(time: number): Promise<number>;
}

export function openThreads(queue: WorkQueue): Threads {
  return {
    read: (threadId, owner) => queue.read((db) => readThread(db, threadId, owner)),
    ask: (question) => queue.write((db) => storeQuestion(db, question)),
    answer: (answer) => queue.write((db) => storeAnswer(db, answer)),
    rate: (messageId, owner, given) => queue.write((db) => rateAnswer(db, { messageId, owner, ...given })),

    count: (domain) =>
      queue.read(async (db) => {
        const all = db.selectFrom("assistant_thread").select((select) => select.fn.countAll<number>().as("n"));
        const row = await (domain === null ? all : all.where("domain", "=", domain)).executeTakeFirst();
        return Number(row?.n ?? 0);
      }),

    deleteReader: (domain, fp) =>
      queue.write(async (db) => {
        const rows = await db
          .selectFrom("assistant_thread")
          .select("id")
          .where("domain", "=", domain)
          .where("fp", "=", fp)
          .execute();
        return deleteThreads(
          db,
          rows.map(({ id }) => id),
        );
      }),

    deleteBefore: (time) => inPortions(() => queue.write((db) => deleteSomeBefore(db, time))),
  };
}

async function deleteSomeBefore(db: Database, time: number): Promise<number> {
  const old = db.selectFrom("assistant_thread").select("id").where("updated_at", "<", time).limit(PORTION);
  return deleteThreads(
    db,
    (await old.execute()).map(({ id }) => id),
  );
}

async function deleteThreads(db: Database, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  await db.deleteFrom("assistant_message").where("thread_id", "in", ids).execute();
  await db.deleteFrom("assistant_reply").where("thread_id", "in", ids).execute();
  await db.deleteFrom("assistant_thread").where("id", "in", ids).execute();
  return ids.length;
}

function threadsOf(db: Database, { keyId, domain, fp }: ThreadOwner) {
  const own = db.selectFrom("assistant_thread").select("id").where("key_id", "=", keyId);
  return own.where("domain", "=", domain).where("fp", "=", fp);
}

async function readThread(db: Database, threadId: string, owner: ThreadOwner): Promise<Turn[] | null> {
  const thread = await threadsOf(db, owner).where("id", "=", threadId).executeTakeFirst();
  if (!thread) return null;
  return db
    .selectFrom("assistant_message")
    .select(["role", "text"])
    .where("thread_id", "=", threadId)
    .orderBy("position")
    .execute();
}

/** The thread is written first, so that two questions of one thread wait for each other and get different positions. */
async function storeQuestion(db: Database, question: Question): Promise<void> {
  const { threadId, owner, now } = question;
  await db
    .insertInto("assistant_thread")
    .values({ id: threadId, key_id: owner.keyId, domain: owner.domain, fp: owner.fp, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ updated_at: now }))
    .execute();
  if (question.isRegeneration) {
    await removeLastAnswer(db, threadId);
    return;
  }
  await append(db, threadId, { id: question.messageId, role: "user", text: question.text, state: "complete", now });
}

async function storeAnswer(db: Database, { threadId, messageId, text, state, now }: Answer): Promise<void> {
  await db.updateTable("assistant_thread").set({ updated_at: now }).where("id", "=", threadId).execute();
  await append(db, threadId, { id: messageId, role: "assistant", text, state, now });
}

interface NewMessage {
  readonly id: string;
  readonly role: "user" | "assistant";
  readonly text: string;
  readonly state: ReplyState;
  readonly now: number;
}

async function append(db: Database, threadId: string, { id, role, text, state, now }: NewMessage): Promise<void> {
  // Counted by the same statement: asked for alone it would cost each message a further one.
  const position = sql<number>`(select coalesce(max(position), 0) + 1 from assistant_message where thread_id = ${threadId})`;
  await db
    .insertInto("assistant_message")
    .values({ id, thread_id: threadId, position, role, text, state, rating: null, reason: null, created_at: now })
    .execute();
}

async function removeLastAnswer(db: Database, threadId: string): Promise<void> {
  const question = db
    .selectFrom("assistant_message")
    .select((select) => select.fn.max("position").as("last"))
    .where("thread_id", "=", threadId)
    .where("role", "=", "user");
  await db.deleteFrom("assistant_message").where("thread_id", "=", threadId).where("position", ">", question).execute();
}

interface Rating extends Thumb {
  readonly messageId: string;
  readonly owner: ThreadOwner;
}

async function rateAnswer(db: Database, { messageId, owner, rating, reason }: Rating): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("assistant_message")
    .set({ rating, reason: rating === null ? null : reason })
    .where("id", "=", messageId)
    .where("role", "=", "assistant")
    .where("thread_id", "in", threadsOf(db, owner))
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}
