// Takes from a Site everything that its pages are drawn from.

import { openFolder } from "../../files/open-folder.js";
import type { Assets, SiteSheet } from "../../layout/assets.js";
import { themeStyle } from "../../layout/head/theme-style.js";
import { cssSources } from "../../shared/policy/css-sources.js";
import { allowFor, joinSources, OF_CODE, originSource, originsIn, type Sources } from "../../shared/policy/sources.js";
import type { Site, SiteOptions } from "../../site/site.js";
import type { KnownAddresses } from "../article/resolve-link.js";
import { readBrowserFiles } from "../document/drawing-tools.js";
import type { RenderSettings, SiteToDraw } from "../document/render-settings.js";
import { faviconLinks } from "../identity/favicons.js";
import { FONT_SHEET, hasLateFaces, preloadedFonts } from "../identity/font-routes.js";
import { integrationSources, integrationsHead } from "../identity/integrations.js";
import { readClock } from "../open-articles.js";
import { SITE_SHEET } from "../routes/host-files.js";
import { type ArticleSettings, articlesOfSite } from "./articles-of-site.js";
import { documentsOfSite } from "./documents-of-site.js";
import type { SiteInputs } from "./site-inputs.js";

/** Call it once per thread and pass the result on: it takes as long as drawing a few pages. */
export function inputsOfSite(settings: ArticleSettings & Pick<RenderSettings, "isDev">): SiteInputs {
  const { site, isDev } = settings;
  return {
    articles: articlesOfSite(settings),
    documents: documentsOfSite({ site, isDev, assets: assetsOfSite(site, isDev) }),
    addresses: addressesOfSite(site),
    usesClasses: site.usesClasses,
  };
}

/** The one place that says how build, check and the preview draw a site. */
export function openDrawing(
  drawing: Pick<RenderSettings, "site" | "articles" | "hasSearch" | "isDev">,
  options: SiteOptions,
): SiteToDraw {
  const { parser, lenient, timeLimit, cache } = options;
  const settings = { ...drawing, parser, lenient, timeLimit, cache, clock: readClock(), drafts: null };
  return { settings, inputs: inputsOfSite(settings) };
}

/** Every address of the site that a link may name. */
export function addressesOfSite(site: Site): KnownAddresses {
  return {
    pages: new Set([...site.pages.values()].map((page) => page.address)),
    files: new Set(site.files.map(({ file }) => `/${file}`)),
    base: site.address.base,
    trailingSlash: site.address.trailingSlash,
  };
}

function assetsOfSite(site: Site, isDev: boolean): Assets {
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
    preloads: preloadedFonts(site, isDev),
    hasAssistant: isDev || site.config.assistant !== null,
    isPreview: isDev,
    hasSearch: true,
    policy: policyOfSite(site, isDev),
  };
}

/** Null where the site switches the policy off. */
export function policyOfSite(site: Site, isDev: boolean): Sources | null {
  const { root, config, scripts, styles } = site;
  const { security, assistant, integrations } = config;
  if (security.csp === "off") return null;
  const { listed } = openFolder(root);
  const called = [assistant?.url, config.feedback.url, ...config.search.sites.map(({ url }) => url)].flatMap((url) =>
    url ? (originSource(url) ?? []) : [],
  );
  return joinSources([
    ...(isDev ? [] : [integrationSources(integrations)]),
    allowFor(["connect-src"], called),
    ...scripts.map((file) => allowFor(OF_CODE, originsIn(listed(file)))),
    ...[themeStyle(site), ...styles.map(listed)].map(cssSources),
    security.csp,
  ]);
}

/** Owns how pages name the repository's own style sheets: small ones stand in the page, so that no request holds it up. */
type SheetSource = Pick<Site, "root" | "address" | "styles">;

/** Longest total of sheets inlined in pages, in characters: more would be repeated in every page instead of cached once. */
const ROOM = 4_000;

/** What would mean something else inside a page: relative addresses, rules that must come first, and `</style`. */
const BOUND_TO_FILE = /url\(|@import|@charset|@namespace|</i;

/** The sheets in order. The live preview only links them, and reloads a sheet when its file changes. */
export function readAuthorSheets({ root, address, styles }: SheetSource, isDev: boolean): SiteSheet[] {
  const { listed } = openFolder(root);
  let room = ROOM;
  return styles.map((file) => {
    const css = listed(file).trim();
    if (isDev || css.length > room || BOUND_TO_FILE.test(css)) return { kind: "link", href: `${address.base}/${file}` };
    room -= css.length;
    return { kind: "inline", css };
  });
}
