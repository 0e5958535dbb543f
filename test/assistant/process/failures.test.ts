import { execFile } from "node:child_process";
import { cp, mkdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { ServeAssistantOptions } from "../../../src/commands/assistant-settings/read-settings.js";
import { keysCreate } from "../../../src/commands/keys.js";
import { serveAssistant } from "../../../src/commands/serve-assistant.js";
import { UsageError } from "../../../src/shared/problem.js";
import { buildSite, makeFolder } from "../support/processes.js";

let root = "";
let dist = "";
const taken = createServer();
let takenPort = 0;

beforeAll(async () => {
  root = await makeFolder();
  dist = await buildSite(root, { index: "---\ntitle: Welcome\n---\n\nAcme makes tools." });
  await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve));
  const address = taken.address();
  takenPort = typeof address === "object" && address !== null ? address.port : 0;
});

afterAll(async () => {
  taken.close();
  await rm(root, { recursive: true, force: true });
});

/** A copy of the build in which something was changed. */
async function spoilt(name: string, spoil: (bundle: string) => Promise<void>): Promise<string> {
  const folder = join(root, name);
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

test("a bundle of a newer docsgen", async () => {
  const folder = await spoilt("newer", async (bundle) => {
    const file = join(bundle, "index.txt");
    const text = await readFile(file, "utf8");
    await writeFile(file, text.replace(/^docsgen-assistant \d+/, "docsgen-assistant 99"));
  });
  const { message, hint } = await failure(folder);
  expect(message).toContain("was written by a newer docsgen (format 99");
  expect(hint).toContain("Update docsgen");
});

test("a bundle that was copied in part", async () => {
  const folder = await spoilt("cut", (bundle) => truncate(join(bundle, "terms.bin"), 10));
  expect((await failure(folder)).message).toMatch(/is damaged: "terms\.bin" has 10 bytes instead of \d+\./);
});

test("a bundle that was changed", async () => {
  const folder = await spoilt("changed", async (bundle) => {
    const file = join(bundle, "index.txt");
    await writeFile(file, `${await readFile(file, "utf8")} `);
  });
  expect((await failure(folder)).message).toContain('is damaged: "index.txt" has changed.');
});

test("a build without a bundle", async () => {
  const folder = await spoilt("without", (bundle) => rm(bundle, { recursive: true }));
  expect((await failure(folder)).message).toContain("has no assistant index.");
});

test("a folder that is no build", async () => {
  const folder = join(root, "empty");
  await mkdir(folder);
  const { message, hint } = await failure(folder);
  expect(message).toContain("does not contain a site built by docsgen.");
  expect(hint).toContain("docsgen build");
});

test("a build whose description is broken", async () => {
  const folder = await spoilt("broken", (bundle) => writeFile(join(bundle, "..", "site.json"), "{"));
  expect((await failure(folder)).message).toContain("cannot read _docsgen/site.json.");
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

test("a Postgres that does not answer, without its password", async () => {
  const { message, hint } = await failure(dist, { store: "postgres://acme:secret@127.0.0.1:1/acme" });
  expect(message).toBe("The store postgres://acme:…@127.0.0.1:1/acme could not be opened.");
  expect(hint).toContain("ECONNREFUSED");
});

test("a kind of store that there is not", async () => {
  expect((await failure(dist, { store: "mysql://127.0.0.1/acme" })).message).toContain("is not a valid store.");
});

test("a port that is taken", async () => {
  expect((await failure(dist, { port: takenPort })).message).toContain(
    `Cannot listen on port ${takenPort} of 127.0.0.1`,
  );
});

test("an admin port that is taken", async () => {
  const { message, hint } = await failure(dist, { adminPort: takenPort });
  expect(message).toBe(`Cannot start the admin page: Port ${takenPort} is in use.`);
  expect(hint).toBe("Choose a different --admin-port.");
});

test("a token of the admin page that could be guessed", async () => {
  vi.stubEnv("DOCSGEN_ADMIN_TOKEN", "short");
  const { message, hint } = await failure(dist, { adminPort: takenPort }).finally(() => vi.unstubAllEnvs());
  expect(message).toMatch(/^DOCSGEN_ADMIN_TOKEN must have at least 24 characters/);
  expect(hint).toBe("Make one with: openssl rand -hex 24");
});

test.each(["clever", "openai:", "oracle:delphi"])("the model %s", async (model) => {
  const { message, hint } = await failure(dist, { model });
  expect(message).toBe(`Unknown model "${model}".`);
  expect(hint).toContain("extractive, openai-compatible:NAME");
});

test("a model whose key is not in the environment", async () => {
  const { ANTHROPIC_API_KEY: before } = process.env;
  delete process.env["ANTHROPIC_API_KEY"];
  expect((await failure(dist, { model: "anthropic:any" })).message).toContain(
    "needs the environment variable ANTHROPIC_API_KEY",
  );
  if (before !== undefined) process.env["ANTHROPIC_API_KEY"] = before;
});

test("a key without a domain, or in a store that cannot be opened", async () => {
  await expect(keysCreate({ store: "sqlite::memory:" })).rejects.toThrowError("A key needs a domain.");
  for (const domain of ["my docs", "https://docs.example.com"])
    await expect(keysCreate({ store: "sqlite::memory:", domain })).rejects.toThrowError(`"${domain}" is not a domain.`);
  const other = { domain: "acme", store: "postgres://127.0.0.1:1/acme" };
  await expect(keysCreate(other)).rejects.toThrowError("could not be opened.");
});

test("the process ends with code 2 and one message on stderr", async () => {
  const docsgen = fileURLToPath(new URL("../../../bin/docsgen.js", import.meta.url));
  const args = [docsgen, "serve-assistant", join(root, "nowhere"), "--domain", "acme", "--store", "sqlite::memory:"];
  const ended = await new Promise<{ code: unknown; stderr: string; stdout: string }>((resolve) => {
    execFile(process.execPath, args, (error, stdout, stderr) => resolve({ code: error?.code, stdout, stderr }));
  });
  expect(ended.code).toBe(2);
  expect(ended.stdout).toBe("");
  expect(ended.stderr).toContain("does not contain a site built by docsgen.");
  expect(ended.stderr.trim().split("\n")).toHaveLength(2);
});
