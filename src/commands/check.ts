// `docsgen check`: every problem of a project, and nothing written.
import { dirname, resolve } from "node:path";
import { articlesIn } from "../render/article/kept-article.js";
import type { RenderSettings } from "../render/document/render-settings.js";
import { inputsOfSite } from "../render/inputs/inputs-of-site.js";
import { notesInMemory } from "../render/notes/note-store.js";
import { readClock } from "../render/read-clock.js";
import { routeTable } from "../render/routes/route-table.js";
import { authorFileProblems } from "../render/styles/author-files.js";
import { compileLater } from "../render/threads/compile-later.js";
import { drawSite } from "../render/threads/draw-site.js";
import { addAll } from "../shared/add-all.js";
import type { Problem } from "../shared/problem.js";
import { weighed } from "../shared/severities.js";
import { checkA11y } from "../site/checks/check-a11y.js";
import { checkLinks } from "../site/checks/check-links.js";
import { checkOrphans } from "../site/checks/check-orphans.js";
import { checkOverviews } from "../site/checks/check-overviews.js";
import { checkRedirects } from "../site/checks/check-redirects.js";
import { checkSettingLinks } from "../site/checks/check-setting-links.js";
import { linkTargets } from "../site/checks/link-targets.js";
import { findRoot } from "../site/find-root.js";
import { makeRoom } from "../site/heap-growth.js";
import { openSite } from "../site/open-site.js";
import { openDrawer, problemsOf } from "./building/run-site.js";
import { checkFile, isDescriptionFile } from "./check-file.js";
import { countProblems, exitCode, printRun, say } from "./finish-run.js";
import { folderFromHere } from "./name-files.js";
import { jobsOf, type ReadingFlags, siteOptions } from "./options/reading-options.js";

export interface CheckFlags extends ReadingFlags {
  readonly links: boolean;
  readonly external?: boolean;
  readonly orphans?: boolean;
  readonly redirects?: boolean;
  readonly a11y?: boolean;
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
  const onDrawn = makeRoom(site.descriptions.size > 0, site.pages.size);
  const settings: RenderSettings = {
    site,
    parser: options.parser,
    lenient: options.lenient,
    timeLimit: options.timeLimit,
    clock: readClock(),
    cache: options.cache,
    articles: articlesIn(options.cache, site.pages.keys()),
    hasSearch: false,
    isDev: false,
  };
  const toDraw = { settings, inputs: inputsOfSite(settings) };
  const drawer = await openDrawer(toDraw, jobsOf(flags), { all: site.pages.size, kept: 0 });
  try {
    const drawn = await drawSite({ pages: site.pages, drawer, notes: notesInMemory(), onDrawn }).all();
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
  } finally {
    await drawer.close();
  }
  return weighed(problems, options);
}
