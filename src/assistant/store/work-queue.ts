// Lets requests share the store: one connection takes their work in turn, many writes to a transaction; a pool needs no turns.
import type { Database } from "./tables.js";

/** Queries on the database; done again where what it shared a transaction with failed. */
type Work<T> = (db: Database) => Promise<T>;

export interface WorkQueue {
  read<T>(work: Work<T>): Promise<T>;
  /** All of the work is committed when the promise is kept, or none of it where it throws. */
  write<T>(work: Work<T>): Promise<T>;
  /** The same for a single statement, which needs no transaction: what it locks is free again as soon as it is done. */
  writeOnce<T>(work: Work<T>): Promise<T>;
}

/** For a store that many connections reach. */
export function pooledWork(db: Database): WorkQueue {
  const alone = <T>(work: Work<T>) => work(db);
  return { read: alone, write: (work) => db.transaction().execute(work), writeOnce: alone };
}

/** How much is done before requests are listened to again. */
const MOST_TOGETHER = 200;

/**
 * For a store with one connection. Otherwise, everyone who waits for it wakes each time it is released, and whoever
 * comes at that moment is served first: of 1,000 readers some waited for minutes.
 */
export function orderedWork(db: Database): WorkQueue {
  const reads: Job[] = [];
  const writes: Job[] = [];
  let isRunning = false;

  function add<T>(jobs: Job[], work: Work<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      jobs.push({
        run: async (on) => {
          const result = await work(on);
          return () => resolve(result);
        },
        fail: reject,
      });
      if (isRunning) return;
      isRunning = true;
      setImmediate(run);
    });
  }

  async function run(): Promise<void> {
    for (const job of reads.splice(0, MOST_TOGETHER)) await readAlone(db, job);
    await writeTogether(db, writes.splice(0, MOST_TOGETHER));
    isRunning = reads.length + writes.length > 0;
    if (isRunning) setImmediate(run);
  }

  const write = <T>(work: Work<T>) => add(writes, work);
  return { read: (work) => add(reads, work), write, writeOnce: write };
}

interface Job {
  /** Does the work, and answers how to tell who waits for it. */
  run(db: Database): Promise<() => void>;
  fail(error: unknown): void;
}

async function readAlone(db: Database, job: Job): Promise<void> {
  try {
    const tell = await job.run(db);
    tell();
  } catch (error) {
    job.fail(error);
  }
}

/** Nothing resolves before the transaction is committed. If work throws, all of it is rolled back and retried one by one. */
async function writeTogether(db: Database, jobs: readonly Job[]): Promise<void> {
  const [first, second] = jobs;
  if (!first) return;
  try {
    const tellings = await db.transaction().execute((transaction) => runInTurn(transaction, jobs));
    for (const tell of tellings) tell();
  } catch (error) {
    if (second) for (const job of jobs) await writeTogether(db, [job]);
    else first.fail(error);
  }
}

async function runInTurn(db: Database, jobs: readonly Job[]): Promise<(() => void)[]> {
  const tellings: (() => void)[] = [];
  for (const job of jobs) tellings.push(await job.run(db));
  return tellings;
}

/** Rows of one piece. */
export const PORTION = 500;

/** @param work does the next piece, and answers how many rows it was; fewer than a portion: it was the last */
export async function inPortions(work: () => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const done = await work();
    total += done;
    if (done < PORTION) return total;
  }
}
