// The route table: every file of a site and who makes it. It only lists.
import { join, posix } from "node:path";
import { drawRedirect } from "../../layout/redirect-page.js";
import type { Page, Route } from "../../model.js";
import { encodePath } from "../../shared/encode-path.js";
import { isPlain } from "../../shared/match-redirect.js";
import { redirectsFile } from "../../site/redirects.js";
import type { Site, StaticFile } from "../../site/site.js";
import { startPage } from "../../site/start-page.js";
import { namesakesTogether } from "../article/namesakes.js";
import { markdownFile } from "../document/page-view.js";
import { isDrawn } from "../document/rendered-page.js";
import type { SiteDrawing } from "../threads/draw-site.js";
import { headersFile, robotsFile, siteFile, sitemap } from "./host-files.js";
import { oauthRoutes } from "./oauth-route.js";
import { proxyRoutes } from "./proxy-routes.js";

/** What the routes are made with. */
export interface RouteMakers {
  readonly site: Site;
  readonly drawing: SiteDrawing;
  /** The 404 page. */
  readonly draw404: () => Promise<string>;
}

/** Every route, pages first, namesakes together: translations and versions share much that threads remember. A file of the repository goes before a made one of the same name. */
export function siteRoutes(makers: RouteMakers): Route[] {
  const { site } = makers;
  const copied = site.files.map((file) => fileRoute(file, site));
  const own = new Set(copied.map(({ file }) => file));
  const redirects = redirectRoutes(site).map(({ file, text }): Route => ({ kind: "made", file, make: text }));
  const made = [...pageRoutes(makers), ...unclaimed(hostRoutes(makers), site), ...redirects];
  return [...made.filter(({ file }) => !own.has(file)), ...copied];
}

/** Routes to files of all pages, without those whose address is that of a file of the repository, a page or a redirect. */
export function unclaimed(routes: readonly Route[], { files, pages, redirects }: Site): Route[] {
  const addresses = [...pages.values()].map(({ address }) => address);
  const sources = redirects.map(({ source }) => source);
  const claimed = new Set([...files.map(({ file }) => `/${file}`), ...addresses, ...sources]);
  return routes.filter(({ file }) => !claimed.has(`/${file}`));
}

/** Files are served as they are; a description only as far as its readers may see it. */
function fileRoute({ file, closed = [] }: StaticFile, { root, descriptions }: Site): Route {
  const description = descriptions.get(file);
  if (closed.length === 0 || !description) return { kind: "copied", file, from: join(root, file) };
  const make = async () => {
    const { writeOpenPart } = await import("../../openapi/open-part.js");
    return writeOpenPart(description, closed);
  };
  return { kind: "made", file, make };
}

function pageRoutes({ site, drawing }: RouteMakers): Route[] {
  return namesakesTogether([...site.pages.values()].filter(isDrawn)).flatMap((page): Route[] => [
    { kind: "made", file: htmlFile(page), make: () => drawing.html(page.path) },
    { kind: "made", file: markdownFile(page).slice(1), make: () => drawing.twin(page.path) },
  ]);
}

/** The files of a page: the document and its Markdown twin. */
export function pageFiles(page: Page): string[] {
  return [htmlFile(page), markdownFile(page).slice(1)];
}

/** `index.html`, `guides/start/index.html`. */
export function htmlFile(page: Page): string {
  return page.address === "/" ? "index.html" : `${page.address.slice(1)}/index.html`;
}

function hostRoutes({ site, draw404 }: RouteMakers): Route[] {
  return [
    { kind: "made", file: "404.html", make: draw404 },
    { kind: "made", file: "robots.txt", make: () => robotsFile(site) },
    ...sitemapRoute(site),
    { kind: "made", file: "_redirects", make: () => redirectsFile(site.redirects, site.address.base) },
    { kind: "made", file: "_headers", make: () => headersFile(site) },
    // GitHub Pages leave out folders such as _docsgen where they read a branch, unless they are told not to.
    { kind: "made", file: ".nojekyll", make: () => "" },
    { kind: "made", file: "_docsgen/site.json", make: () => siteFile(site) },
    ...proxyRoutes(site),
    ...oauthRoutes(site),
  ];
}

function sitemapRoute(site: Site): Route[] {
  return site.address.url === null ? [] : [{ kind: "made", file: "sitemap.xml", make: () => sitemap(site) }];
}

interface RedirectRoute {
  readonly file: string;
  readonly text: () => string;
}

/** A small page at each plain old address, so that any host redirects; not where a page or file has the address. */
export function redirectRoutes(site: Site): RedirectRoute[] {
  const pages = [...site.pages.values()];
  const taken = new Set([...pages.flatMap(pageFiles), ...site.files.map(({ file }) => file)]);
  const routes: RedirectRoute[] = [];
  for (const { source, destination } of [...site.redirects, ...toStartPage(site)]) {
    if (!isPlain(source) || source.split("/").includes("..")) continue;
    const file = posix.normalize(`${source.slice(1)}/index.html`).replace(/^\//, "");
    if (taken.has(file) || taken.has(file.replace(/\/?index\.html$/, ""))) continue;
    taken.add(file);
    const target = destination.startsWith("/") ? `${site.address.base}${destination}` : destination;
    routes.push({ file, text: () => drawRedirect(target) });
  }
  return routes;
}

/** A site without a page at its own address opens with the first of its navigation. */
function toStartPage(site: Site): { source: string; destination: string }[] {
  const start = startPage(site);
  return start === null ? [] : [{ source: "/", destination: encodePath(start.address) }];
}
