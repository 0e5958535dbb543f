// The route table: the files of a site and their makers. Makes nothing itself.

import type { Route } from "../../model.js";
import type { IndexMemory } from "../../search/indexing/index-memory.js";
import { type Report, unreachable } from "../../shared/problem.js";
import type { Site } from "../../site/site.js";
import type { SiteToDraw } from "../document/render-settings.js";
import { indexInputs } from "../inputs/search-of-site.js";
import type { DrawnPage } from "../notes/page-notes.js";
import { ROUTE_ENTRIES } from "./route-entries.js";
import type { BookRoute, DrawnRoute, OtherRoute, Owner, PageDrawing, ShellRoute, SiteRoute } from "./site-route.js";

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

type LateList = "notes" | "islands" | "index";

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
