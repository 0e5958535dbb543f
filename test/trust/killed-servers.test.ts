// Every turn whose end a client saw is there after the server, or its database, was killed under sixteen writers.
import { join } from "node:path";
import { expect, test } from "vitest";
import { openStore } from "../../src/assistant/store/open-store.js";
import { ask } from "../assistant/support/assistant.js";
import { startPostgres } from "../assistant/support/postgres.js";
import { askServer, buildSite, createKey, startServer, stopServers } from "../assistant/support/servers.js";
import { closeAfterTests } from "../close-after-tests.js";
import { temporaryFolder } from "../temporary-folder.js";

const WRITERS = 16;
/** Turns before the kill. `npm run faults` asks for more. */
const TURNS = Number(process.env["FAULT_TURNS"] ?? "120");

const root = temporaryFolder();
const dist = await buildSite(root, { index: "---\ntitle: Welcome\n---\n\nAcme makes tools." });
const postgres = await startPostgres();
closeAfterTests({ close: stopServers }, { close: postgres.stop });

interface Killed {
  readonly store: string;
  /** Where the readers' server goes on, what they may not notice. */
  readonly kill: "server" | "database";
}

/** Asks until enough turns have ended, kills, asks a little more, and answers the threads whose end a reader saw. */
async function finishedBefore({ store, kill }: Killed) {
  const key = await createKey(store);
  const server = await startServer(dist, ["--store", store]);
  const headers = { authorization: `Bearer ${key}` };
  const finished: string[] = [];
  let asked = 0;
  let killed: Promise<unknown> | null = null;
  let isOver = false;
  const write = async (): Promise<void> => {
    while (!isOver && asked < TURNS * 4) {
      const response = await askServer(server.url, ask(`What does Acme make, question ${++asked}?`), headers).catch(
        () => null,
      );
      const text = await response?.text().catch(() => "");
      if (text?.includes('"type":"finish"') && !text.includes('"type":"error"'))
        finished.push(response?.headers.get("x-thread-id") ?? "");
      if (finished.length < TURNS) continue;
      killed ??= kill === "server" ? server.stop("SIGKILL") : postgres.crash();
      if (kill === "server") return;
      if (finished.length >= TURNS + 2 * WRITERS) isOver = true;
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
  await killed;
  return { server, headers, finished };
}

test.each([
  ["SQLite, the server killed", "server", `sqlite:${join(root, "assistant.db")}`],
  ["Postgres, the server killed", "server", postgres.address],
  ["Postgres killed and started again", "database", postgres.address],
] as const)("%s: no turn is lost", async (_case, kill, address) => {
  const { server, headers, finished } = await finishedBefore({ store: address, kill });
  expect(finished.length).toBeGreaterThanOrEqual(TURNS);
  const store = await openStore(address);
  const owners = (await store.keys.list("acme")).map(({ id }) => ({ keyId: id, domain: "acme", fp: "anonymous" }));
  for (const threadId of finished) {
    const read = await Promise.all(owners.map((owner) => store.threads.read(threadId, owner).catch(() => null)));
    const turns = read.find((each) => each !== null && each.length > 0);
    expect(turns?.map((turn) => turn.role)).toEqual(["user", "assistant"]);
  }
  await store.close();
  const again = kill === "database" ? server : await startServer(dist, ["--store", address]);
  const body = ask("What does Acme make?", { threadId: finished[0] });
  expect((await askServer(again.url, body, headers)).status).toBe(200);
  await again.stop("SIGKILL");
});
