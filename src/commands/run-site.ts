// What build and check share: read the project, draw every page, check what links them, and gather every problem.
import type { Route } from "../model.js";
import type { DrawnPage, SiteDrawing } from "../render/draw-site.js";
import { drawSite } from "../render/draw-site.js";
import { keepHeapsSmall } from "../render/keep-heaps-small.js";
import { createPool } from "../render/pool.js";
import type { RenderSettings } from "../render/render-settings.js";
import type { Renderer } from "../render/rendered-page.js";
import { redirectMatcher } from "../shared/match-redirect.js";
import type { Problem } from "../shared/problem.js";
import { checkLinks, type LinkTargets } from "../site/check-links.js";
import type { Site } from "../site/site.js";

/** Fewer pages than this are drawn in the main thread: workers take longer to start than they save. */
const PAGES_PER_WORKER = 40;

/** A renderer for so many pages: this thread, or workers where they pay. */
export async function openRenderer(settings: RenderSettings, jobs: number): Promise<Renderer> {
  if (settings.site.descriptions.size > 0) keepHeapsSmall();
  const workers = Math.min(jobs, Math.floor(settings.site.pages.size / PAGES_PER_WORKER));
  if (workers > 1) return createPool(settings, workers);
  const { createRenderer } = await import("../render/renderer.js");
  return createRenderer(settings);
}

/** Begins to draw a site; nothing is drawn until it is asked for. */
export function beginDrawing(site: Site, renderer: Renderer, onDrawn: () => void): SiteDrawing {
  return drawSite(site.pages, renderer, onDrawn);
}

/** Everything an internal link may lead to. `routes` are the files that a build writes. */
export function linkTargets(site: Site, routes: readonly Route[]): LinkTargets {
  const files = new Set(routes.flatMap(({ file }) => [`/${file}`, `/${file.replace(/(^|\/)index\.html$/, "")}`]));
  const addresses = new Map([...site.pages.values()].map((page) => [page.address, page.path]));
  return { addresses, files, redirect: redirectMatcher(site.redirects), base: site.address.base };
}

/** Problems of the drawn pages, and of the links between them unless `targets` is null. */
export function problemsOf(drawn: readonly DrawnPage[], targets: LinkTargets | null): Problem[] {
  return [...drawn.flatMap((each) => each.problems), ...(targets ? checkLinks(drawn, targets) : [])];
}
