// Owns the routes of a site, by what must exist before one can be made, and lists those of pages.
import type { Html, Page, PagePath, Route } from "../../model.js";
import type { IndexMemory } from "../../search/indexing/index-memory.js";
import type { Report } from "../../shared/problem.js";
import type { Site } from "../../site/site.js";
import { namesakesTogether } from "../article/fresh-bodies.js";
import type { SiteToDraw } from "../document/render-settings.js";
import { isDrawn, markdownFile } from "../document/rendered-page.js";
import type { DrawnPage } from "../notes/page-notes.js";
import type { SiteDrawing } from "../threads/draw-site.js";

/** A file of a page: its document or its Markdown. */
export interface PageRoute {
  readonly kind: "page";
  readonly file: string;
  readonly page: PagePath;
  readonly part: "html" | "twin";
}

/** A document without a page, which only the site's settings shape. */
export interface ShellRoute {
  readonly kind: "shell";
  readonly file: string;
  readonly draw: (drawing: PageDrawing) => Promise<Html>;
  /** Names of the custom elements that only this document has. */
  readonly elements: readonly string[];
}

/** A style sheet made from `classes` of all pages; in the live preview, of those drawn so far. */
interface ClassesRoute {
  readonly kind: "classes";
  readonly file: string;
  readonly make: (tokens: ReadonlySet<string>) => Promise<string>;
}

/** A file made from the notes of all pages. */
export interface NotesRoute {
  readonly kind: "notes";
  readonly file: string;
  readonly make: (pages: readonly DrawnPage[]) => string | Uint8Array;
}

/** A document made of those of pages, once nothing in them changes any more. */
export interface BookRoute {
  readonly kind: "book";
  readonly file: string;
  readonly make: (drawing: SiteDrawing) => Promise<Html>;
}

/** A file that needs the site's origin. Links to it work everywhere. */
interface WithheldRoute {
  readonly kind: "withheld";
  readonly file: string;
}

/** Made while pages are drawn. */
export type DrawnRoute = PageRoute | ShellRoute;

/** Made at any time, or once all pages are drawn. */
export type OtherRoute = Route | ClassesRoute | NotesRoute | WithheldRoute;

export type SiteRoute = DrawnRoute | OtherRoute | BookRoute;

/** Draws pages, and the page for unknown addresses. */
export interface PageDrawing extends SiteDrawing {
  readonly draw404: () => Promise<Html>;
}

/** The owner of a file: the project's files come first, then pages and redirects, then files that docsgen adds. */
export type Owner = "project" | "writer" | "docsgen";

/** Lists the files of a site, by what is needed to list them. */
export interface RouteEntries {
  /** Files that need the renderer. */
  readonly drawn: readonly Entry<DrawnRoute>[];
  /** Files that follow from the settings and pages of the site. */
  readonly plain: readonly PlainEntry[];
  /** Files that are known once all pages are drawn. */
  readonly notes: readonly NotesEntry[];
  readonly books: Entry<BookRoute>;
  readonly islands: IslandsEntry;
  readonly index: IndexEntry;
}

/** Files of one kind. */
export interface Entry<Each> {
  readonly owner: Owner;
  readonly list: (from: SiteToDraw) => readonly Each[];
}

export interface PlainEntry {
  readonly owner: Owner;
  readonly list: (from: SiteToDraw) => readonly OtherRoute[] | Promise<readonly OtherRoute[]>;
}

interface NotesEntry extends Late {
  readonly owner: Owner;
  readonly list: (from: SiteToDraw, drawn: DrawnSite) => readonly OtherRoute[];
}

/** All pages with the documents beside them. */
export interface DrawnSite {
  readonly pages: readonly DrawnPage[];
  readonly shells: readonly ShellRoute[];
}

/** Scripts bundled from the modules that their names refer to. */
interface IslandsEntry extends Late {
  readonly bundle: (from: SiteToDraw, scripts: Iterable<string>, report: Report) => Promise<readonly Route[]>;
}

/** Files of the search index, each made when taken. */
interface IndexEntry extends Late {
  readonly list: (sources: IndexSources) => Iterable<Route>;
}

/** What the search index takes from the site besides its pages. Plain data, part of what identifies the index. */
export interface IndexInputs {
  /** Paths in the order of the navigation, those of current versions first. */
  readonly order: readonly PagePath[];
  /** Whether the assistant finds what is said in other words (`search.semantic`). */
  readonly isSemantic: boolean;
  /** Whether results lead to addresses with a slash at the end. */
  readonly trailingSlash: boolean;
}

/** What the search index is made of. */
export interface IndexSources extends IndexInputs {
  readonly pages: readonly DrawnPage[];
  /** What is known of the last index; null: nothing, and nothing is left to the next. */
  readonly memory: IndexMemory | null;
}

interface Late {
  /** Whether a file can be one of these. The live preview draws all pages only when asked for one that can. */
  readonly mayHave: (file: string) => boolean;
}

/** Pages of the same name together: translations and versions share much that threads remember. */
export function pageRoutes({ pages }: Site): PageRoute[] {
  return namesakesTogether([...pages.values()].filter(isDrawn)).flatMap((page): PageRoute[] => {
    const [html, twin] = pageFiles(page);
    return [
      { kind: "page", file: html, page: page.path, part: "html" },
      { kind: "page", file: twin, page: page.path, part: "twin" },
    ];
  });
}

/** The files of a page: the document and its Markdown twin. */
export function pageFiles(page: Page): [html: string, twin: string] {
  return [htmlFile(page), markdownFile(page).slice(1)];
}

/** `index.html`, `guides/start/index.html`. */
export function htmlFile({ address }: Pick<Page, "address">): string {
  return address === "/" ? "index.html" : `${address.slice(1)}/index.html`;
}
