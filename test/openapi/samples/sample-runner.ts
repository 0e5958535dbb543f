// Owns how samples run: each in a process of its own, or all in one that reads their numbers and runs them in turn.
import { type ChildProcessWithoutNullStreams, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { homedir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { SAMPLE_ENDS } from "./programs.js";

export type Command = readonly [string, ...string[]];

/** Starting some interpreters and machines takes a second: what they run has one process. */
export type Running =
  | { readonly kind: "each"; readonly command: (number: number) => Command }
  | { readonly kind: "all"; readonly command: Command };

export interface SampleRunner {
  /** Runs the sample with this number, and gives what it prints. */
  readonly run: (number: number) => Promise<string>;
  /** Fails where what ran the samples does not end well by itself. */
  readonly close: () => Promise<void>;
}

/** Runs samples that are built in this folder. */
export function openRunner(running: Running, folder: string): SampleRunner {
  if (running.kind === "each") {
    const { command } = running;
    return { run: (number) => execute(command(number), folder), close: async () => {} };
  }
  let program: SampleRunner | null = null;
  return {
    run: async (number) => {
      program ??= openProgram(running.command, folder);
      try {
        return await program.run(number);
      } catch (error) {
        // The next sample runs in a new one.
        program = null;
        throw error;
      }
    },
    close: async () => await program?.close(),
  };
}

/** Gives what the command prints. */
export async function execute([command, ...rest]: Command, folder: string): Promise<string> {
  return (await promisify(execFile)(command, rest, { cwd: folder, env: environment(folder) })).stdout;
}

function openProgram([command, ...rest]: Command, folder: string): SampleRunner {
  const program = spawn(command, rest, { cwd: folder, env: environment(folder) });
  const end = endOf(program);
  const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]();
  // What cannot be written is missed in what comes back.
  program.stdin.on("error", () => {});
  return {
    run: async (number) => {
      program.stdin.write(`${number}\n`);
      const printed: string[] = [];
      for (let next = await lines.next(); !next.done; next = await lines.next()) {
        if (next.value === SAMPLE_ENDS) return printed.join("\n");
        printed.push(next.value);
      }
      throw new Error(await end);
    },
    close: async () => {
      program.stdin.end();
      const reason = await end;
      if (program.exitCode !== 0) throw new Error(reason);
    },
  };
}

/** Says how a program ended. */
async function endOf(program: ChildProcessWithoutNullStreams): Promise<string> {
  let said = "";
  program.stderr.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  await once(program, "close");
  return `The program of the samples ended with ${program.exitCode ?? program.signalCode}: ${said}`;
}

/** Toolchains find their own files below the home folder, which is not the samples' business. */
function environment(folder: string): Readonly<Record<string, string | undefined>> {
  const rustup = process.env["RUSTUP_HOME"] ?? join(homedir(), ".rustup");
  return { PATH: process.env["PATH"], LANG: "C.UTF-8", HOME: folder, RUSTUP_HOME: rustup };
}
