// Two processes, one store, two sites from URLs: a new edition is deployed while readers ask.
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask, readReply } from "../support/assistant.js";
import { type DeployedSites, startDeployedSites } from "../support/deployed-site.js";
import { type Postgres, startPostgres } from "../support/postgres.js";
import {
  askServer,
  buildSite,
  createKey,
  makeFolder,
  type ServerProcess,
  startServerWith,
  stopServers,
} from "../support/servers.js";

let root = "";
let web: DeployedSites;
let postgres: Postgres;
const built = { old: "", new: "", other: "" };

const page = (text: string) => `---\ntitle: Ports\n---\n\n## Choose a port\n\n${text}\n`;
const QUESTION = ask("Which port does the server listen on?");

beforeAll(async () => {
  root = await makeFolder();
  [web, postgres] = await Promise.all([startDeployedSites(), startPostgres()]);
  built.old = await buildSite(join(root, "old"), { index: page("The server listens on port 4100.") });
  built.new = await buildSite(join(root, "new"), { index: page("The server listens on port 9200.") });
  built.other = await buildSite(join(root, "other"), { index: page("The server listens on port 7300.") });
});

afterAll(async () => {
  await stopServers();
  await web?.close();
  await postgres?.stop();
  await rm(root, { recursive: true, force: true });
});

describe.each([
  ["SQLite", () => `sqlite:${join(root, "assistant.db")}`],
  ["Postgres", () => postgres.address],
])("two processes on one store in %s", (_name, address) => {
  let servers: readonly ServerProcess[] = [];
  const keys = { acme: "", beta: "" };

  const answer = async (server: ServerProcess | undefined, domain: "acme" | "beta") => {
    const response = await askServer(server?.url ?? "", QUESTION, { authorization: `Bearer ${keys[domain]}` }, domain);
    return { status: response.status, text: response.ok ? await readReply(response) : "" };
  };

  beforeAll(async () => {
    web.deploy("acme", built.old);
    web.deploy("beta", built.other);
    const config = join(root, "assistant.yml");
    await writeFile(config, `sites:\n  acme: ${web.url}/acme\n  beta: ${web.url}/beta\n`);
    const options = ["--config", config, "--private-hosts", "--site-interval", "1", "--store", address()];
    keys.acme = await createKey(address(), "acme");
    keys.beta = await createKey(address(), "beta");
    servers = await Promise.all([startServerWith(options), startServerWith(options)]);
  });

  afterAll(() => Promise.all(servers.map((server) => server.stop("SIGTERM"))));

  test("a new edition under 200 requests: none fails, and the new page answers", async () => {
    const replies: { status: number; text: string }[] = [];
    const domains = ["acme", "beta"] as const;
    for (let round = 0; round < 10; round++) {
      if (round === 3) web.deploy("acme", built.new);
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
    const config = join(root, "assistant.yml");
    await writeFile(config, `logTexts: true\nsites:\n  beta: ${built.new}\n`);
    for (const server of servers) {
      await expect.poll(async () => (await answer(server, "beta")).text).toContain("port 9200");
      expect((await answer(server, "acme")).status).toBe(404);
      const restart = () => server.logs.find(({ event }) => event === "restart-needed")?.["settings"];
      await expect.poll(restart).toEqual(["logTexts"]);
    }
  });
});
