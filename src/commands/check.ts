// `docsgen check`: every problem of a project, or those of a change. Only `--fix` writes.
import { dirname, resolve } from "node:path";
import { folderFromHere, fromHere } from "../shared/places/name-files.js";
import { type Problem, UsageError } from "../shared/problem.js";
import { findRoot } from "../site/find-root.js";
import { checkFile, isDescriptionFile } from "./check-file.js";
import { checkReport, type ReportedCheck } from "./checking/check-report.js";
import { checkSite } from "./checking/check-site.js";
import type { Checks } from "./checking/check-step.js";
import { foldAside } from "./checking/fold-aside.js";
import { type ChangeFlags, readChange } from "./checking/read-change.js";
import { countProblems, exitCode, explanationLine, printRun, say, writeReport } from "./finish-run.js";
import { siteOptions } from "./options/reading-options.js";

export interface CheckFlags extends Omit<Checks, "change">, ChangeFlags {
  readonly fix?: boolean;
  readonly dryRun?: boolean;
  readonly report?: string;
  readonly reportFull?: string;
}

/** Checks a project, or the file of an API description, and returns the exit code. */
export async function check(path: string, flags: CheckFlags): Promise<number> {
  if (isDescriptionFile(path)) {
    const folder = dirname(resolve(path));
    const problems = await checkFile(path, siteOptions(folder, flags));
    return close({ root: folder, checked: resolve(path), problems, drawn: null }, flags);
  }
  const root = findRoot(path, "check");
  const options = siteOptions(root, flags);
  const change = readChange(root, flags);
  for (const name of change?.absent ?? [])
    if (!flags.quiet) process.stderr.write(`"${name}" does not exist: only links to it are checked.\n`);
  const checks = { ...flags, change };
  if (flags.dryRun && !flags.fix) throw new UsageError("--dry-run needs --fix.", "Without --fix, nothing is written.");
  const found = await checkSite(root, options, checks);
  for (const { note } of found.drawn?.findings ?? []) if (note && !flags.quiet) process.stderr.write(`${note}\n`);
  if (!flags.fix || found.drawn === null) return close({ root, checked: root, ...found }, flags);
  const { fixProject } = await import("./checking/fix-project.js");
  const fixes = await fixProject(found.drawn, { dryRun: flags.dryRun === true });
  const nameFile = fromHere(root);
  for (const { place, written, meant } of fixes) {
    const change = meant === null ? `removed the duplicate key "${written}"` : `"${written}" → "${meant}"`;
    process.stderr.write(
      `${flags.dryRun ? "would fix" : "fixed"}  ${nameFile(place.file)}${place.line > 0 ? `:${place.line}:${place.column}` : ""}  ${change}\n`,
    );
  }
  const again = fixes.length === 0 || flags.dryRun ? found : await checkSite(root, options, checks);
  return close({ root, checked: root, ...again }, flags);
}

interface Checked extends Omit<ReportedCheck, "exit"> {
  readonly root: string;
  readonly checked: string;
  readonly problems: readonly Problem[];
}

async function close({ root, checked, problems, drawn }: Checked, flags: CheckFlags): Promise<number> {
  const isFolded = drawn !== null && drawn.affected === null && flags.format === "text" && !flags.verbose;
  const { shown, line } = isFolded ? foldAside(problems, drawn.site) : { shown: problems, line: null };
  await printRun(root, shown, flags);
  const exit = exitCode(problems, flags);
  const { report, reportFull } = flags;
  if (report !== undefined) await writeReport(report, checkReport({ problems, drawn, exit }, false), ELSEWHERE);
  if (reportFull !== undefined) await writeReport(reportFull, checkReport({ problems, drawn, exit }, true), ELSEWHERE);
  const said = `Checked ${folderFromHere(checked)}${ofChange(drawn)}: ${countProblems(problems)}.`;
  say(flags, exit === 0, said, line, explanationLine(shown, flags));
  return exit;
}

const ELSEWHERE = "Choose a different file.";

/** How much was checked, where not all was. */
function ofChange(drawn: Checked["drawn"]): string {
  if (!drawn?.affected) return "";
  const { pages, linking } = drawn.affected;
  const [changed, them] = pages.size === 1 ? ["1 page", "it"] : [`${pages.size} pages`, "them"];
  const others = linking.size === 1 ? "1 other" : `${linking.size} others`;
  return ` for a change (${changed}, and links to ${them} in ${others})`;
}
