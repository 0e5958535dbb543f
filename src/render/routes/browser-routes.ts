// Lists the browser files that a site needs: those its pages load, and what these can load later.
import { join } from "node:path";
import type { AssetManifest } from "../../layout/assets.js";
import type { Route } from "../../model.js";
import { BOOK_STYLE } from "../book/book-style.js";
import { type BrowserFiles, readBrowserFiles } from "../document/read-assets.js";
import type { RenderSettings, SiteToDraw } from "../document/render-settings.js";
import type { DrawnSite } from "./site-route.js";

/** What the pages of a build need. */
export function browserRoutes({ settings }: SiteToDraw, { pages, shells }: DrawnSite): Route[] {
  if (settings.isDev) return [];
  const ofPages = pages.flatMap(({ learned }) => learned.elements);
  const elements = new Set([...ofPages, ...shells.flatMap((shell) => shell.elements), ...NOT_FOUND]);
  const ofBooks = settings.site.config.print.groups.length > 0 ? [BOOK_STYLE] : [];
  const styles = new Set([...pages.flatMap(({ learned }) => learned.styles), ...ofBooks, ...SHARED_STYLES]);
  return routesOf(readBrowserFiles(), elements, styles);
}

/** All of them, for the live preview, where any page may come to need them. */
export function shippedRoutes({ isDev }: Pick<RenderSettings, "isDev">): Route[] {
  if (!isDev) return [];
  const browser = readBrowserFiles();
  return routesOf(browser, Object.keys(browser.scripts), Object.keys(browser.styles));
}

/** Elements of the page for unknown addresses, which is no page of the site. */
const NOT_FOUND = ["near-pages"];

/** The search dialog of every page loads its sheet when it opens. */
const SHARED_STYLES = ["search"];

/** Routes under `_docsgen/` for the scripts of the given elements and the style sheets of these names. */
function routesOf(browser: BrowserFiles, elements: Iterable<string>, styles: Iterable<string>): Route[] {
  const names = [...elements];
  const files = [...reached(browser.scripts, names), ...reached(browser.styles, styles)];
  if (names.includes("assistant")) files.push(EMBED);
  return [...new Set(files)].map((file) => ({
    kind: "copied",
    file: `_docsgen/${file}`,
    from: join(browser.folder, file),
  }));
}

/** The chat for other sites, which load it by this name. */
const EMBED = "assistant.js";

function reached(manifest: AssetManifest, names: Iterable<string>): string[] {
  return [...names].flatMap((name) => manifest[name]?.all ?? []);
}
