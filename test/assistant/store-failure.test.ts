import { truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isStoreFailure } from "../../src/assistant/failure-response.js";
import { openSqlite } from "../../src/assistant/store/open-sqlite.js";
import { openStore } from "../../src/assistant/store/open-store.js";
import { temporaryFolder } from "../temporary-folder.js";
import { ask, testAssistant, v2 } from "./support/assistant.js";

const folder = temporaryFolder();

const withCode = (code: string) => Object.assign(new Error("It failed."), { code });
const ofNode = (words: string) => Object.assign(new Error(words), { code: "ERR_SQLITE_ERROR" });

test.each([
  ["a connection that is refused", withCode("ECONNREFUSED")],
  ["a socket that is not there", withCode("ENOENT")],
  ["a name with several addresses", new AggregateError([withCode("ENETDOWN"), withCode("EHOSTUNREACH")])],
  ["a server that shuts down", withCode("57P01")],
  ["a server without disk", withCode("53100")],
  ["a server that broke a connection off", new Error("Connection terminated unexpectedly")],
  ["a pool without a free connection", new Error("timeout exceeded when trying to connect")],
  ["the driver of npm", withCode("SQLITE_CANTOPEN")],
  ["a file that Node cannot open", ofNode("unable to open database file")],
  ["a file that Node finds damaged", ofNode("database disk image is malformed")],
  ["a disk that Node finds full", ofNode("database or disk is full")],
])("knows %s as a failure of the store", (_name, error) => expect(isStoreFailure(error)).toBe(true));

test.each([
  ["a fault of ours", new TypeError("Cannot read properties of undefined (reading 'id')")],
  ["a query that is wrong", withCode("42601")],
  ["two rows of one key", withCode("SQLITE_CONSTRAINT_PRIMARYKEY")],
  ["what is no error", "database is locked"],
])("takes %s for none", (_name, error) => expect(isStoreFailure(error)).toBe(false));

/** What the driver of this Node throws. */
function thrown(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  return expect.unreachable("It did not fail.");
}

test("knows what the driver of this Node says of a file that cannot be opened, is damaged, or is none", async () => {
  expect(isStoreFailure(thrown(() => openSqlite(folder, "normal")))).toBe(true);

  const damaged = join(folder, "damaged.db");
  const database = openSqlite(damaged, "normal");
  database.prepare("create table t (x)").run([]);
  for (let count = 0; count < 50; count++) database.prepare("insert into t values (?)").run(["x".repeat(1000)]);
  database.prepare("pragma wal_checkpoint(truncate)").all([]);
  database.close();
  await truncate(damaged, 12_288);
  const cut = openSqlite(damaged, "normal");
  expect(isStoreFailure(thrown(() => cut.prepare("select count(x) from t").all([])))).toBe(true);
  cut.close();

  const other = join(folder, "other.db");
  await writeFile(other, "This is a text about databases, which is not one of them.".repeat(20));
  expect(isStoreFailure(thrown(() => openSqlite(other, "normal")))).toBe(true);
});

test("a store that is gone is 503 before the stream, also where everyone may ask", async () => {
  const failing = await openStore("sqlite::memory:");
  const { send, backend } = await testAssistant({ store: failing });
  Object.assign(backend, { access: "open" });
  expect((await send(v2, ask("install"))).status).toBe(200);
  await failing.close();
  const gone = () => Promise.reject(withCode("ECONNREFUSED"));
  Object.assign(backend, { store: { ...failing, ping: gone, threads: { ...failing.threads, ask: gone } } });
  const response = await send(v2, ask("install"));
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "10"]);
  expect(await response.json()).toMatchObject({ code: "unavailable" });
  const statusAt = async (path: string) => (await send(`/health/${path}`, null, { method: "GET" })).status;
  expect([await statusAt("ready"), await statusAt("live")]).toEqual([503, 200]);
});
