// `docsgen check`: every problem of a project, or those of a change. Only `--fix` writes.

import { readFileSync, statSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { packageVersion } from "../emit/package-files.js";
import { loadDescription } from "../openapi/load-description.js";
import { folderFromHere, fromHere } from "../shared/places/name-files.js";
import { type Problem, placeText, UsageError } from "../shared/problem.js";
import { weighed } from "../shared/severities.js";
import { findRoot } from "../site/find-root.js";
import type { SiteOptions } from "../site/site.js";
import { checkSite } from "./checking/check-site.js";
import type { Checks, DrawnSite } from "./checking/check-step.js";
import { type ChangeFlags, readChange } from "./checking/read-change.js";
import { countProblems, exitCode, explanationLine, printRun, say, writeReport } from "./finish-run.js";
import { loadFixes } from "./load-steps.js";
import { type ReadingFlags, type RunOptions, readRun } from "./options/reading-options.js";

interface ReportFiles {
  readonly report?: string;
  readonly reportFull?: string;
}

interface CheckFlags extends ReadingFlags, Omit<Checks, "change" | "verbose">, ChangeFlags, ReportFiles {
  readonly fix?: boolean;
  readonly dryRun?: boolean;
}

/** Checks a project, or the file of an API description, and returns the exit code. */
export async function check(path: string, flags: CheckFlags): Promise<number> {
  if (isDescriptionFile(path)) {
    const run = readRun(dirname(resolve(path)), flags);
    const problems = await checkFile(path, run.options);
    return close({ run, checked: resolve(path), problems, drawn: null }, flags);
  }
  const root = findRoot(path, "check");
  const run = readRun(root, flags);
  const change = readChange(root, flags);
  for (const name of change?.absent ?? [])
    if (!flags.quiet) process.stderr.write(`"${name}" does not exist: only links to it are checked.\n`);
  const checks = { ...flags, change };
  if (flags.dryRun && !flags.fix) throw new UsageError("--dry-run needs --fix.", "Without --fix, nothing is written.");
  const found = await checkSite(run, checks);
  for (const { note } of found.drawn?.findings ?? []) if (note && !flags.quiet) process.stderr.write(`${note}\n`);
  if (!flags.fix || found.drawn === null) return close({ run, checked: root, ...found }, flags);
  const fixProject = await loadFixes();
  const fixes = await fixProject(found.drawn, { dryRun: flags.dryRun === true });
  const nameFile = fromHere(root);
  for (const { place, written, meant } of fixes) {
    const change = meant === null ? `removed the duplicate key "${written}"` : `"${written}" → "${meant}"`;
    process.stderr.write(
      `${flags.dryRun ? "would fix" : "fixed"}  ${placeText(place, nameFile(place.file))}  ${change}\n`,
    );
  }
  const again = fixes.length === 0 || flags.dryRun ? found : await checkSite(run, checks);
  return close({ run, checked: root, ...again }, flags);
}

interface Checked extends Omit<ReportedCheck, "exit"> {
  readonly run: RunOptions;
  readonly checked: string;
  readonly problems: readonly Problem[];
}

async function close({ run, checked, problems, drawn }: Checked, files: ReportFiles): Promise<number> {
  await printRun(drawn?.affected ? { ...run, verbose: true } : run, problems);
  const exit = exitCode(problems, run);
  const { report, reportFull } = files;
  if (report !== undefined) await writeReport(report, checkReport({ problems, drawn, exit }, false), ELSEWHERE);
  if (reportFull !== undefined) await writeReport(reportFull, checkReport({ problems, drawn, exit }, true), ELSEWHERE);
  const said = `Checked ${folderFromHere(checked)}${ofChange(drawn)}: ${countProblems(problems)}.`;
  say(run, exit === 0, [said, explanationLine(problems, run)]);
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

/** Whether a path is a file that may be an API description; docs.json never is one. */
function isDescriptionFile(path: string): boolean {
  if (!/\.(?:json|ya?ml)$/i.test(path) || ["docs.json", "mint.json"].includes(basename(path))) return false;
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

/** The problems of a description, with places relative to its folder. */
async function checkFile(path: string, options: SiteOptions): Promise<Problem[]> {
  const source = { kind: "file", file: basename(path) } as const;
  const loaded = await loadDescription(source, readFileSync(path, "utf8"), { cache: null, conformance: true });
  return weighed(loaded.problems, options);
}

/** Makes the JSON reports of `check` for other programs. */
interface ReportedCheck {
  readonly problems: readonly Problem[];
  readonly drawn: DrawnSite | null;
  readonly exit: number;
}

/** Counts of a run. With `isFull`, every problem, file, page, anchor and link, too. */
function checkReport({ problems, drawn, exit }: ReportedCheck, isFull: boolean): string {
  const errors = problems.filter(({ severity }) => severity === "error").length;
  const byCode: Record<string, number> = {};
  for (const { code } of problems) byCode[code] = (byCode[code] ?? 0) + 1;
  const report = {
    command: "check",
    docsgen: packageVersion(),
    exit,
    pages: drawn?.pages.length ?? 0,
    problems: { error: errors, warning: problems.length - errors, byCode },
  };
  return `${JSON.stringify(isFull && drawn ? { ...report, ...details(problems, drawn) } : report, null, 2)}\n`;
}

function details(problems: readonly Problem[], { site, pages, routes }: DrawnSite) {
  return {
    found: problems,
    redirects: site.redirects,
    files: [...routes].sort(),
    pageList: pages.map(({ page, links }) => {
      const { anchors, links: written } = links();
      return {
        path: page.path,
        address: page.address,
        title: page.title,
        file: page.source?.file ?? null,
        operation: page.target,
        inNavigation: site.trails.has(page.path),
        anchors,
        links: written.map(({ target, text, isImage, place }) => ({ target, text, isImage, place })),
      };
    }),
  };
}
