// Two processes, one store, two sites from URLs: a new edition is deployed while readers ask.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { temporaryFolder } from "../../temporary-folder.js";
import { readReply } from "../support/assistant.js";
import { startDeployedSites } from "../support/deployed-site.js";
import {
  ASK_PORT,
  askServer,
  buildSite,
  createKey,
  portPage,
  type ServerProcess,
  startServerWith,
  stopServers,
} from "../support/servers.js";

const root = temporaryFolder();
const store = `sqlite:${join(root, "assistant.db")}`;
const config = join(root, "assistant.yml");
const web = await startDeployedSites();
const [old = "", next = "", other = ""] = await Promise.all(
  [4100, 9200, 7300].map((port) => buildSite(join(root, String(port)), portPage(port))),
);
web.deploy("acme", old);
web.deploy("beta", other);
await writeFile(config, `sites:\n  acme: ${web.url}/acme\n  beta: ${web.url}/beta\n`);
const keys = { acme: await createKey(store, "acme"), beta: await createKey(store, "beta") };
const options = ["--config", config, "--private-hosts", "--site-interval", "1", "--store", store];
const servers = await Promise.all([startServerWith(options), startServerWith(options)]);
afterAll(async () => {
  await stopServers();
  await web.close();
});

async function answer(server: ServerProcess | undefined, domain: "acme" | "beta") {
  const response = await askServer(server?.url ?? "", ASK_PORT, { authorization: `Bearer ${keys[domain]}` }, domain);
  return { status: response.status, text: response.ok ? await readReply(response) : "" };
}

test("a new edition under 200 requests: none fails, and the new page answers", async () => {
  const replies: { status: number; text: string }[] = [];
  const domains = ["acme", "beta"] as const;
  for (let round = 0; round < 10; round++) {
    if (round === 3) web.deploy("acme", next);
    const asked = Array.from({ length: 20 }, (_, index) =>
      answer(servers[index % 2], domains[Math.floor(index / 2) % 2] ?? "acme"),
    );
    replies.push(...(await Promise.all(asked)));
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  expect(replies).toHaveLength(200);
  const wrong = replies.filter(({ status, text }) => status !== 200 || !/port (4100|9200|7300)/.test(text));
  expect(wrong).toEqual([]);
  for (const server of servers) {
    await expect.poll(async () => (await answer(server, "acme")).text).toContain("port 9200");
    expect((await answer(server, "beta")).text).toContain("port 7300");
  }
});

test("a site that is added to the configuration file is served, one that is taken out is not", async () => {
  await writeFile(config, `logTexts: true\nsites:\n  beta: ${next}\n`);
  for (const server of servers) {
    await expect.poll(async () => (await answer(server, "beta")).text).toContain("port 9200");
    expect((await answer(server, "acme")).status).toBe(404);
    const restart = () => server.logs.find(({ event }) => event === "restart-needed")?.["settings"];
    await expect.poll(restart).toEqual(["logTexts"]);
  }
});
