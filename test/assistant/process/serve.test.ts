import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask, readReply } from "../support/open-assistant.js";
import {
  askServer,
  buildSite,
  createKey,
  makeFolder,
  type ServerProcess,
  startServer,
  stopServers,
} from "../support/processes.js";

let root = "";
let dist = "";
let store = "";
let key = "";
let server: ServerProcess;

const page = (text: string) => `---\ntitle: Ports\n---\n\n## Choose a port\n\n${text}\n`;

beforeAll(async () => {
  root = await makeFolder();
  dist = await buildSite(root, {
    index: "---\ntitle: Welcome\n---\n\nAcme makes tools.",
    ports: page("The server listens on port 4100."),
  });
  store = `sqlite:${join(root, "assistant.db")}`;
  key = await createKey(store);
  server = await startServer(dist, ["--store", store]);
});

afterAll(async () => {
  await stopServers();
  await rm(root, { recursive: true, force: true });
});

test("answers from the pages of a build", async () => {
  const response = await askServer(server.url, ask("Which port does the server listen on?"), {
    authorization: `Bearer ${key}`,
  });
  const text = await readReply(response);
  expect(text).toContain("The server listens on port 4100.");
  expect(text).toContain("/ports/#choose-a-port");
});

test("takes up a new build as soon as it is swapped in", async () => {
  await buildSite(root, {
    index: "---\ntitle: Welcome\n---\n\nAcme makes tools.",
    ports: page("The server listens on port 9200."),
  });
  const answer = async () =>
    readReply(
      await askServer(server.url, ask("Which port does the server listen on?"), { authorization: `Bearer ${key}` }),
    );
  await expect.poll(answer, { interval: 200 }).toContain("port 9200");
  expect(server.logs.map((entry) => entry["event"])).toContain("site-reloaded");
});

test("ends on SIGTERM: open replies finish, the code is 0", async () => {
  const response = askServer(server.url, ask("Which port does the server listen on?"), {
    authorization: `Bearer ${key}`,
  });
  await (await response).text();
  expect(await server.stop("SIGTERM")).toBe(0);
  expect(server.logs.at(-1)?.["event"]).toBe("stopped");
});
