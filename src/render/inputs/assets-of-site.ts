// Puts together what every page names: scripts, styles, icons and the repository's own files.
import type { Assets } from "../../layout/assets.js";
import type { Site } from "../../site/site.js";
import { readBrowserFiles } from "../document/read-assets.js";
import { faviconLinks } from "../identity/favicons.js";
import { FONT_SHEET, hasLateFaces, preloadedFonts } from "../identity/font-routes.js";
import { integrationsHead } from "../identity/integrations.js";
import { policyOfSite } from "../identity/policy-of-site.js";
import { readAuthorSheets } from "../styles/read-author-sheets.js";

/** The sheet of this site. One file, since each delays the page. */
export const SITE_SHEET = "_docsgen/generated.css";

export function assetsOfSite(site: Site, isDev: boolean): Assets {
  const { base } = site.address;
  const { scripts, styles } = readBrowserFiles();
  return {
    folder: `${base}/_docsgen`,
    scripts,
    styles,
    siteSheet: `${base}/${SITE_SHEET}`,
    siteStyles: readAuthorSheets(site, isDev),
    lateStyles: hasLateFaces(site) ? [`${base}/${FONT_SHEET}`] : [],
    siteScripts: site.scripts.map((file) => `${base}/${file}`),
    head: site.config.head + (isDev ? "" : integrationsHead(site.config.integrations)),
    favicons: faviconLinks(site),
    preloads: preloadedFonts(site),
    hasAssistant: isDev || site.config.assistant !== null,
    isPreview: isDev,
    hasSearch: true,
    policy: policyOfSite(site, isDev),
  };
}
