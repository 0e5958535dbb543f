// The files of a site, one entry for each kind: what is added here is built, checked for and previewed.
import { MARK } from "../../files/older-output.js";
import type { Site } from "../../site/site.js";
import { agentRoutes } from "../agents/agent-routes.js";
import { feedRoutes, isFeed } from "../agents/feed-routes.js";
import { bookRoutes } from "../book/book-routes.js";
import type { SiteToDraw } from "../document/render-settings.js";
import { faviconRoutes } from "../identity/favicons.js";
import { fontRoutes } from "../identity/font-routes.js";
import { thumbnailRoutes } from "../identity/thumbnail-routes.js";
import { allPictureRoutes, pictureRoutes } from "../pictures/picture-routes.js";
import { browserRoutes, shippedRoutes } from "./browser-routes.js";
import { fileRoutes } from "./file-routes.js";
import { headersFile, hostRedirects, robotsFile, siteFile, sitemap } from "./host-files.js";
import { indexRoutes, isOfIndex } from "./index-routes.js";
import { isIsland, islandRoutes } from "./island-routes.js";
import { oauthRoutes } from "./oauth-route.js";
import { operationRoutes } from "./operation-routes.js";
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
    { owner: "writer", list: ({ settings }) => pageRoutes(settings.site) },
    shell("404.html", () => ({ draw: ({ draw404 }) => draw404(), elements: [] })),
    shell("search/index.html", ({ inputs }) => ({
      draw: () => drawSearchPage(inputs.documents),
      elements: [SEARCH_PAGE_ELEMENT],
    })),
  ],
  plain: [
    textFile("robots.txt", robotsFile),
    fileWithOrigin("sitemap.xml", sitemap),
    textFile("_redirects", hostRedirects),
    textFile("_headers", headersFile),
    // GitHub Pages skips folders such as _docsgen when it serves a branch, unless this file exists.
    textFile(".nojekyll", () => ""),
    textFile(MARK, siteFile),
    { owner: "docsgen", list: ({ settings }) => proxyRoutes(settings.site) },
    { owner: "docsgen", list: ({ settings }) => oauthRoutes(settings.site) },
    { owner: "docsgen", list: ({ settings }) => operationRoutes(settings.site) },
    { owner: "writer", list: ({ settings }) => redirectRoutes(settings.site) },
    { owner: "docsgen", list: ({ settings }) => shippedRoutes(settings) },
    { owner: "docsgen", list: ({ inputs }) => shellFiles(inputs.documents) },
    { owner: "docsgen", list: ({ settings }) => [siteSheetRoute(settings.site)] },
    { owner: "docsgen", list: ({ settings }) => faviconRoutes(settings.site) },
    { owner: "docsgen", list: ({ settings }) => fontRoutes(settings.site) },
    { owner: "docsgen", list: ({ settings }) => thumbnailRoutes(settings) },
    { owner: "docsgen", list: ({ settings }) => (settings.isDev ? allPictureRoutes(settings) : []) },
    { owner: "docsgen", list: ({ settings }) => agentRoutes(settings.site) },
    { owner: "project", list: ({ settings }) => fileRoutes(settings.site) },
  ],
  notes: [
    { owner: "docsgen", mayHave: () => false, list: browserRoutes },
    {
      owner: "docsgen",
      mayHave: () => false,
      list: ({ settings }, { pages }) => (settings.isDev ? [] : pictureRoutes(settings, pages)),
    },
    { owner: "docsgen", mayHave: isFeed, list: ({ settings }, { pages }) => feedRoutes(settings.site, pages) },
  ],
  books: { owner: "docsgen", list: bookRoutes },
  islands: { mayHave: isIsland, bundle: islandRoutes },
  index: { mayHave: isOfIndex, list: indexRoutes },
};

type Shell = Pick<ShellRoute, "draw" | "elements">;

/** A document without a page. */
function shell(file: string, of: (from: SiteToDraw) => Shell): Entry<ShellRoute> {
  return { owner: "docsgen", list: (from) => [{ kind: "shell", file, ...of(from) }] };
}

/** A text that depends on the site alone. */
function textFile(file: string, write: (site: Site) => string): PlainEntry {
  return { owner: "docsgen", list: ({ settings }) => [{ kind: "made", file, make: () => write(settings.site) }] };
}

/** A text with full addresses. */
function fileWithOrigin(file: string, write: (site: Site) => string): PlainEntry {
  const made = textFile(file, write);
  return {
    owner: "docsgen",
    list: (from) => (from.settings.site.address.url === null ? [{ kind: "withheld", file }] : made.list(from)),
  };
}
