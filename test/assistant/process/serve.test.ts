import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { temporaryFolder } from "../../temporary-folder.js";
import { readReply } from "../support/assistant.js";
import { ASK_PORT, askServer, buildSite, createKey, portPage, startServer, stopServers } from "../support/servers.js";

const root = temporaryFolder();
const dist = await buildSite(root, portPage(4100));
const store = `sqlite:${join(root, "assistant.db")}`;
const authorization = `Bearer ${await createKey(store)}`;
const server = await startServer(dist, ["--store", store]);
afterAll(stopServers);

const answer = async () => readReply(await askServer(server.url, ASK_PORT, { authorization }));

test("answers from the pages of a build", async () => {
  const text = await answer();
  expect(text).toContain("The server listens on port 4100.");
  expect(text).toContain("/#choose-a-port");
});

test("takes up a new build as soon as it is swapped in", async () => {
  await buildSite(root, portPage(9200));
  await expect.poll(answer, { interval: 200 }).toContain("port 9200");
  expect(server.logs.map((entry) => entry["event"])).toContain("site-reloaded");
});

test("ends on SIGTERM: open replies finish, the code is 0", async () => {
  await answer();
  expect(await server.stop("SIGTERM")).toBe(0);
  expect(server.logs.at(-1)?.["event"]).toBe("stopped");
});
