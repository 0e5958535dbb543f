// Prints a document with the Chromium that is installed.
import { spawn } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";
import { UsageError } from "../../shared/problem.js";

/** How Chromium and browsers made from it are called. */
const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge", "chrome"];

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

/** Prints a file with scripts run, an outline of its headings and tags for screen readers. Throws a UsageError where it fails. */
export async function printPdf(chromium: string, html: string, pdf: string): Promise<void> {
  const profile = await mkdtemp(join(tmpdir(), "docsgen-chromium-"));
  const options = [
    "--headless",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-extensions",
    "--no-first-run",
    "--no-pdf-header-footer",
    "--generate-pdf-document-outline",
    "--virtual-time-budget=60000",
    `--user-data-dir=${profile}`,
    `--print-to-pdf=${pdf}`,
    // Chromium refuses to keep what it opens apart from the system for root; all it opens is this file.
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    pathToFileURL(html).href,
  ];
  await rm(pdf, { force: true });
  try {
    const said = await runToEnd(chromium, options);
    const size = await stat(pdf).then(
      (found) => found.size,
      () => 0,
    );
    if (size === 0) throw new UsageError(`Chromium printed nothing.\n${said.slice(-2000)}`.trimEnd());
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 }).catch(() => {});
  }
}

/** What the program says on its way. */
function runToEnd(program: string, options: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, options, { stdio: ["ignore", "ignore", "pipe"] });
    let said = "";
    const late = setTimeout(() => child.kill("SIGKILL"), PATIENCE);
    child.stderr.on("data", (part: Buffer) => {
      said = (said + part.toString()).slice(-10_000);
    });
    child.on("error", (cause) => {
      clearTimeout(late);
      reject(new UsageError(`"${program}" cannot be run (${cause.message}).`, "Name Chromium or Chrome in CHROMIUM."));
    });
    child.on("close", () => {
      clearTimeout(late);
      resolve(said);
    });
  });
}
