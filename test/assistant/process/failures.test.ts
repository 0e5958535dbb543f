import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import type { ServeAssistantOptions } from "../../../src/commands/assistant-settings/read-settings.js";
import { keysCreate } from "../../../src/commands/keys.js";
import { serveAssistant } from "../../../src/commands/serve-assistant.js";
import { UsageError } from "../../../src/shared/problem.js";
import { closeAfterTests } from "../../close-after-tests.js";
import { listenOnFreePort } from "../../listen-on-free-port.js";
import { docsgen } from "../../running.js";
import { temporaryFolder } from "../../temporary-folder.js";
import { buildSite } from "../support/servers.js";

const root = temporaryFolder();
const dist = await buildSite(root, { index: "---\ntitle: Welcome\n---\n\nAcme makes tools." });
const taken = createServer();
const takenPort = await listenOnFreePort(taken);
closeAfterTests(taken);

/** A copy of the build in which something was changed. */
async function spoilt(spoil: (bundle: string) => Promise<void>): Promise<string> {
  const folder = join(temporaryFolder(), "dist");
  await cp(dist, folder, { recursive: true });
  await spoil(join(folder, "_docsgen", "assistant"));
  return folder;
}

async function failure(folder: string, options: ServeAssistantOptions = {}): Promise<UsageError> {
  const error = await serveAssistant(folder, { domain: "acme", port: 0, store: "sqlite::memory:", ...options }).catch(
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof UsageError)) throw new Error("It did not fail as a user should see it.", { cause: error });
  expect(error.message).not.toContain("\n");
  return error;
}

/** What is written out is all of it. */
const held = (said: string | RegExp) => (typeof said === "string" ? said : expect.stringMatching(said));

const aNewerFormat = async (bundle: string) => {
  const text = await readFile(join(bundle, "index.txt"), "utf8");
  await writeFile(join(bundle, "index.txt"), text.replace(/^docsgen-assistant \d+/, "docsgen-assistant 99"));
};
const nothing = async (bundle: string) => {
  await rm(join(bundle, "../.."), { recursive: true });
  await mkdir(join(bundle, "../.."));
};
const brokenDescription = (bundle: string) => writeFile(join(bundle, "..", "site.json"), "{");

test.each([
  ["a bundle of a newer docsgen", aNewerFormat, /was written by a newer docsgen \(format 99/, /Update docsgen/],
  ["a folder that is no build", nothing, /does not contain a site built by docsgen\./, /docsgen build/],
  ["a build whose description is broken", brokenDescription, /cannot read _docsgen\/site\.json\./, null],
])("%s", async (_name, spoil, message, hint) => {
  const told = await failure(await spoilt(spoil));
  expect(told).toMatchObject({ message: held(message), ...(hint && { hint: held(hint) }) });
});

test("a store whose folder cannot be made", async () => {
  const file = join(root, "a-file");
  await writeFile(file, "");
  const { message, hint } = await failure(dist, { store: `sqlite:${join(file, "store.db")}` });
  expect(message).toContain("could not be opened.");
  expect(hint).toContain("could not be created: a file with that name exists.");
});

test.skipIf(process.platform !== "linux")("a store where nothing can be made", async () => {
  const { hint } = await failure(dist, { store: "sqlite:/proc/docsgen/store/assistant.db" });
  expect(hint).toBe("Its folder /proc/docsgen could not be created: ENOENT.");
});

test("a store that is another program's file", async () => {
  const file = join(root, "other.db");
  await writeFile(file, "This is a text about databases, which is not one of them.");
  expect((await failure(dist, { store: `sqlite:${file}` })).hint).toContain("not a database");
});

test.each<[string, ServeAssistantOptions, message: RegExp | string, hint?: RegExp | string]>([
  ["a kind of store that there is not", { store: "mysql://127.0.0.1/acme" }, /is not a valid store\./],
  ["a port that is taken", { port: takenPort }, new RegExp(`^Cannot listen on port ${takenPort} of 127\\.0\\.0\\.1`)],
  [
    "an admin port that is taken",
    { adminPort: takenPort },
    `Cannot start the admin page: Port ${takenPort} is in use.`,
    "Choose a different --admin-port.",
  ],
  [
    "a token of the admin page that could be guessed",
    { adminPort: takenPort },
    /^DOCSGEN_ADMIN_TOKEN must have at least 24 characters/,
    "Make one with: openssl rand -hex 24",
  ],
  [
    "a Postgres that does not answer, without its password",
    { store: "postgres://acme:secret@127.0.0.1:1/acme" },
    "The store postgres://acme:…@127.0.0.1:1/acme could not be opened.",
    /ECONNREFUSED/,
  ],
  ["a model without its key", { model: "anthropic:any" }, /needs the environment variable ANTHROPIC_API_KEY/],
])("%s", async (name, options, message, hint) => {
  vi.stubEnv("ANTHROPIC_API_KEY", undefined);
  if (name.includes("guessed")) vi.stubEnv("DOCSGEN_ADMIN_TOKEN", "short");
  const told = await failure(dist, options).finally(() => vi.unstubAllEnvs());
  expect(told).toMatchObject({ message: held(message), ...(hint !== undefined && { hint: held(hint) }) });
});

test.each(["clever", "openai:", "oracle:delphi"])("the model %s", async (model) => {
  const { message, hint } = await failure(dist, { model });
  expect(message).toBe(`Unknown model "${model}".`);
  expect(hint).toContain("extractive, openai-compatible:NAME");
});

test("a key without a domain, or in a store that cannot be opened", async () => {
  await expect(keysCreate({ store: "sqlite::memory:" })).rejects.toThrowError("A key needs a domain.");
  for (const domain of ["my docs", "https://docs.example.com"])
    await expect(keysCreate({ store: "sqlite::memory:", domain })).rejects.toThrowError(`"${domain}" is not a domain.`);
  const other = { domain: "acme", store: "postgres://127.0.0.1:1/acme" };
  await expect(keysCreate(other)).rejects.toThrowError("could not be opened.");
});

test("the process ends with code 2 and one message on stderr", async () => {
  const args = ["serve-assistant", join(root, "nowhere"), "--domain", "acme", "--store", "sqlite::memory:"];
  const ended = await docsgen(args);
  expect(ended.code).toBe(2);
  expect(ended.stdout).toBe("");
  expect(ended.stderr).toContain("does not contain a site built by docsgen.");
  expect(ended.stderr.trim().split("\n")).toHaveLength(2);
});
