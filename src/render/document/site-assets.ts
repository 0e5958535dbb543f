// Puts together what the frame of every page names: scripts, styles, icons and the repository's own files.
import type { Assets } from "../../layout/view.js";
import type { Site } from "../../site/site.js";
import { loadIcons } from "../icons/load-icons.js";
import { faviconLinks } from "../identity/favicons.js";
import { earlyFaces, FONT_SHEET, hasLateFaces, preloadedFonts } from "../identity/font-routes.js";
import { integrationsHead } from "../identity/integrations.js";
import { readAuthorSheets } from "../styles/read-author-sheets.js";
import { readBrowserFiles } from "./read-assets.js";
import type { RenderSettings } from "./render-settings.js";

/** The sheet made for this site: colours of code, and the utilities that its pages use. One file, as each holds up the page. */
export const SITE_SHEET = "_docsgen/generated.css";

export async function siteAssets({ site, isDev }: RenderSettings): Promise<Assets> {
  const { base } = site.address;
  const { scripts, styles } = readBrowserFiles();
  const icons = loadIcons(site.config.icons.library);
  return {
    folder: `${base}/_docsgen`,
    scripts,
    styles,
    icon: icons.forPage({ link: (path) => `${base}/${path.replace(/^\.?\//, "")}`, warn: () => {} }),
    siteStyles: [{ kind: "link", href: `${base}/${SITE_SHEET}` }, ...readAuthorSheets(site, isDev)],
    lateStyles: hasLateFaces(site) ? [`${base}/${FONT_SHEET}`] : [],
    fontFaces: earlyFaces(site),
    siteScripts: site.scripts.map((file) => `${base}/${file}`),
    head: isDev ? "" : integrationsHead(site.config.integrations),
    favicons: faviconLinks(site),
    preloads: preloadedFonts(site),
    hasAssistant: isDev || site.config.assistant !== null,
    hasSearch: true,
    ownMenu: await loadOwnMenu(site, isDev),
  };
}

/** The schema of menus is loaded where a page has a menu of its own, and in the preview, where any page may get one. */
async function loadOwnMenu({ pages }: Site, isDev: boolean): Promise<Assets["ownMenu"]> {
  const hasMenus = isDev || [...pages.values()].some(({ matter }) => matter.contextual !== null);
  return hasMenus ? (await import("../../config/read-own-menu.js")).readOwnMenu : () => null;
}
