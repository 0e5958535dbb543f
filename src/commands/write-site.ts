// Writes a site: reads the project, draws every page, makes what is made of all of them, and swaps the whole in.
import { openTree, type Written } from "../emit/write-tree.js";
import type { Route } from "../model.js";
import { browserRoutes } from "../render/browser-routes.js";
import { drawSite, type SiteDrawing } from "../render/draw-site.js";
import { islandRoutes } from "../render/island-routes.js";
import { openNoteFile } from "../render/open-note-file.js";
import type { DrawnPage } from "../render/page-notes.js";
import { readBrowserFiles } from "../render/read-assets.js";
import type { RenderSettings } from "../render/render-settings.js";
import { siteRoutes } from "../render/routes.js";
import { searchRoutes } from "../render/search-routes.js";
import { feedRoutes, siteWideRoutes } from "../render/site-wide-routes.js";
import { leniently, type Problem } from "../shared/problem.js";
import { openSite } from "../site/open-site.js";
import type { Site } from "../site/site.js";
import type { SiteOptions } from "../site/site-options.js";
import { exitCode } from "./finish-run.js";
import type { Outcome } from "./outcome.js";
import type { Progress } from "./progress.js";
import { linkTargets, openDrawer, problemsOf } from "./run-site.js";

/** How to write a site. */
export interface WriteSettings {
  readonly root: string;
  readonly out: string;
  readonly options: SiteOptions;
  /** Warnings count as errors. */
  readonly strict: boolean;
  /** Threads to draw with. */
  readonly jobs: number;
  readonly progress: Progress;
}

/** A finished run. `isRepeatable`: the same files will make the same site again. */
export interface WrittenSite extends Outcome {
  readonly isRepeatable: boolean;
}

/** Writes nothing where an error was found. */
export async function writeSite({ root, out, options, strict, jobs, progress }: WriteSettings): Promise<WrittenSite> {
  const problems: Problem[] = [];
  progress.stage("Reading");
  const opened = await openSite(root, options, (each) => problems.push(each));
  if (opened === null) return { kinds: null, problems, written: null, isRepeatable: false };

  const { site } = opened;
  const settings: RenderSettings = {
    site,
    parser: options.parser,
    lenient: options.lenient,
    cache: options.cache,
    hasSearch: true,
    isDev: false,
  };
  const drawer = await openDrawer(settings, jobs);
  const tree = await openTree(out);
  const notes = openNoteFile(`${out}.notes-${process.pid}`);
  try {
    progress.stage("Drawing", site.pages.size);
    const drawing = drawSite({ pages: site.pages, drawer, notes, onDrawn: () => progress.step() });
    const pages = await tree.write(siteRoutes({ site, drawing, draw404: drawer.draw404 }));
    const drawn = await drawing.all();
    await drawer.close(); // What comes now needs their memory.

    progress.stage("Indexing");
    const names = drawn.flatMap(({ learned }) => learned().islands);
    const islands = await tree.write(await islandRoutes(settings, names, (each) => problems.push(each)));
    const rest = await tree.write(await lateRoutes(settings, drawing, drawn));
    const search = await tree.write(searchRoutes(settings, drawn));
    problems.push(...problemsOf(site, drawn, linkTargets(site, tree.files())));
    const told = options.lenient ? leniently(problems) : problems;
    const outcome = { kinds: kindsOf(site), problems: told };
    if (exitCode(told, { strict }) === 1) return { ...outcome, written: null, isRepeatable: false };
    await tree.swapIn();
    const isRepeatable = opened.isSelfContained && names.length === 0;
    return { ...outcome, written: sumOf([pages, islands, rest, search]), isRepeatable };
  } finally {
    notes.discard();
    await tree.discard();
    await drawer.close();
  }
}

function kindsOf({ pages }: Site): string[] {
  return [...pages.values()].map((page) => page.target?.kind ?? "page");
}

function sumOf(parts: readonly Written[]): Written {
  return parts.reduce((sum, each) => ({ files: sum.files + each.files, bytes: sum.bytes + each.bytes }));
}

/** What can only be made when all pages are drawn: utilities, feeds, and the files that pages turned out to use. */
async function lateRoutes(
  settings: RenderSettings,
  drawing: SiteDrawing,
  drawn: readonly DrawnPage[],
): Promise<Route[]> {
  const browser = readBrowserFiles();
  // The search page is drawn last, and needs its files too.
  const elements = new Set([...drawn.flatMap(({ learned }) => learned().elements), "search-page"]);
  const styles = new Set([...drawn.flatMap(({ learned }) => learned().styles), "site", "search"]);
  return [
    ...browserRoutes(browser, elements, styles),
    ...(await siteWideRoutes(settings, drawing)),
    ...feedRoutes(settings, drawn),
  ];
}
