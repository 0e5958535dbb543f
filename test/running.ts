// What tests of commands share: the command as users run it, git, and what a command in this process prints.
import { execFile, execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { vi } from "vitest";

/** The file that users run. */
export const COMMAND = fileURLToPath(new URL("../bin/docsgen.js", import.meta.url));

interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs docsgen in a process of its own, to its end. */
export function docsgen(args: string[], options: { cwd?: string; env?: NodeJS.ProcessEnv } = {}): Promise<Ran> {
  const run = promisify(execFile)(process.execPath, [COMMAND, ...args], options);
  return run.then(
    (printed) => ({ code: 0, ...printed }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  );
}

/** Runs git in a folder, as somebody; gives what it prints. */
export function gitIn(folder: string): (...args: string[]) => string {
  const somebody = ["-c", "user.name=a", "-c", "user.email=a@example.com"];
  return (...args) => execFileSync("git", ["-C", folder, ...somebody, ...args], { stdio: "pipe", encoding: "utf8" });
}

/** Keeps what is printed from the terminal, until mocks are restored; gives what it was so far. */
export function listenTo(stream: "stdout" | "stderr"): () => string {
  let heard = "";
  vi.spyOn(process[stream], "write").mockImplementation((text) => {
    heard += String(text);
    return true;
  });
  return () => heard;
}
