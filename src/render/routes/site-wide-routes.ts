// Lists the files that are made of all pages together: generated utilities, indexes for agents, feeds.
import { join } from "node:path";
import { createFrame } from "../../layout/frame.js";
import { createIconSheet, ICON_SHEET } from "../../layout/icons/icon-sheet.js";
import type { Assets } from "../../layout/view.js";
import type { Route } from "../../model.js";
import type { Site } from "../../site/site.js";
import { llmsFull, llmsIndex } from "../agents/llms-files.js";
import { feedFile, rssFeed } from "../agents/rss.js";
import { wellKnownRoutes } from "../agents/well-known.js";
import { codeSheet } from "../code/code-colours.js";
import type { RenderSettings } from "../document/render-settings.js";
import { SITE_SHEET, siteAssets } from "../document/site-assets.js";
import { faviconRoutes } from "../identity/favicons.js";
import { fontRoutes } from "../identity/font-routes.js";
import { thumbnailRoutes } from "../identity/thumbnail-routes.js";
import type { DrawnPage } from "../notes/page-notes.js";
import type { SiteDrawing } from "../threads/draw-site.js";
import { unclaimed } from "./routes.js";

/** Routes whose makers need every page drawn. */
export async function siteWideRoutes(settings: RenderSettings, drawing: SiteDrawing): Promise<Route[]> {
  const { site } = settings;
  const assets = await siteAssets(settings);
  const iconSheet = () => createIconSheet(site, assets.icon).text;
  const routes: Route[] = [{ kind: "made", file: `_docsgen/${ICON_SHEET}`, make: iconSheet }];
  routes.push({ kind: "made", file: SITE_SHEET, make: () => siteSheet(site, drawing) });
  routes.push(...sidebarRoutes(site, assets));
  routes.push(...faviconRoutes(site), ...fontRoutes(site), ...thumbnailRoutes(settings));
  if (!/noindex/.test(site.config.seo.metatags["robots"] ?? "")) {
    routes.push(...agentRoutes("llms.txt", llmsIndex, { site, drawing }));
    routes.push(...agentRoutes("llms-full.txt", llmsFull, { site, drawing }));
    routes.push(...(await wellKnownRoutes(site)));
  }
  return unclaimed(routes, site);
}

/** A file at the root and once more where agents look by convention, made once: the repository's own serves at both. */
function agentRoutes(name: string, text: AgentText, { site, drawing }: AgentSources): Route[] {
  const { root, files } = site;
  const wellKnown = `.well-known/${name}`;
  if (files.some(({ file }) => file === name)) return [{ kind: "copied", file: wellKnown, from: join(root, name) }];
  let made: { readonly of: readonly DrawnPage[]; readonly text: string | Uint8Array } | null = null;
  const make = async () => {
    const drawn = await drawing.all();
    if (made?.of !== drawn) made = { of: drawn, text: text(site, drawn) };
    return made.text;
  };
  return [name, wellKnown].map((file) => ({ kind: "made", file, make }));
}

type AgentText = (site: Site, drawn: readonly DrawnPage[]) => string | Uint8Array;

interface AgentSources {
  readonly site: Site;
  readonly drawing: SiteDrawing;
}

/** The feeds of pages with updates: known once the pages are drawn. Their addresses are full ones, or nobody could follow them. */
export function feedRoutes({ site }: RenderSettings, drawn: readonly DrawnPage[]): Route[] {
  if (site.address.url === null) return [];
  const routes = drawn.flatMap(({ page, learned }): Route[] => {
    if (learned.updates.length === 0) return [];
    return [{ kind: "made", file: feedFile(page), make: () => rssFeed(site, page, learned.updates) }];
  });
  return unclaimed(routes, site);
}

/** Files that are made only with the site's origin: where it is not known, links to them are right nonetheless. */
export function filesWithoutUrl({ address }: Site, drawn: readonly DrawnPage[]): string[] {
  if (address.url !== null) return [];
  const feeds = drawn.flatMap(({ page, learned }) => (learned.updates.length === 0 ? [] : [feedFile(page)]));
  return ["sitemap.xml", ...feeds];
}

/** The groups of sidebars that are too long to stand whole in every page. */
function sidebarRoutes(site: Site, assets: Assets): Route[] {
  return [...createFrame(site, assets).sidebarFiles()].map(([name, text]) => ({
    kind: "made",
    file: `_docsgen/${name}`,
    make: () => text,
  }));
}

/** Colours of code, and the utilities of pages that use classes. */
async function siteSheet(site: Site, drawing: SiteDrawing): Promise<string> {
  const colours = await codeSheet(site);
  if (!site.usesClasses) return colours;
  const { buildUtilities } = await import("../styles/tailwind.js");
  return colours + (await buildUtilities(await drawing.classes()));
}
