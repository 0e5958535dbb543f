// `docsgen build`: writes the static site, whole or not at all.
import { writeFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { guardFolder, openTree, type Tree, type Written } from "../emit/write-tree.js";
import { browserRoutes } from "../render/browser-routes.js";
import type { DrawnPage, SiteDrawing } from "../render/draw-site.js";
import { islandRoutes } from "../render/island-routes.js";
import { readBrowserFiles } from "../render/read-assets.js";
import type { RenderSettings } from "../render/render-settings.js";
import { siteRoutes } from "../render/routes.js";
import { searchRoutes } from "../render/search-routes.js";
import { feedRoutes, siteWideRoutes } from "../render/site-wide-routes.js";
import { leniently, type Problem } from "../shared/problem.js";
import { findRoot } from "../site/find-root.js";
import { openSite } from "../site/open-site.js";
import type { Site } from "../site/site.js";
import { buildReport } from "./build-report.js";
import { countProblems, exitCode, printRun, say } from "./finish-run.js";
import { createProgress, type Progress } from "./progress.js";
import { jobsOf, type ReadingFlags, siteOptions } from "./reading-options.js";
import { beginDrawing, linkTargets, openRenderer, problemsOf } from "./run-site.js";

export interface BuildFlags extends ReadingFlags {
  readonly out?: string;
  readonly report?: string;
}

/** What a build did, for its closing words and its report. */
interface Outcome {
  readonly site: Site | null;
  readonly problems: readonly Problem[];
  readonly written: Written | null;
}

/** Builds and returns the exit code. */
export async function build(folder: string, flags: BuildFlags): Promise<number> {
  const root = findRoot(folder);
  const out = resolve(flags.out ?? join(root, "dist"));
  guardFolder(out);
  const isTerminal = process.stderr.isTTY === true && process.env["CI"] !== "true";
  const progress = createProgress({
    quiet: flags.quiet === true || flags.format !== "text",
    isTerminal,
    write: (text) => process.stderr.write(text),
    now: () => performance.now(),
  });
  const outcome = await run(root, out, flags, progress);
  const seconds = progress.end();
  printRun(root, outcome.problems, flags);
  if (flags.report) await writeFile(flags.report, buildReport({ ...outcome, seconds }));
  return close(outcome, { out, seconds, flags });
}

async function run(root: string, out: string, flags: BuildFlags, progress: Progress): Promise<Outcome> {
  const problems: Problem[] = [];
  progress.stage("Reading");
  const inside = relative(root, out);
  const options = siteOptions(root, flags, inside.startsWith("..") ? null : inside);
  const opened = await openSite(root, options, (each) => problems.push(each));
  if (opened === null) return { site: null, problems, written: null };

  const { site } = opened;
  const settings: RenderSettings = {
    site,
    parser: options.parser,
    lenient: options.lenient,
    cache: options.cache,
    isDev: false,
  };
  const renderer = await openRenderer(settings, jobsOf(flags));
  const tree = await openTree(out);
  try {
    progress.stage("Drawing", site.pages.size);
    const drawing = beginDrawing(site, renderer, () => progress.step());
    const routes = siteRoutes({ site, drawing, draw404: renderer.draw404 });
    const pages = await tree.write(routes);
    const drawn = await drawing.all();

    progress.stage("Indexing");
    const names = drawn.flatMap((each) => each.islands);
    const islands = await tree.write(await islandRoutes(settings, names, (each) => problems.push(each)));
    const rest = await writeRest(tree, settings, drawing, drawn);
    problems.push(...problemsOf(drawn, linkTargets(site, routes)));
    const told = options.lenient ? leniently(problems) : problems;
    if (exitCode(told, flags) === 1) return { site, problems: told, written: null };
    await tree.swapIn();
    return { site, problems: told, written: sumOf([pages, islands, rest]) };
  } finally {
    await tree.discard();
    await renderer.close();
  }
}

function sumOf(parts: readonly Written[]): Written {
  return parts.reduce((sum, each) => ({ files: sum.files + each.files, bytes: sum.bytes + each.bytes }));
}

/** What can only be made when all pages are drawn: utilities, search, feeds, and the scripts that pages turned out to use. */
async function writeRest(
  tree: Tree,
  settings: RenderSettings,
  drawing: SiteDrawing,
  drawn: readonly DrawnPage[],
): Promise<Written> {
  const browser = readBrowserFiles();
  // The search page is drawn last, and needs its script too.
  const elements = new Set([...drawn.flatMap((each) => each.elements), "search-page"]);
  const styles = Object.keys(browser.styles);
  return tree.write([
    ...browserRoutes(browser, elements, styles),
    ...(await siteWideRoutes(settings, drawing)),
    ...feedRoutes(settings, drawn),
    ...(await searchRoutes(settings, drawn)),
  ]);
}

function close({ site, problems, written }: Outcome, run: { out: string; seconds: object; flags: BuildFlags }): number {
  const { out, seconds, flags } = run;
  const took = Object.values(seconds)
    .reduce((sum: number, each: number) => sum + each, 0)
    .toFixed(1);
  const code = exitCode(problems, flags);
  const shown = relative(process.cwd(), out) || ".";
  if (site === null || written === null) {
    say(flags, false, `Nothing was written: ${countProblems(problems)}. The last good output is untouched.`);
    return 1;
  }
  say(flags, true, `Built ${site.pages.size} pages into ${shown} in ${took} s (${countProblems(problems)}).`);
  return code;
}
