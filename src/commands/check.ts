// `docsgen check`: every problem of a project, and nothing written.
import { dirname, resolve } from "node:path";
import { routeTable } from "../render/routes/route-table.js";
import { authorFileProblems } from "../render/styles/author-files.js";
import { compileLater } from "../render/threads/compile-later.js";
import { addAll } from "../shared/add-all.js";
import type { Problem } from "../shared/problem.js";
import { weighed } from "../shared/severities.js";
import { checkA11y } from "../site/checks/check-a11y.js";
import { checkLinks } from "../site/checks/check-links.js";
import { checkOrphans } from "../site/checks/check-orphans.js";
import { checkOverviews } from "../site/checks/check-overviews.js";
import { checkPast } from "../site/checks/check-past.js";
import { checkRedirects } from "../site/checks/check-redirects.js";
import { checkSettingLinks } from "../site/checks/check-setting-links.js";
import { linkTargets } from "../site/checks/link-targets.js";
import { findRoot } from "../site/find-root.js";
import { openSite } from "../site/open-site.js";
import { problemsOf } from "./building/run-site.js";
import { checkFile, isDescriptionFile } from "./check-file.js";
import { drawProject } from "./draw-project.js";
import { countProblems, exitCode, printRun, say } from "./finish-run.js";
import { folderFromHere } from "./name-files.js";
import { type ReadingFlags, siteOptions } from "./options/reading-options.js";

export interface CheckFlags extends ReadingFlags {
  readonly links: boolean;
  readonly external?: boolean;
  readonly orphans?: boolean;
  readonly redirects?: boolean;
  readonly a11y?: boolean;
  /** Where the addresses that must not die come from: a git ref, a list, or `last`. */
  readonly since?: string;
}

/** Checks a project, or the file of an API description, and returns the exit code. */
export async function check(path: string, flags: CheckFlags): Promise<number> {
  if (isDescriptionFile(path)) {
    const folder = dirname(resolve(path));
    return close({ root: folder, checked: resolve(path) }, await checkFile(path, siteOptions(folder, flags)), flags);
  }
  const root = findRoot(path, "check");
  return close({ root, checked: root }, await findProblems(root, flags), flags);
}

function close({ root, checked }: { root: string; checked: string }, problems: Problem[], flags: CheckFlags): number {
  printRun(root, problems, flags);
  const code = exitCode(problems, flags);
  say(flags, code === 0, `Checked ${folderFromHere(checked)}: ${countProblems(problems)}.`);
  return code;
}

async function findProblems(root: string, flags: CheckFlags): Promise<Problem[]> {
  compileLater();
  const problems: Problem[] = [];
  const options = siteOptions(root, flags);
  const opened = await openSite(root, options, (each) => problems.push(each));
  if (opened === null) return problems;

  const { site } = opened;
  await drawProject(site, { options, flags }, async (drawn, toDraw) => {
    const table = routeTable(toDraw);
    const routes = [...table.drawn, ...(await table.plain()), ...table.ofNotes(drawn)];
    const targets = linkTargets(site, { listed: routes.map(({ file }) => file), mayCome: table.isMade });
    const ofLinks = flags.links
      ? [...checkSettingLinks(site, opened.watched, targets), ...checkLinks(drawn, targets)]
      : [];
    addAll(problems, await authorFileProblems(site, options.cache));
    addAll(problems, problemsOf(site, drawn, ofLinks));
    if (flags.orphans) addAll(problems, checkOrphans(site));
    if (flags.verbose) addAll(problems, checkOverviews(site));
    if (flags.redirects) addAll(problems, checkRedirects(site, targets));
    if (flags.a11y) addAll(problems, checkA11y(site, drawn));
    if (flags.external) {
      const { checkExternal } = await import("../site/checks/load-external-links.js");
      addAll(problems, await checkExternal(drawn, options));
    }
    if (flags.since !== undefined) {
      const { readPast } = await import("./since/read-past.js");
      const past = await readPast(flags.since, { site, options, flags });
      addAll(problems, checkPast(past, { site, drawn, targets }));
    }
  });
  return weighed(problems, options);
}
