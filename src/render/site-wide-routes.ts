// Lists the files that are made of all pages together: generated utilities and feeds.
import { createIconSheet, ICON_SHEET } from "../layout/icons/icon-sheet.js";
import type { Route } from "../model.js";
import type { SiteDrawing } from "./draw-site.js";
import type { RenderSettings } from "./render-settings.js";
import { siteAssets, UTILITIES } from "./site-assets.js";

/** Routes whose makers need every page drawn. */
export async function siteWideRoutes(settings: RenderSettings, drawing: SiteDrawing): Promise<Route[]> {
  const { site } = settings;
  const routes: Route[] = [{ kind: "made", file: `_docsgen/${ICON_SHEET}`, make: () => iconSheet(settings) }];
  if (site.usesClasses) routes.push({ kind: "made", file: UTILITIES, make: () => utilities(drawing) });
  return routes;
}

/** The icons that every frame names. */
async function iconSheet(settings: RenderSettings): Promise<string> {
  const { icon } = await siteAssets(settings);
  return createIconSheet(settings.site, icon).text;
}

async function utilities(drawing: SiteDrawing): Promise<string> {
  const { buildUtilities } = await import("./tailwind.js");
  return buildUtilities(await drawing.classes());
}
