// `docsgen build`: writes the static site, whole or not at all.
import { finishSwitch } from "../emit/switch-journal.js";
import { workFile } from "../emit/work-folders.js";
import { guardFolder } from "../emit/write-tree.js";
import { withLock } from "../files/lock.js";
import { compileLater } from "../shared/engine/engine-flags.js";
import { folderFromHere } from "../shared/places/name-files.js";
import { findRoot } from "../site/find-root.js";
import { growAsAtFirst, growSoon } from "../site/heap-growth.js";
import type { OpenedSite } from "../site/open-site.js";
import type { BuildFlags, BuildRun, PreparedStep } from "./building/build-step.js";
import { sweepLeftovers } from "./building/forget.js";
import { lastBuild } from "./building/last-build.js";
import { buildReport, type Outcome } from "./building/outcome.js";
import { countProblems, exitCode, explanationLine, printRun, say, sayFailure, writeReport } from "./finish-run.js";
import { prepareSteps } from "./load-steps.js";
import { outFolder, readRun } from "./options/reading-options.js";
import { createProgress, type Progress } from "./progress.js";

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
    return (await run({ root, out, flags, progress })).outcome;
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
  return withLock(
    workFile(out, "lock"),
    () => {
      finishSwitch(out);
      sweepLeftovers(out);
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
  const { outcome, trouble, notes, hasAddress } = await run({ root, out, flags, progress });
  const seconds = progress.end();
  await printRun({ ...flags, root }, outcome.problems);
  if (trouble !== null) process.stderr.write(notKept(trouble));
  const exit = outcome.written === null ? 1 : exitCode(outcome.problems, flags);
  if (flags.report)
    await writeReport(
      flags.report,
      buildReport({ ...outcome, seconds, exit }),
      "Choose a different file with --report.",
    );
  return close(outcome, { out, seconds, flags, notes, hasAddress });
}

interface Run extends BuildRun {
  readonly progress: Progress;
}

interface BuiltRun {
  readonly outcome: Outcome;
  /** Why the next build cannot take anything over; null where it can. */
  readonly trouble: string | null;
  /** The project as it was read, for the steps; null where it did not have to be read. */
  readonly opened: OpenedSite | null;
}

interface FinishedRun extends BuiltRun {
  /** What the steps tell. */
  readonly notes: readonly string[];
  /** Whether the site knows its address, or a step says that it has none. */
  readonly hasAddress: boolean;
}

function notKept(trouble: string): string {
  return `Warning: The cache cannot be written (${trouble}), so every build starts from scratch.\n  Use --no-cache to build without a cache.\n`;
}

async function run(run: Run): Promise<FinishedRun> {
  const steps = await prepareSteps(run);
  try {
    const folder = steps.find((step) => step.folder !== undefined)?.folder ?? run.out;
    const flags = Object.assign({}, run.flags, ...steps.map((step) => step.flags)) as BuildFlags;
    const hasAddress = Boolean(run.flags.siteUrl) || steps.some((step) => step.flags?.siteUrl !== undefined);
    const made = await runInto({ ...run, out: folder, flags }, steps);
    if (made.outcome.written === null) return { ...made, notes: [], hasAddress };
    return { ...made, ...(await finish(made, { folder, steps, progress: run.progress })), hasAddress };
  } finally {
    for (const step of steps) step.close?.();
  }
}

interface Finishing extends Pick<Run, "progress"> {
  readonly folder: string;
  readonly steps: readonly PreparedStep[];
}

async function finish({ outcome, opened }: BuiltRun, { folder, steps, progress }: Finishing) {
  const notes: string[] = [];
  let { written } = outcome;
  let stage: string | undefined;
  for (const step of steps.toReversed()) {
    if (step.stage !== undefined && step.stage !== stage) progress.stage(step.stage);
    stage = step.stage;
    const finished = await step.finish({ folder, opened });
    notes.push(...finished.notes);
    written = finished.written ?? written;
  }
  return { notes, outcome: { ...outcome, written } };
}

async function runInto({ root, out, flags, progress }: Run, steps: readonly PreparedStep[]): Promise<BuiltRun> {
  const run = readRun(root, { ...flags, out });
  const last = lastBuild(root, out, { options: run.options, others: steps.flatMap(({ files = [] }) => files) });
  const known = last.recall();
  if (known && exitCode(known.problems, flags) === 0) return { outcome: known, trouble: null, opened: null };
  compileLater();
  growSoon();
  // What reads and draws is only loaded from here on.
  const { writeSite } = await import("./building/write-site.js");
  const { outcome, isRepeatable, memory, opened, states } = await writeSite({ ...run, progress, past: last.begin() });
  growAsAtFirst();
  if (states && opened) last.remember({ outcome: isRepeatable ? outcome : null, memory, git: opened.git }, states);
  // Without steps, nothing needs the project any more.
  return { outcome, trouble: last.trouble(), opened: steps.length === 0 ? null : opened };
}

const NO_URL = "Set --site-url to include the sitemap, feeds, preview images, and canonical and hreflang links.";

interface ClosedRun extends Pick<FinishedRun, "notes" | "hasAddress">, Pick<Run, "out" | "flags"> {
  readonly seconds: object;
}

function close(outcome: Outcome, { out, seconds, flags, notes, hasAddress }: ClosedRun): number {
  const { kinds, problems, written } = outcome;
  const took = Object.values(seconds)
    .reduce((sum: number, each: number) => sum + each, 0)
    .toFixed(1);
  const code = exitCode(problems, flags);
  const shown = folderFromHere(out);
  if (kinds === null || written === null) {
    sayFailure("build", outcome, flags);
    return 1;
  }
  const pages = kinds.length === 1 ? "1 page" : `${kinds.length} pages`;
  const built = `Built ${pages} into ${shown} in ${took} s (${countProblems(problems)}).`;
  say(flags, true, [built, explanationLine(problems, flags), hasAddress ? null : NO_URL, ...notes]);
  return code;
}
