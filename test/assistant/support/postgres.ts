// Starts a real Postgres on a free port: an installed one, or Debian's package where we may install it.
import { execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

export interface Postgres {
  /** For `--store`. */
  readonly address: string;
  stop(): Promise<void>;
}

/** Fails where there is no Postgres and none can be installed: a test that needs one must not pass without. */
export async function startPostgres(): Promise<Postgres> {
  const programs = await findPrograms();
  const data = await mkdtemp(join(tmpdir(), "docsgen-postgres-"));
  const user = ownUser();
  if (user) await chown(data, user.uid, user.gid);
  const as = user ?? {};
  await run(join(programs, "initdb"), ["-D", data, "-U", "docsgen", "-A", "trust", "-E", "UTF8", "--no-sync"], as);
  const port = await freePort();
  const settings = ["-p", String(port), "-k", data, "-c", "listen_addresses=127.0.0.1", "-c", "fsync=off"];
  const server = spawn(join(programs, "postgres"), ["-D", data, ...settings], { ...as, stdio: "ignore" });
  await waitFor(() => run(join(programs, "pg_isready"), ["-h", "127.0.0.1", "-p", String(port)], as));
  return {
    address: `postgres://docsgen@127.0.0.1:${port}/postgres`,
    async stop() {
      server.kill("SIGINT");
      await once(server, "exit");
      await rm(data, { recursive: true, force: true });
    },
  };
}

async function findPrograms(): Promise<string> {
  const known = installed();
  if (known) return known;
  await run("apt-get", ["install", "-y", "--no-install-recommends", "postgresql"]).catch(() =>
    run("apt-get", ["update"]),
  );
  if (!installed()) await run("apt-get", ["install", "-y", "--no-install-recommends", "postgresql"]);
  const found = installed();
  if (!found)
    throw new Error("Postgres is not installed, and could not be. Install the package postgresql and run again.");
  return found;
}

function installed(): string | null {
  const folders = ["/usr/lib/postgresql/*/bin", "/opt/homebrew/opt/postgresql*/bin", "/usr/local/pgsql/bin"];
  return folders.flatMap((pattern) => expand(pattern)).find((folder) => existsSync(join(folder, "initdb"))) ?? null;
}

function expand(pattern: string): string[] {
  const found = execFileSync("sh", ["-c", `ls -d ${pattern} 2>/dev/null || true`]).toString();
  return found.split("\n").filter((line) => line !== "");
}

/** Postgres refuses to run as root; its package brings a user for it. */
function ownUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"]).toString());
  return { uid: id("-u"), gid: id("-g") };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (typeof address !== "object" || address === null) throw new Error("No port is free.");
  return address.port;
}

async function waitFor(isReady: () => Promise<unknown>): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const ready = await isReady().then(
      () => true,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("Postgres did not start.");
}
