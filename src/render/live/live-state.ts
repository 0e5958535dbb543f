// A project that is being written: its site as its files are now, how to make each of its files, and what a change affects.

import type { ProjectTexts } from "../../content/read-texts.js";
import type { FileStates } from "../../emit/fingerprint.js";
import { readOriginal } from "../../files/open-folder.js";
import type { Page, Pages, Route } from "../../model.js";
import type { Answer } from "../../serve/handler.js";
import { fileOf, type Problem, problem } from "../../shared/problem.js";
import { weighed } from "../../shared/severities.js";
import { type OpenedSite, openSite } from "../../site/open-site.js";
import { importsTheSame, readPage, saysTheSame } from "../../site/read-pages.js";
import type { DescriptionMemory } from "../../site/read-sources.js";
import type { Site, SiteOptions } from "../../site/site.js";
import { codeColours } from "../code/code-colours.js";
import { coloursOfSite } from "../inputs/articles-of-site.js";
import { openDrawing } from "../inputs/inputs-of-site.js";
import { type RouteTable, routesOf, routeTable } from "../routes/route-table.js";
import { htmlFile, type PageDrawing, type PageRoute } from "../routes/site-route.js";
import { type LiveDrawing, liveDrawing, liveRenderer, nothingDrawn } from "./live-drawing.js";
import { liveLinks } from "./live-links.js";
import { type LiveArticles, liveArticles, liveTexts } from "./live-texts.js";

/** One state of the project, replaced as a whole when more than the text of a page changes. */
export interface LiveState {
  readonly site: Site;
  /** What the texts of the project said of the site. */
  readonly texts: ProjectTexts;
  readonly drawing: LiveDrawing;
  /** The page of a file; null for other files. */
  readonly pageOf: (file: string) => PageFile | null;
  /** The page of an address; null where there is none. */
  readonly pageAt: (address: string) => Page | null;
  /** Whether a file is made of all pages. */
  readonly isOfAllPages: (file: string) => boolean;
  /** The route of any other file than those of pages. */
  readonly routeOf: (file: string) => Promise<Route | null>;
  /** The problems with the links of a page as it was drawn. */
  readonly checkLinks: (page: Page) => Promise<readonly Problem[]>;
  /** Updates pages in which nothing but the text changed. */
  readonly replace: (pages: readonly Page[]) => void;
  /** The same site, where these files changed, which its pages are drawn from. */
  readonly redrawn: (files: readonly string[]) => Promise<LiveState>;
}

/** The document of a page, or its Markdown. */
interface PageFile extends Pick<PageRoute, "part"> {
  readonly page: Page;
}

export interface LiveSettings {
  readonly root: string;
  readonly options: SiteOptions;
}

/** `states` are those of the files as they are read first; null where unknown. */
function liveReader(settings: LiveSettings, states: FileStates | null) {
  const { root, options } = settings;
  const textsNow = liveTexts(root, options, states);
  const descriptions: DescriptionMemory = new Map();
  const articles = liveArticles(settings);
  const classes = new Set<string>();
  /** An open page keeps the sheet of classes although the last of them was edited away. */
  let usesClasses = false;
  return {
    /** The state is null where docs.json cannot be read. */
    read: async () => {
      const found: Problem[] = [];
      const opened = await openSite(root, { ...options, texts: textsNow(), descriptions }, (each) => found.push(each));
      if (opened === null && found.length === 0) found.push(problem("no-settings", fileOf("docs.json"), GONE, RETURN));
      const problems = opened ? weighed(found, options) : found;
      usesClasses ||= opened?.site.usesClasses === true;
      return { state: opened && (await makeState(opened, options, { articles, classes, usesClasses })), problems };
    },
  };
}

const GONE = "docs.json no longer exists.";
const RETURN = "Restore it. Until then, the preview shows the last version of the site.";

/** What stays when a project is read again. */
interface KeptByReader {
  readonly articles: LiveArticles;
  readonly classes: Set<string>;
  readonly usesClasses: boolean;
}

async function makeState(
  opened: OpenedSite,
  options: SiteOptions,
  { articles, classes, usesClasses }: KeptByReader,
): Promise<LiveState> {
  const pages = new Map(opened.site.pages);
  const site = { ...opened.site, pages, usesClasses };
  const toDraw = openDrawing({ site, articles: articles.places, hasSearch: true, isDev: true }, options);
  const colours = codeColours(coloursOfSite(site), site.root);
  const table = routeTable(toDraw);
  const listed = [...table.drawn, ...(await table.plain()), ...table.books];
  const mayCome = (file: string) => table.lateList(file) !== null;
  const ofAllPages = new Set(listed.filter(({ kind }) => kind === "notes" || kind === "book").map(({ file }) => file));
  const pageOf = pageFinder(table, pages);
  const before = nothingDrawn();
  const redrawn = async (files: readonly string[]): Promise<LiveState> => {
    for (const [path, page] of pages)
      if (before.linked.get(page)?.dependencies.some((file) => files.includes(file))) pages.set(path, { ...page });
    const renderer = await liveRenderer(toDraw, colours);
    const drawing = { ...liveDrawing(toDraw, { renderer, articles, before, classes }), draw404: renderer.draw404 };
    const early = byFile(routesOf(listed, drawing));
    const late = lateRoutes(table, drawing);
    return {
      site,
      texts: opened.texts,
      drawing,
      pageOf,
      pageAt: (address) => pageOf(htmlFile({ address }))?.page ?? null,
      isOfAllPages: (file) => (early.has(file) ? ofAllPages.has(file) : late.isOfAllPages(file)),
      routeOf: async (file) => early.get(file) ?? late.find(file),
      checkLinks: liveLinks(site, drawing, { listed: listed.map(({ file }) => file), mayCome }),
      replace: (edited) => {
        for (const page of edited) pages.set(page.path, page);
        late.forget();
      },
      redrawn,
    };
  };
  return redrawn([]);
}

function pageFinder(table: RouteTable, pages: Pages): LiveState["pageOf"] {
  const routes = new Map(table.drawn.flatMap((route) => (route.kind === "page" ? [[route.file, route]] : [])));
  return (file) => {
    const route = routes.get(file);
    const page = route && pages.get(route.page);
    return page ? { page, part: route.part } : null;
  };
}

/** Files that are known once all pages are drawn, which happens at the first request for one. */
function lateRoutes(table: RouteTable, drawing: PageDrawing) {
  let made: Promise<ReadonlyMap<string, Route>> | null = null;
  const make = async () => {
    const drawn = await drawing.all();
    return byFile([...routesOf(table.ofNotes(drawn), drawing), ...table.index(drawn, null)]);
  };
  const makeOnce = () => {
    if (made === null) {
      made = make();
      made.catch(() => {
        made = null;
      });
    }
    return made;
  };
  const isOfAllPages = (file: string) => ["notes", "index"].includes(table.lateList(file) ?? "");
  return {
    /** Whether a file may be one that is known once all pages are drawn. */
    isOfAllPages,
    find: async (file: string) => {
      if (isOfAllPages(file)) return (await makeOnce()).get(file) ?? null;
      if (table.lateList(file) === null) return null;
      // A script is bundled on its own when a page with the island asks for it.
      const routes = await table.islands([file.slice("_docsgen/".length)], () => {});
      return routes.find((each) => each.file === file) ?? null;
    },
    /** Pages changed: everything made from all pages is outdated. */
    forget: () => {
      made = null;
    },
  };
}

/** The bytes of a route. */
export async function answerOf(route: Route): Promise<Answer> {
  return { bytes: route.kind === "copied" ? readOriginal(route) : await route.make() };
}

function byFile(routes: Iterable<Route>): ReadonlyMap<string, Route> {
  return new Map(Array.from(routes, (route) => [route.file, route]));
}

export interface LiveSite {
  /** Null while docs.json could not be read yet. */
  readonly state: () => LiveState | null;
  /** The problems of the site as a whole. */
  readonly problems: () => readonly Problem[];
  /** Takes in changed files (relative to the root). Calls run one after another. */
  readonly take: (files: readonly string[]) => Promise<Taken>;
}

/** What a change was: of the text of pages and snippets, of more, so that the project was read again, or one that cannot be read. */
type Taken =
  | { readonly kind: "pages"; readonly pages: readonly Page[] }
  | { readonly kind: "site" }
  | { readonly kind: "unreadable" };

/** Reads the project. `states` are those of its files; null where unknown. */
export async function openLiveSite(settings: LiveSettings, states: FileStates | null = null): Promise<LiveSite> {
  const reader = liveReader(settings, states);
  let { state, problems } = await reader.read();
  return {
    state: () => state,
    problems: () => problems,
    take: async (files) => {
      const wasFaulty = problems.some(({ place }) => place && files.includes(place.file));
      const edited = state && !wasFaulty ? editedTexts(files, state) : null;
      if (state && edited) {
        const { pages, shapesOthers } = edited;
        state.replace(pages);
        if (shapesOthers) state = await state.redrawn(files);
        return { kind: "pages", pages };
      }
      const next = await reader.read();
      state = next.state ?? state;
      problems = next.problems;
      return { kind: next.state ? "site" : "unreadable" };
    },
  };
}

/** Where only the text of pages and snippets changed; null where a change reaches further (front matter, imports, other files). */
function editedTexts(files: readonly string[], { site, texts, drawing }: LiveState) {
  const byFile = new Map(Array.from(site.pages.values(), (page) => [page.source?.file, page]));
  const snippets = new Set(site.snippets);
  const pages: Page[] = [];
  try {
    for (const file of files) {
      const before = byFile.get(file);
      const after = before && editedPage(file, before, site);
      if (after) pages.push(after);
      else if (before || !snippets.has(file) || !saysTheSame(site.root, file, texts)) return null;
      if (!importsTheSame(site.root, file, texts)) return null;
    }
  } catch {
    return null; // A file is gone: the site is reread.
  }
  return {
    pages,
    /** Whether other pages are drawn from the texts, too. */
    shapesOthers: files.some((file) => snippets.has(file) || drawing.shapesAnother(file)),
  };
}

function editedPage(file: string, before: Page, site: Site): Page | null {
  const { page, usesClasses, problems } = readPage(site.root, file, site.config.variables);
  const reachesFurther = problems.length > 0 || (usesClasses && !site.usesClasses);
  if (reachesFurther || JSON.stringify(page.matter) !== JSON.stringify(before.matter)) return null;
  return { ...before, source: page.source };
}
