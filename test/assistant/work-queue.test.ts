import { Kysely, SqliteDialect } from "kysely";
import { expect, test } from "vitest";
import { openSqlite } from "../../src/assistant/store/open-sqlite.js";
import type { Database, Tables } from "../../src/assistant/store/tables.js";
import { orderedWork } from "../../src/assistant/store/work-queue.js";

/** A queue over a table of counters, with the statements that ran, in order. */
async function openQueue() {
  const ran: string[] = [];
  const db: Database = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: openSqlite(":memory:", "normal") }),
    log: ({ query }) => {
      ran.push(query.sql);
    },
  });
  await db.schema
    .createTable("assistant_counter")
    .addColumn("bucket", "text", (column) => column.primaryKey())
    .addColumn("n", "bigint")
    .addColumn("expires_at", "bigint")
    .execute();
  const count = (bucket: string) => (on: Database) =>
    on.insertInto("assistant_counter").values({ bucket, n: 1, expires_at: 0 }).execute();
  const buckets = async () =>
    (await db.selectFrom("assistant_counter").select("bucket").orderBy("bucket").execute()).map((row) => row.bucket);
  return { queue: orderedWork(db), ran, count, buckets };
}

test("writes that come together share a transaction", async () => {
  const { queue, ran, count, buckets } = await openQueue();
  ran.length = 0;
  await Promise.all(["a", "b", "c"].map((name) => queue.write(count(name))));
  expect(ran.filter((sql) => sql === "begin" || sql === "commit")).toEqual(["begin", "commit"]);
  expect(await buckets()).toEqual(["a", "b", "c"]);
});

test("one that fails takes back its own work only, and nobody is told of work that was taken back", async () => {
  const { queue, count, buckets } = await openQueue();
  const failing = queue.write(async (db) => {
    await count("half")(db);
    throw new Error("No room.");
  });
  const results = await Promise.allSettled([queue.write(count("a")), failing, queue.write(count("b"))]);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(results[1]).toMatchObject({ reason: { message: "No room." } });
  expect(await buckets()).toEqual(["a", "b"]);
});

test("what was written is there for whoever is told", async () => {
  const { queue, count, buckets } = await openQueue();
  const seen = await Promise.all(
    Array.from({ length: 500 }, async (_, index) => {
      const name = String(index).padStart(3, "0");
      await queue.write(count(name));
      return (await buckets()).includes(name);
    }),
  );
  expect(seen).not.toContain(false);
});

test("all are served in the order in which they came", async () => {
  const { queue, count } = await openQueue();
  const served: number[] = [];
  const reader = async (number: number) => {
    for (let round = 0; round < 3; round++) {
      await queue.write(count(`${number} ${round}`));
      served.push(number);
    }
  };
  const numbers = Array.from({ length: 300 }, (_, number) => number);
  await Promise.all(numbers.map(reader));
  expect(served.slice(0, 300)).toEqual(numbers);
});
