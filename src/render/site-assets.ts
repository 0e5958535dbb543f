// Puts together what the frame of every page names: scripts, styles, icons and the repository's own files.
import type { Assets } from "../layout/view.js";
import { CODE_SHEET } from "./code-colours.js";
import { faviconLinks } from "./identity/favicons.js";
import { earlyFaces, FONT_SHEET, hasLateFaces, preloadedFonts } from "./identity/font-routes.js";
import { integrationsHead } from "./identity/integrations.js";
import { loadIcons } from "./load-icons.js";
import { readBrowserFiles } from "./read-assets.js";
import type { RenderSettings } from "./render-settings.js";

/** The file of generated utilities; written for every site whose pages use classes. */
export const UTILITIES = "_docsgen/utilities.css";

export async function siteAssets({ site, isDev }: RenderSettings): Promise<Assets> {
  const { base } = site.address;
  const { scripts, styles } = readBrowserFiles();
  const icons = loadIcons(site.config.icons.library);
  return {
    folder: `${base}/_docsgen`,
    scripts,
    styles,
    icon: icons.forPage({ link: (path) => `${base}/${path.replace(/^\.?\//, "")}`, warn: () => {} }),
    siteStyles: [
      `${base}/${CODE_SHEET}`,
      ...(site.usesClasses ? [`${base}/${UTILITIES}`] : []),
      ...site.styles.map((file) => `${base}/${file}`),
    ],
    lateStyles: hasLateFaces(site) ? [`${base}/${FONT_SHEET}`] : [],
    fontFaces: earlyFaces(site),
    siteScripts: site.scripts.map((file) => `${base}/${file}`),
    head: isDev ? "" : integrationsHead(site.config.integrations),
    favicons: faviconLinks(site),
    preloads: preloadedFonts(site),
    hasAssistant: isDev || site.config.assistant !== null,
    hasSearch: true,
  };
}
