import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openStore } from "../../../src/assistant/store/open-store.js";
import { ask } from "../support/open-assistant.js";
import { askServer, buildSite, createKey, makeFolder, startServer, stopServers } from "../support/processes.js";

afterAll(stopServers);

test("every turn whose finish a client saw is there after the process was killed", async () => {
  const root = await makeFolder();
  const dist = await buildSite(root, { index: "---\ntitle: Welcome\n---\n\nAcme makes tools." });
  const address = `sqlite:${join(root, "assistant.db")}`;
  const key = await createKey(address);
  const server = await startServer(dist, ["--store", address]);

  const finished: string[] = [];
  let asked = 0;
  const reader = async () => {
    while (asked < 500) {
      const response = await askServer(server.url, ask(`What does Acme make, question ${++asked}?`), {
        authorization: `Bearer ${key}`,
      });
      if ((await response.text()).includes('"type":"finish"')) finished.push(response.headers.get("x-thread-id") ?? "");
      if (finished.length === 200) await server.stop("SIGKILL");
    }
  };
  await Promise.allSettled(Array.from({ length: 12 }, reader));

  expect(finished.length).toBeGreaterThanOrEqual(200);
  expect(finished.length).toBeLessThan(500);
  const store = await openStore(address);
  const [record] = await store.keys.list("acme");
  const owner = { keyId: record?.id ?? "", domain: "acme", fp: "anonymous" };
  for (const threadId of finished) {
    const turns = await store.threads.read(threadId, owner);
    expect(turns?.map((turn) => turn.role)).toEqual(["user", "assistant"]);
  }
  await store.close();
  const again = await startServer(dist, ["--store", address]);
  expect(
    (
      await askServer(again.url, ask("What does Acme make?", { threadId: finished[0] }), {
        authorization: `Bearer ${key}`,
      })
    ).status,
  ).toBe(200);
  await again.stop("SIGKILL");
  await rm(root, { recursive: true, force: true });
}, 120_000);
