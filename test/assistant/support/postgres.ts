// Starts a real Postgres, the one that is installed, with a folder of its own.
import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { vi } from "vitest";

const run = promisify(execFile);

export interface Postgres {
  /** For `--store`. */
  readonly address: string;
  readonly socket: string;
  /** Kills every process of it at once, and starts it again on what is left. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/** Listens on a socket in its own folder, so that no port can be taken. Fails where Postgres is missing: a test that needs it must not pass without. */
export async function startPostgres(): Promise<Postgres> {
  const programs = findPrograms();
  const data = await mkdtemp(join(tmpdir(), "docsgen-postgres-"));
  const user = ownUser();
  if (user) await chown(data, user.uid, user.gid);
  const as = user ?? {};
  await run(join(programs, "initdb"), ["-D", data, "-U", "docsgen", "-A", "trust", "-E", "UTF8", "--no-sync"], as);
  const settings = ["-k", data, "-c", "listen_addresses=", "-c", "fsync=off"];
  const start = async () => {
    const how = { ...as, stdio: "ignore", detached: true } as const;
    const started = spawn(join(programs, "postgres"), ["-D", data, ...settings], how);
    await vi.waitFor(() => run(join(programs, "pg_isready"), ["-h", data], as), { timeout: 30_000, interval: 100 });
    return started;
  };
  let server: ChildProcess | null = null;
  const hasEnded = () => server === null || server.exitCode !== null || server.signalCode !== null;
  const kill = () => server?.kill("SIGQUIT");
  process.once("exit", kill);
  const stop = async () => {
    if (server && !hasEnded()) {
      server.kill("SIGINT");
      await once(server, "exit");
    }
    process.off("exit", kill);
    await rm(data, { recursive: true, force: true });
  };
  const crash = async () => {
    if (!server?.pid) return;
    const ended = once(server, "exit");
    process.kill(-server.pid, "SIGKILL");
    await ended;
    server = await start();
  };
  try {
    server = await start();
  } catch (error) {
    await stop();
    throw error;
  }
  const address = `postgres://docsgen@localhost/postgres?host=${encodeURIComponent(data)}`;
  return { address, socket: join(data, ".s.PGSQL.5432"), crash, stop };
}

function findPrograms(): string {
  const folders = ["/usr/lib/postgresql/*/bin", "/opt/homebrew/opt/postgresql*/bin", "/usr/local/pgsql/bin"];
  const found = folders.flatMap((pattern) => expand(pattern)).find((folder) => existsSync(join(folder, "initdb")));
  if (!found) throw new Error("These tests need Postgres. Install the package postgresql and run them again.");
  return found;
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
