// Runs docsgen as operators do: builds a small site and serves it in processes of its own.
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { writeFiles } from "../../temporary-folder.js";
import { ask } from "./assistant.js";

const docsgen = fileURLToPath(new URL("../../../bin/docsgen.js", import.meta.url));
const run = promisify(execFile);

/** Servers that have not ended. */
const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

export interface ServerProcess {
  readonly url: string;
  readonly logs: readonly Readonly<Record<string, unknown>>[];
  /** Ends the process and answers its exit code; null where a signal ended it. */
  stop(signal: "SIGTERM" | "SIGKILL"): Promise<number | null>;
}

/** Writes a site of the given pages and builds it. Answers the folder of the build. */
export async function buildSite(root: string, pages: Readonly<Record<string, string>>, settings: object = {}) {
  const look = { theme: "mint", colors: { primary: "#0D9373" } };
  const docs = { name: "Acme", ...look, navigation: { pages: Object.keys(pages) }, ...settings };
  const texts = Object.entries(pages).map(([path, text]) => [`${path}.mdx`, text]);
  writeFiles(root, { "docs.json": JSON.stringify(docs), ...Object.fromEntries(texts) });
  const dist = join(root, "dist");
  await run(process.execPath, [docsgen, "build", root, "--out", dist, "--offline", "--no-cache"]);
  return dist;
}

/** A page with the port of a server. */
export const portPage = (port: number) => ({
  index: `---\ntitle: Ports\n---\n\n## Choose a port\n\nThe server listens on port ${port}.\n`,
});

export const ASK_PORT = ask("Which port does the server listen on?");

/** Makes a key on the command line; it stands alone on stdout. */
export async function createKey(store: string, domain = "acme"): Promise<string> {
  const { stdout } = await run(process.execPath, [docsgen, "keys", "create", "--domain", domain, "--store", store]);
  return stdout.trim();
}

/** Starts `serve-assistant` for one built site. `before` is a script that it runs first. */
export function startServer(dist: string, options: readonly string[], before?: string): Promise<ServerProcess> {
  return startServerWith([dist, "--domain", "acme", ...options], before);
}

/** Starts `serve-assistant` on a free port and waits until it listens. */
export async function startServerWith(options: readonly string[], before?: string): Promise<ServerProcess> {
  const required = before === undefined ? [] : ["--require", before];
  const child = spawn(process.execPath, [...required, docsgen, "serve-assistant", "--port", "0", ...options]);
  running.add(child);
  child.once("exit", () => running.delete(child));
  const logs: Record<string, unknown>[] = [];
  const other: string[] = [];
  const port = await new Promise<unknown>((resolve, reject) => {
    child.once("exit", () => reject(new Error(`The server ended:\n${other.join("\n")}`)));
    createInterface(child.stderr).on("line", (line) => {
      if (!line.startsWith("{")) {
        other.push(line);
        return;
      }
      const entry: Record<string, unknown> = JSON.parse(line);
      logs.push(entry);
      if (entry["event"] === "listening") resolve(entry["port"]);
    });
  });
  return {
    url: `http://127.0.0.1:${port}`,
    logs,
    async stop(signal) {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill(signal);
        await once(child, "exit");
      }
      return child.exitCode;
    },
  };
}

/** Ends what a failed test has left running. For `afterAll` of every file that starts servers. */
export async function stopServers(): Promise<void> {
  const ended = [...running].map((child) => once(child, "exit"));
  for (const child of running) child.kill("SIGKILL");
  await Promise.all(ended);
}

/** Asks a question over the wire, as a raw reader. */
export function askServer(
  url: string,
  body: object,
  headers: Readonly<Record<string, string>> & { readonly authorization: string },
  domain = "acme",
): Promise<Response> {
  return fetch(`${url}/discovery/v2/assistant/${domain}/message`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}
