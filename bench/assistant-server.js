// Starts an assistant server on this machine, without limits and with a store that goes with it.
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const docsgen = fileURLToPath(new URL("../bin/docsgen.js", import.meta.url));
const boundless = ["--limit-key-month", "--limit-org-hour", "--limit-ip-day"].flatMap((flag) => [flag, "1000000000"]);

/** @param dist the folder of a built site; it is served as the domain `bench` */
export async function startAssistant(dist) {
  const folder = mkdtempSync(join(tmpdir(), "docsgen-bench-"));
  const store = ["--store", `sqlite:${join(folder, "assistant.db")}`];
  const key = execFileSync(process.execPath, [docsgen, "keys", "create", "--domain", "bench", ...store], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const flags = ["--domain", "bench", "--port", "0", ...store, ...boundless];
  const child = spawn(process.execPath, [docsgen, "serve-assistant", dist, ...flags]);
  const port = await new Promise((resolve, reject) => {
    let said = "";
    createInterface(child.stderr).on("line", (line) => {
      if (line.includes('"listening"')) resolve(JSON.parse(line).port);
      else said ||= line;
    });
    child.once("exit", () => reject(new Error(said)));
  });
  return {
    pid: child.pid,
    url: `http://127.0.0.1:${port}`,
    headers: { authorization: `Bearer ${key.toString().trim()}`, "content-type": "application/json" },
    stop() {
      child.kill("SIGTERM");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
