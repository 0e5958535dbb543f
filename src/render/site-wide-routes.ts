// Lists the files that are made of all pages together: generated utilities and feeds.
import type { Route } from "../model.js";
import type { SiteDrawing } from "./draw-site.js";
import type { RenderSettings } from "./render-settings.js";
import { UTILITIES } from "./site-assets.js";

/** Routes whose makers need every page drawn. */
export async function siteWideRoutes({ site }: RenderSettings, drawing: SiteDrawing): Promise<Route[]> {
  const routes: Route[] = [];
  if (site.usesClasses) routes.push({ kind: "made", file: UTILITIES, make: () => utilities(drawing) });
  return routes;
}

async function utilities(drawing: SiteDrawing): Promise<string> {
  const { buildUtilities } = await import("./tailwind.js");
  const drawn = await drawing.all();
  return buildUtilities(new Set(drawn.flatMap((each) => each.classes)));
}
