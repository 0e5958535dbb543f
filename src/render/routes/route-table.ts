// The route table of a site: which files it has, and what each is made of. Nothing is made here.

import { hashOf } from "../../emit/hash-of.js";
import { MARK } from "../../files/older-output.js";
import { openFolder } from "../../files/open-folder.js";
import { fromInputs, type Work } from "../../memory/memory.js";
import { resultFiles } from "../../memory/result-files.js";
import type { Route } from "../../model.js";
import type { IndexMemory } from "../../search/indexing/index-memory.js";
import { type Report, unreachable } from "../../shared/problem.js";
import type { Site } from "../../site/site.js";
import { feedRoutes, isFeed } from "../agents/rss.js";
import { agentRoutes } from "../agents/well-known.js";
import { bookRoutes } from "../book/book-routes.js";
import { drawSearchPage, SEARCH_PAGE_ELEMENT } from "../document/own-page.js";
import type { RenderSettings, SiteToDraw } from "../document/render-settings.js";
import type { DrawThumbnail } from "../identity/draw-thumbnail.js";
import { faviconRoutes } from "../identity/favicons.js";
import { fontRoutes } from "../identity/font-routes.js";
import { type ThumbnailView, thumbnailFile, thumbnailView } from "../identity/thumbnail-view.js";
import { indexInputs } from "../inputs/search-of-site.js";
import type { DrawnPage } from "../notes/page-notes.js";
import { allPictureRoutes, pictureRoutes } from "../pictures/picture-routes.js";
import {
  browserRoutes,
  indexRoutes,
  isIsland,
  islandRoutes,
  isOfIndex,
  oauthRoutes,
  operationRoutes,
  shellFiles,
  shippedRoutes,
} from "./browser-routes.js";
import {
  fileRoutes,
  headersFile,
  hostRedirects,
  proxyRoutes,
  redirectRoutes,
  robotsFile,
  siteFile,
  sitemap,
} from "./host-files.js";
import { pageRoutes } from "./page-routes.js";
import type {
  BookRoute,
  DrawnRoute,
  Entry,
  OtherRoute,
  Owner,
  PageDrawing,
  PlainEntry,
  RouteEntries,
  ShellRoute,
  SiteRoute,
} from "./site-route.js";
import { siteSheetRoute } from "./site-sheet.js";

/** The files of a site, by what is needed to list them. */
export interface RouteTable {
  /** Files that need the renderer, pages first. */
  readonly drawn: readonly DrawnRoute[];
  /** Files that follow from the settings and pages of the site. */
  readonly plain: () => Promise<readonly OtherRoute[]>;
  /** Files that are known once all pages are drawn. */
  readonly ofNotes: (pages: readonly DrawnPage[]) => readonly OtherRoute[];
  /** Files that are made of finished documents. */
  readonly books: readonly BookRoute[];
  /** The scripts of these names, bundled together. */
  readonly islands: (scripts: Iterable<string>, report: Report) => Promise<readonly Route[]>;
  /** The search index, whose files are made when taken. */
  readonly index: (pages: readonly DrawnPage[], memory: IndexMemory | null) => Iterable<Route>;
  /** Whether a file may be a script of an island or part of the search index: those are only listed once they are made. */
  readonly isMade: (file: string) => boolean;
  /** The list that may contain such a file once all pages are drawn; null where none does. */
  readonly lateList: (file: string) => LateList | null;
}

export type LateList = "notes" | "islands" | "index";

/** Lists the files of a site. */
export function routeTable(from: SiteToDraw): RouteTable {
  const { drawn, plain, notes, books, islands, index } = ROUTE_ENTRIES;
  const isMade = (file: string) => islands.mayHave(file) || index.mayHave(file);
  const isFree = claims(from.settings.site, isMade);
  const listed = <Each extends SiteRoute>(owner: Owner, routes: readonly Each[]) =>
    routes.filter(({ file }) => isFree(file, owner));
  const allDrawn = drawn.map(({ owner, list }) => ({ owner, routes: list(from) }));
  const shells = allDrawn
    .flatMap(({ routes }) => routes)
    .filter((route): route is ShellRoute => route.kind === "shell");
  return {
    drawn: allDrawn.flatMap(({ owner, routes }) => listed(owner, routes)),
    plain: async () => {
      const lists = await Promise.all(plain.map(async ({ owner, list }) => listed(owner, await list(from))));
      return lists.flat();
    },
    ofNotes: (pages) => notes.flatMap(({ owner, list }) => listed(owner, list(from, { pages, shells }))),
    books: listed(books.owner, books.list(from)),
    islands: (scripts, report) => islands.bundle(from, scripts, report),
    index: (pages, memory) => index.list({ pages, ...indexInputs(from.settings.site), memory }),
    isMade,
    lateList: (file) => {
      if (islands.mayHave(file)) return "islands";
      if (index.mayHave(file)) return "index";
      return notes.some((each) => each.mayHave(file)) ? "notes" : null;
    },
  };
}

/** Whether an address is free for docsgen's own file. */
function claims(
  { files, pages, redirects }: Site,
  isMade: (file: string) => boolean,
): (file: string, owner: Owner) => boolean {
  const own = new Set(files.map(({ file }) => `/${file}`));
  const written = new Set([...pages.values()].map(({ address }) => address));
  for (const { source } of redirects) written.add(source);
  return (file, owner) => {
    if (owner === "project") return !isMade(file);
    if (own.has(`/${file}`)) return false;
    return owner === "writer" || !(written.has(`/${file}`) || written.has(`/${file.replace(/\/index\.html$/, "")}`));
  };
}

/** The routes as they are written or served. */
export function* routesOf(routes: Iterable<SiteRoute>, drawing: PageDrawing): Iterable<Route> {
  for (const route of routes) {
    const made = routeOf(route, drawing);
    if (made) yield made;
  }
}

/** The route as it is written or served; null where the file is not made. */
function routeOf(route: SiteRoute, drawing: PageDrawing): Route | null {
  const { kind, file } = route;
  switch (kind) {
    case "copied":
    case "made":
      return route;
    case "page":
      return { kind: "made", file, make: () => drawing[route.part](route.page) };
    case "shell":
      return { kind: "made", file, make: () => route.draw(drawing) };
    case "classes":
      return { kind: "made", file, make: async () => route.make(await drawing.classes()) };
    case "notes":
      return { kind: "made", file, make: async () => route.make(await drawing.all()) };
    case "book":
      return { kind: "made", file, make: () => route.make(drawing) };
    case "withheld":
      return null;
    default:
      return unreachable(route);
  }
}

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

/** Lists the preview pictures of a site and keeps them between runs, found again by what they show. */
export function thumbnailRoutes(settings: RenderSettings): Route[] {
  const { site } = settings;
  const picture = createPictures(settings);
  return [...site.pages.values()].flatMap((page): Route[] => {
    const view = thumbnailView(site, page);
    return view === null ? [] : [{ kind: "made", file: thumbnailFile(page), make: () => picture(view) }];
  });
}

/** The libraries are loaded for the first picture that is not kept. */
function createPictures({ site, cache }: RenderSettings): DrawThumbnail {
  let opened: Promise<DrawThumbnail> | null = null;
  const { remembered } = resultFiles(cache);
  const picture: Work<PictureInputs, Uint8Array> = {
    name: "previews",
    hash: hashOf,
    codec: { pack: (bytes) => [bytes], open: (bytes) => bytes },
    run: fromInputs(async ({ view }) => {
      opened ??= import("../identity/draw-thumbnail.js").then(({ openThumbnails }) =>
        openThumbnails(site.root, view.family),
      );
      return (await opened)(view);
    }),
  };
  // Pages with the same title and description share a picture.
  return async (view) => (await remembered(picture, { view, pictures: picturesIn(view, site) })).output;
}

interface PictureInputs {
  readonly view: ThumbnailView;
  /** The pictures of the project inside it, as base64; null for one that is missing or comes from elsewhere. */
  readonly pictures: readonly (string | null)[];
}

function picturesIn({ logo, background }: ThumbnailView, { root }: Site): PictureInputs["pictures"] {
  const folder = openFolder(root);
  const read = (file: string | null) => {
    if (file === null || /^[a-z]+:/i.test(file)) return null;
    return folder.read(file.replace(/^\.?\/+/, ""))?.toString("base64") ?? null;
  };
  return [read(logo), read(background)];
}
