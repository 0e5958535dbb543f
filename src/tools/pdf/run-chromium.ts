// Finds Chromium, prints documents with it, and reads what their scripts found.

import { spawn } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { UsageError } from "../../shared/problem.js";

/** How Chromium and browsers made from it are called. */
const NAMES = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "microsoft-edge",
  "chrome",
  "chromium-headless-shell",
  "chrome-headless-shell",
];

const ELSEWHERE = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

/** The longest time that printing may take, in milliseconds. */
const PATIENCE = 15 * 60_000;

/** The program: the one that CHROMIUM names, else one that is installed. Throws a UsageError where there is none. */
export function findChromium(environment: NodeJS.ProcessEnv): string {
  const named = environment["CHROMIUM"];
  if (named) {
    if (canRun(named)) return named;
    throw new UsageError(`CHROMIUM names "${named}", which cannot be run.`, "Name the program of Chromium or Chrome.");
  }
  const folders = (environment["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  const found = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...ELSEWHERE].find(canRun);
  if (found !== undefined) return found;
  throw new UsageError(
    "A PDF is printed by Chromium, which is not installed.",
    "Install Chromium or Chrome (Debian and Ubuntu: apt-get install chromium), or name it in the environment variable CHROMIUM.",
  );
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Prints a document with scripts run, an outline of its headings and tags for screen readers. Throws a UsageError where it fails. */
export async function printPdf(chromium: string, address: string, pdf: string): Promise<void> {
  await rm(pdf, { force: true });
  const options = ["--no-pdf-header-footer", "--generate-pdf-document-outline", `--print-to-pdf=${pdf}`];
  const { said } = await runChromium(chromium, address, options);
  const size = await stat(pdf).then(
    (found) => found.size,
    () => 0,
  );
  if (size === 0) throw new UsageError(`Chromium printed nothing.\n${said.slice(-2000)}`.trimEnd());
}

/** The HTML of a document after its scripts have run. */
export async function openedHtml(chromium: string, address: string): Promise<string> {
  return (await runChromium(chromium, address, ["--dump-dom"])).printed;
}

/** Opens a document with scripts run. */
async function runChromium(program: string, address: string, options: readonly string[]): Promise<Run> {
  const profile = await mkdtemp(join(tmpdir(), "docsgen-chromium-"));
  try {
    return await runToEnd(program, [
      "--headless",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-extensions",
      "--no-first-run",
      "--virtual-time-budget=60000",
      `--user-data-dir=${profile}`,
      ...options,
      // Chromium refuses to keep what it opens apart from the system for root; all it opens is this document.
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      address,
    ]);
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 }).catch(() => {});
  }
}

interface Run {
  /** What the program says on its way. */
  readonly said: string;
  /** What it was asked to print to its output. */
  readonly printed: string;
}

function runToEnd(program: string, options: readonly string[]): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, options, {
      stdio: ["ignore", "pipe", "pipe"],
      timeout: PATIENCE,
      killSignal: "SIGKILL",
    });
    let said = "";
    let printed = "";
    child.stdout.on("data", (part: Buffer) => {
      printed += part.toString();
    });
    child.stderr.on("data", (part: Buffer) => {
      said = (said + part.toString()).slice(-10_000);
    });
    child.on("error", (cause) =>
      reject(new UsageError(`"${program}" cannot be run (${cause.message}).`, "Name Chromium or Chrome in CHROMIUM.")),
    );
    child.on("close", () => resolve({ said, printed }));
  });
}
