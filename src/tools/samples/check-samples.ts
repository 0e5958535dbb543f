// Runs the code blocks of a site that are marked as tests, and reports those that fail.

import { type ChildProcess, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openFolder } from "../../files/open-folder.js";
import { escapePattern } from "../../shared/escape-pattern.js";
import { type Problem, problem } from "../../shared/problem.js";
import { commitOfFile } from "../../shared/version-files.js";
import type { CheckStep } from "../core.js";
import { findSamples, type Sample } from "./find-samples.js";

/** The default limit for a code block that is run, in seconds. */
const TIMEOUT = 30;

/** `check --samples`. Versions that are read from git are left alone: their samples are of their time. */
export const checkSamples: CheckStep = async ({ site, affected }, { run, checks }) => {
  const { root } = site;
  const problems: Problem[] = [];
  const pages = [...site.pages.values()].flatMap(({ source }) => source?.file ?? []);
  const isChecked = (file: string) => affected === null || affected.files.has(file);
  const own = [...new Set([...pages, ...site.snippets])].filter(
    (file) => /\.mdx?$/i.test(file) && commitOfFile(file) === null && isChecked(file),
  );
  const folder = openFolder(root);
  const readCode = (file: string) => folder.ask(file, "code");
  const samples = own.flatMap((file) => {
    const text = folder.text(file) ?? "";
    return /\btest\b/.test(text) ? findSamples({ file, text, readCode }, (each) => problems.push(each)) : [];
  });
  const timeLimit = (checks.sampleTimeout ?? TIMEOUT) * 1000;
  problems.push(...(await runSamples(samples, { root, jobs: run.jobs, timeLimit })));
  return { problems };
};

/** Runs code blocks that are marked as tests: each in a folder of its own, several at once, within a limit of time. */
interface SampleRun {
  /** Absolute path of the project, which samples know as DOCSGEN_ROOT. */
  readonly root: string;
  readonly jobs: number;
  /** In milliseconds. */
  readonly timeLimit: number;
}

/** The problems in the order of the samples. */
async function runSamples(samples: readonly Sample[], run: SampleRun): Promise<Problem[]> {
  const results: (Problem | null)[] = samples.map(() => null);
  const left = [...samples.entries()];
  const running = new Map<string, End>();
  const worker = async () => {
    for (let next = left.shift(); next; next = left.shift()) results[next[0]] = await runSample(next[1], run, running);
  };
  const letGo = endWithProcess(running);
  try {
    await Promise.all(Array.from({ length: Math.min(run.jobs, samples.length) }, worker));
  } finally {
    letGo();
  }
  return results.filter((each) => each !== null);
}

/** Ends a program with what it started. */
type End = () => void;

/** Programs are in groups of their own, to which signals for docsgen do not come. Call the result when they have ended. */
function endWithProcess(running: ReadonlyMap<string, End>): () => void {
  const end = (signal: NodeJS.Signals) => {
    for (const [folder, endProgram] of running) {
      endProgram();
      rmSync(folder, { recursive: true, force: true });
    }
    letGo();
    process.kill(process.pid, signal);
  };
  const letGo = () => {
    for (const signal of SIGNALS) process.off(signal, end);
  };
  for (const signal of SIGNALS) process.on(signal, end);
  return letGo;
}

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

async function runSample(sample: Sample, run: SampleRun, running: Map<string, End>): Promise<Problem | null> {
  const folder = await mkdtemp(join(tmpdir(), "docsgen-sample-"));
  try {
    await writeFile(join(folder, sample.fileName), `${sample.code.replace(/\n$/, "")}\n`);
    const ended = start(sample, folder, { ...run, onStart: (end) => running.set(folder, end) });
    return verdict(sample, await ended, run);
  } finally {
    running.delete(folder);
    await rm(folder, { recursive: true, force: true });
  }
}

interface Ended {
  /** Null where it was ended. */
  readonly code: number | null;
  readonly isLate: boolean;
  readonly output: string;
  readonly errors: string;
}

/** What a program prints beyond this is let go. */
const MOST_OUTPUT = 1 << 20;

/** How long what a program printed last is waited for when it has ended, in milliseconds. */
const PATIENCE = 500;

interface SampleStart extends SampleRun {
  readonly onStart: (end: End) => void;
}

function start(sample: Sample, folder: string, { root, timeLimit, onStart }: SampleStart): Promise<Ended> {
  const env = { ...process.env, DOCSGEN_ROOT: root, ...sample.env };
  const isGroup = process.platform !== "win32";
  const options = { cwd: folder, env, shell: true, detached: isGroup };
  const child = spawn(sample.command, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  let [output, errors, isLate] = ["", "", false];
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
    if (output.length < MOST_OUTPUT) output += chunk;
  });
  child.stderr.setEncoding("utf8").on("data", (chunk: string) => {
    if (errors.length < MOST_OUTPUT) errors += chunk;
  });
  const end = () => endProgram(child, isGroup);
  onStart(end);
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      isLate = true;
      end();
    }, sample.timeLimit ?? timeLimit);
    child.on("error", (error) => {
      errors += error.message;
    });
    child.on("exit", () => {
      end();
      // What has left the group may hold on to the output for ever.
      setTimeout(() => {
        child.stdout.destroy();
        child.stderr.destroy();
      }, PATIENCE).unref();
    });
    child.on("close", (code) => {
      clearTimeout(timer);
      resolve({ code, isLate, output, errors });
    });
  });
}

function endProgram(child: ChildProcess, isGroup: boolean): void {
  try {
    if (isGroup && child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
    else child.kill("SIGKILL");
  } catch {
    // It ended meanwhile.
  }
}

function verdict(sample: Sample, { code, isLate, output, errors }: Ended, { timeLimit }: SampleRun): Problem | null {
  const { place, command } = sample;
  if (isLate) {
    const seconds = (sample.timeLimit ?? timeLimit) / 1000;
    const what = `The code block was stopped after ${seconds} s (${command}).`;
    return problem("sample-failed", place, what, "Give it more time with timeout=60 or --sample-timeout.");
  }
  if (code !== 0) {
    const said = lastLines(errors || output);
    const what = `The code block fails with exit code ${code ?? "of a signal"} (${command}).`;
    return problem("sample-failed", place, what, said || "It printed nothing.");
  }
  if (sample.output === null || matches(output, sample.output)) return null;
  const what = "The code block does not print the expected output.";
  return problem("sample-output", place, what, `Expected:\n${sample.output.trim()}\nPrinted:\n${lastLines(output)}`);
}

const MOST_LINES = 8;

function lastLines(text: string): string {
  return text.trim().split(/\r?\n/).slice(-MOST_LINES).join("\n");
}

/** Spaces at the ends of lines do not count; `...` stands for any text, also of several lines. */
export function matches(output: string, expected: string): boolean {
  const pattern = tidy(expected).split("...").map(escapePattern).join("[\\s\\S]*?");
  return new RegExp(`^${pattern}$`).test(tidy(output));
}

function tidy(text: string): string {
  return text
    .split(/\r?\n/)
    .map((line) => line.trimEnd())
    .join("\n")
    .trim();
}
