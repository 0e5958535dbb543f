// The files of a site, one entry for each kind: what is added here is built, checked for and previewed.
import { MARK } from "../../emit/write-tree.js";
import { redirectsFile } from "../../site/redirects.js";
import type { Site } from "../../site/site.js";
import { agentRoutes } from "../agents/agent-routes.js";
import { feedRoutes, isFeed } from "../agents/feed-routes.js";
import type { RenderSettings } from "../document/render-settings.js";
import { faviconRoutes } from "../identity/favicons.js";
import { fontRoutes } from "../identity/font-routes.js";
import { thumbnailRoutes } from "../identity/thumbnail-routes.js";
import { browserRoutes, shippedRoutes } from "./browser-routes.js";
import { fileRoutes } from "./file-routes.js";
import { headersFile, robotsFile, siteFile, sitemap } from "./host-files.js";
import { indexRoutes, isOfIndex } from "./index-routes.js";
import { isIsland, islandRoutes } from "./island-routes.js";
import { oauthRoutes } from "./oauth-route.js";
import { pageRoutes } from "./page-routes.js";
import { proxyRoutes } from "./proxy-routes.js";
import { redirectRoutes } from "./redirect-routes.js";
import { drawSearchPage, SEARCH_PAGE_ELEMENT } from "./search-page.js";
import { shellFiles } from "./shell-files.js";
import type { Entry, PlainEntry, RouteEntries, ShellRoute } from "./site-route.js";
import { siteSheetRoute } from "./site-sheet.js";

/** To add a file, add an entry to the list with what it is made of. */
export const ROUTE_ENTRIES: RouteEntries = {
  drawn: [
    { owner: "writer", list: ({ site }) => pageRoutes(site) },
    shell("404.html", () => ({ draw: ({ draw404 }) => draw404(), elements: [] })),
    shell("search/index.html", (settings) => ({
      draw: () => drawSearchPage(settings),
      elements: [SEARCH_PAGE_ELEMENT],
    })),
  ],
  plain: [
    textFile("robots.txt", robotsFile),
    fileWithOrigin("sitemap.xml", sitemap),
    textFile("_redirects", ({ redirects, address }) => redirectsFile(redirects, address.base)),
    textFile("_headers", headersFile),
    // GitHub Pages skips folders such as _docsgen when it serves a branch, unless this file exists.
    textFile(".nojekyll", () => ""),
    textFile(MARK, siteFile),
    { owner: "docsgen", list: ({ site }) => proxyRoutes(site) },
    { owner: "docsgen", list: ({ site }) => oauthRoutes(site) },
    { owner: "writer", list: ({ site }) => redirectRoutes(site) },
    { owner: "docsgen", list: shippedRoutes },
    { owner: "docsgen", list: shellFiles },
    { owner: "docsgen", list: ({ site }) => [siteSheetRoute(site)] },
    { owner: "docsgen", list: ({ site }) => faviconRoutes(site) },
    { owner: "docsgen", list: ({ site }) => fontRoutes(site) },
    { owner: "docsgen", list: thumbnailRoutes },
    { owner: "docsgen", list: ({ site }) => agentRoutes(site) },
    { owner: "project", list: ({ site }) => fileRoutes(site) },
  ],
  notes: [
    { owner: "docsgen", mayHave: () => false, list: browserRoutes },
    { owner: "docsgen", mayHave: isFeed, list: ({ site }, { pages }) => feedRoutes(site, pages) },
  ],
  islands: { mayHave: isIsland, bundle: islandRoutes },
  index: { mayHave: isOfIndex, list: indexRoutes },
};

type Shell = Pick<ShellRoute, "draw" | "elements">;

/** A document without a page. */
function shell(file: string, of: (settings: RenderSettings) => Shell): Entry<ShellRoute> {
  return { owner: "docsgen", list: (settings) => [{ kind: "shell", file, ...of(settings) }] };
}

/** A text that depends on the site alone. */
function textFile(file: string, write: (site: Site) => string): PlainEntry {
  return { owner: "docsgen", list: ({ site }) => [{ kind: "made", file, make: () => write(site) }] };
}

/** A text with full addresses. */
function fileWithOrigin(file: string, write: (site: Site) => string): PlainEntry {
  const made = textFile(file, write);
  return {
    owner: "docsgen",
    list: (settings) => (settings.site.address.url === null ? [{ kind: "withheld", file }] : made.list(settings)),
  };
}
