// `docsgen build`: writes the static site, whole or not at all.
import { withOutputLock } from "../emit/output-lock.js";
import { finishSwitch } from "../emit/switch-journal.js";
import { guardFolder } from "../emit/write-tree.js";
import { compileLater } from "../render/threads/compile-later.js";
import { UsageError } from "../shared/problem.js";
import { findRoot } from "../site/find-root.js";
import { growAsAtFirst, growSoon } from "../site/heap-growth.js";
import type { OpenedSite } from "../site/open-site.js";
import { buildReport } from "./building/build-report.js";
import { lastBuild } from "./building/last-build.js";
import type { Outcome } from "./building/outcome.js";
import { countProblems, exitCode, explanationLine, lenientHint, printRun, say, writeReport } from "./finish-run.js";
import { folderFromHere } from "./name-files.js";
import { jobsOf, outFolder, type ReadingFlags, siteOptions } from "./options/reading-options.js";
import { FILES_OF_TARGET } from "./options/targets.js";
import { createProgress, type Progress } from "./progress.js";

export interface BuildFlags extends ReadingFlags {
  readonly report?: string;
  /** Whether the site is to work from a folder, without a server. */
  readonly portable?: boolean;
  /** Whether the folder is written as a zip file, too. */
  readonly zip?: boolean;
  /** A git ref: what pages say now and did not say there is written, too. */
  readonly compare?: string;
  /** The file for a comment, or for JSON. */
  readonly compareReport?: string;
}

/** Builds and returns the exit code. */
export function build(folder: string, flags: BuildFlags): Promise<number> {
  return alone(folder, flags, (root, out) => buildInto(root, out, flags));
}

/** Builds without a word, for programs and other commands. `target`: a folder in the place of the project's output. */
export function buildQuietly(folder: string, flags: BuildFlags, target?: string): Promise<Outcome> {
  const progress = createProgress({
    quiet: true,
    isTerminal: false,
    write: () => {},
    now: () => process.uptime() * 1000,
  });
  return alone(folder, target === undefined ? flags : { ...flags, out: target }, async (root, out) => {
    guardFolder(out);
    return (await run(root, out, flags, progress)).outcome;
  });
}

/** One build at a time writes a folder. */
function alone<Result>(
  folder: string,
  flags: BuildFlags,
  use: (root: string, out: string) => Promise<Result>,
): Promise<Result> {
  const root = findRoot(folder, "build");
  const out = outFolder(root, flags);
  return withOutputLock(
    out,
    () => {
      finishSwitch(out);
      return use(root, out);
    },
    (pid) => {
      if (!flags.quiet) process.stderr.write(`Waiting for another build of ${folderFromHere(out)} (process ${pid}).\n`);
    },
  );
}

async function buildInto(root: string, out: string, flags: BuildFlags): Promise<number> {
  guardFolder(out);
  const isTerminal = process.stderr.isTTY === true && process.env["CI"] !== "true";
  const progress = createProgress({
    quiet: flags.quiet === true || flags.format !== "text",
    isTerminal,
    write: (text) => process.stderr.write(text),
    // Loading `performance` would cost more than it is used for.
    now: () => process.uptime() * 1000,
  });
  const { outcome, trouble, notes } = await run(root, out, flags, progress);
  const seconds = progress.end();
  await printRun(root, outcome.problems, flags);
  if (trouble !== null) process.stderr.write(notKept(trouble));
  const exit = outcome.written === null ? 1 : exitCode(outcome.problems, flags);
  if (flags.report)
    await writeReport(
      flags.report,
      buildReport({ ...outcome, seconds, exit }),
      "Choose a different file with --report.",
    );
  return close(outcome, { out, seconds, flags, notes });
}

interface Run {
  readonly outcome: Outcome;
  /** Why the next build cannot take anything over; null where it can. */
  readonly trouble: string | null;
  /** The project as it was read, for a comparison; null where it did not have to be read. */
  readonly opened: OpenedSite | null;
}

interface FinishedRun extends Run {
  /** What to tell of a folder or a zip file. */
  readonly notes: readonly string[];
}

function notKept(trouble: string): string {
  return `Warning: The cache cannot be written (${trouble}), so every build starts from scratch.\n  Use --no-cache to build without a cache.\n`;
}

/** What a host needs is written last: it says what the finished site is. */
async function run(root: string, out: string, flags: BuildFlags, progress: Progress): Promise<FinishedRun> {
  const { target, portable } = flags;
  if (target === undefined) return runCompared(root, out, flags, progress);
  if (portable) throw new UsageError("--target and --portable cannot be used together.", "Leave one of them out.");
  const { checkTarget, writeTarget } = await import("../tools/target/write-target.js");
  checkTarget(target, out, siteOptions(root, flags).base);
  const made = await runCompared(root, out, flags, progress);
  if (made.outcome.written === null) return made;
  return { ...made, notes: [...made.notes, writeTarget(target, out, process.cwd())] };
}

async function runCompared(root: string, out: string, flags: BuildFlags, progress: Progress): Promise<FinishedRun> {
  const { compare, portable } = flags;
  if (compare === undefined) return pack(root, out, flags, progress);
  if (portable) throw new UsageError("--compare and --portable cannot be used together.", "Leave one of them out.");
  const { compareSite, whatChanged } = await import("../tools/compare/compare-site.js");
  const change = whatChanged(root, compare);
  const made = await pack(root, out, flags, progress);
  if (made.outcome.written === null) return made;
  progress.stage("Comparing");
  const note = await compareSite(change, { root, out, options: siteOptions(root, flags), opened: made.opened }, flags);
  return { ...made, notes: [...made.notes, note] };
}

/** A site that is to be changed once more is built elsewhere first. */
async function pack(root: string, out: string, flags: BuildFlags, progress: Progress): Promise<FinishedRun> {
  if (flags.portable !== true && flags.zip !== true)
    return { ...(await runInto(root, out, flags, progress)), notes: [] };
  const { finishFolder, openWorkshop } = await import("../tools/portable/finish-folder.js");
  const { folder, close } = openWorkshop(root, out, flags);
  try {
    const made = await runInto(root, folder, flags, progress);
    if (made.outcome.written === null) return { ...made, notes: [] };
    progress.stage("Packing");
    const { written, notes } = await finishFolder(folder, out, flags);
    return { ...made, outcome: { ...made.outcome, written: written ?? made.outcome.written }, notes };
  } finally {
    close();
  }
}

async function runInto(root: string, out: string, flags: BuildFlags, progress: Progress): Promise<Run> {
  const options = siteOptions(root, flags.portable ? { ...flags, base: "", siteUrl: "" } : flags);
  const others = flags.target === undefined ? [] : FILES_OF_TARGET[flags.target];
  const last = lastBuild(root, out, { options, others });
  const known = last.recall();
  if (known && exitCode(known.problems, flags) === 0) return { outcome: known, trouble: null, opened: null };
  compileLater();
  growSoon();
  // What reads and draws is only loaded from here on.
  const { writeSite } = await import("./building/write-site.js");
  const strict = flags.strict === true;
  const run = { root, out, options, strict, jobs: jobsOf(flags), progress, past: last.begin() };
  const { outcome, isRepeatable, memory, opened, states } = await writeSite(run);
  growAsAtFirst();
  if (states && opened) last.remember({ outcome: isRepeatable ? outcome : null, memory, git: opened.git }, states);
  return { outcome, trouble: last.trouble(), opened: flags.compare === undefined ? null : opened };
}

const NO_URL = "Set --site-url to include the sitemap, feeds, preview images, and canonical and hreflang links.";

function close(
  outcome: Outcome,
  run: { out: string; seconds: object; flags: BuildFlags; notes: readonly string[] },
): number {
  const { kinds, problems, written } = outcome;
  const { out, seconds, flags, notes } = run;
  const took = Object.values(seconds)
    .reduce((sum: number, each: number) => sum + each, 0)
    .toFixed(1);
  const code = exitCode(problems, flags);
  const shown = folderFromHere(out);
  if (kinds === null || written === null) {
    const said = `Build failed: ${countProblems(problems)}. Nothing was written; the last successful build is unchanged.`;
    say(flags, false, said, explanationLine(problems, flags), lenientHint("build", outcome, flags));
    return 1;
  }
  const pages = kinds.length === 1 ? "1 page" : `${kinds.length} pages`;
  const built = `Built ${pages} into ${shown} in ${took} s (${countProblems(problems)}).`;
  const address = flags.siteUrl || flags.portable ? null : NO_URL;
  say(flags, true, built, explanationLine(problems, flags), address, ...notes);
  return code;
}
