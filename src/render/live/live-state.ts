// One state of a project that is being written: the site as it was read, and how to make each of its files.

import { join } from "node:path";
import { type Answers, type ProjectTexts, projectTexts } from "../../content/read-texts.js";
import { fingerprint } from "../../emit/fingerprint.js";
import type { Page, PagePath, Route } from "../../model.js";
import { fileOf, leniently, type Problem, problem } from "../../shared/problem.js";
import { type OpenedSite, openSite } from "../../site/open-site.js";
import type { Site } from "../../site/site.js";
import type { SiteOptions } from "../../site/site-options.js";
import { articlesIn } from "../article/kept-article.js";
import { codeColours } from "../code/code-colours.js";
import type { RenderSettings } from "../document/render-settings.js";
import { isDrawn } from "../document/rendered-page.js";
import { createRenderer } from "../document/renderer.js";
import { colourInputs } from "../inputs-of-site.js";
import { readClock } from "../read-clock.js";
import { islandRoutes } from "../routes/island-routes.js";
import { siteRoutes } from "../routes/routes.js";
import { indexRoutes, searchPageRoute } from "../routes/search-routes.js";
import { feedRoutes, siteWideRoutes } from "../routes/site-wide-routes.js";
import type { SiteDrawing } from "../threads/draw-site.js";
import { type LiveDrawing, liveDrawing } from "./live-drawing.js";
import { liveLinks } from "./live-links.js";

/** One state of the project: replaced as a whole when more than a page's text changes. */
export interface LiveState {
  readonly site: Site;
  readonly drawing: LiveDrawing;
  /** The page whose HTML or Markdown a file is; null for other files. */
  readonly pageOf: (file: string) => Page | null;
  /** The page of an address; null where there is none. */
  readonly pageAt: (address: string) => Page | null;
  /** What makes any other file. */
  readonly routeOf: (file: string) => Promise<Route | null>;
  /** What is wrong with the links of a page, as it was drawn. */
  readonly checkLinks: (page: Page) => Promise<readonly Problem[]>;
  /** Takes in that the text of pages changed, and nothing else. */
  readonly replace: (pages: readonly Page[]) => void;
}

export interface LiveSettings {
  readonly root: string;
  readonly options: SiteOptions;
}

/** Reads a project again and again. */
export interface LiveReader {
  /** The state is null where docs.json cannot be read. */
  readonly read: () => Promise<{ readonly state: LiveState | null; readonly problems: readonly Problem[] }>;
}

/** What texts said is remembered from one reading to the next. */
export function liveReader(settings: LiveSettings): LiveReader {
  const textsNow = rememberedTexts(settings);
  const { root, options } = settings;
  return {
    read: async () => {
      const found: Problem[] = [];
      const opened = await openSite(root, { ...options, texts: textsNow() }, (each) => found.push(each));
      if (opened === null && found.length === 0) found.push(problem("no-settings", fileOf("docs.json"), GONE, RETURN));
      const problems = options.lenient && opened ? leniently(found) : found;
      return { state: opened && (await makeState(opened, options)), problems };
    },
  };
}

const GONE = "There is no docs.json any more.";
const RETURN = "Put it back; until then the preview shows what was there before.";

/** Milliseconds in which a file could change again without a trace in its times. */
const FRESH = 2000;

function rememberedTexts({ root, options }: LiveSettings): () => ProjectTexts {
  let answers: ReadonlyMap<string, Answers> = new Map();
  let before: ReadonlyMap<string, string> = new Map();
  const skip = options.outFolder === null ? [] : [join(root, options.outFolder)];
  return () => {
    const states = fingerprint(root, { skip, freshSince: Date.now() - FRESH })?.states ?? new Map<string, string>();
    const [known, old] = [answers, before];
    const isSame = (file: string) => states.has(file) && states.get(file) === old.get(file);
    const texts = projectTexts(root, (file) => (isSame(file) ? (known.get(file) ?? null) : null));
    answers = texts.asked();
    before = states;
    return texts;
  };
}

async function makeState(opened: OpenedSite, { parser, lenient, timeLimit, cache }: SiteOptions): Promise<LiveState> {
  const pages = new Map(opened.site.pages);
  const site = { ...opened.site, pages };
  const articles = articlesIn(cache, pages.keys());
  const render = {
    site,
    parser,
    lenient,
    timeLimit,
    clock: readClock(),
    cache,
    articles,
    hasSearch: true,
    isDev: true,
  };
  const renderer = await createRenderer(render, codeColours(colourInputs(render.site)));
  const drawing = liveDrawing(site, renderer);
  const routes = [
    ...siteRoutes({ site, drawing, draw404: renderer.draw404 }),
    ...(await siteWideRoutes(render, drawing)),
  ];
  /** Routes that are known only once every page is drawn (search, feeds): made at the first request for one. */
  let late: Promise<ReadonlyMap<string, Route>> | null = null;
  const makeLate = () => {
    if (late === null) {
      const making = lateRoutes(render, drawing);
      making.catch(() => {
        late = null;
      });
      late = making;
    }
    return late;
  };
  const early = byFile(routes);
  return {
    site,
    drawing,
    pageOf: (file) => pageOfFile(file, pages),
    pageAt: (address) => pageAt(address, pages),
    routeOf: async (file) => {
      if (early.has(file)) return early.get(file) ?? null;
      if (isLate(file)) return (await makeLate()).get(file) ?? null;
      return file.startsWith(islandFolder) ? islandRoute(render, file) : null;
    },
    checkLinks: liveLinks(site, drawing, { early: early.keys(), mayCome: isLate }),
    replace: (edited) => {
      for (const page of edited) pages.set(page.path, page);
      late = null;
    },
  };
}

/** An island is bundled alone when a page that holds it asks for it. */
async function islandRoute(settings: RenderSettings, file: string): Promise<Route | null> {
  const routes = await islandRoutes(settings, [file.slice("_docsgen/".length)], () => {});
  return routes.find((each) => each.file === file) ?? null;
}

const islandFolder = "_docsgen/islands/";

async function lateRoutes(settings: RenderSettings, drawing: SiteDrawing): Promise<ReadonlyMap<string, Route>> {
  const drawn = await drawing.all();
  return byFile([...feedRoutes(settings, drawn), ...searchPageRoute(settings), ...indexRoutes(drawn)]);
}

/** Other addresses must not make the preview draw every page: browsers ask for many files that do not exist. */
function isLate(file: string): boolean {
  return /^(search|_docsgen\/assistant)\/|(^|\/)rss\.xml$/.test(file);
}

function byFile(routes: readonly Route[]): ReadonlyMap<string, Route> {
  return new Map(routes.map((route) => [route.file, route]));
}

function pageOfFile(file: string, pages: ReadonlyMap<PagePath, Page>): Page | null {
  const match = /^(?:(.*)\/)?index\.html$/.exec(file) ?? /^(.*)\.md$/.exec(file);
  return match && pageAt(`/${match[1] ?? ""}`, pages);
}

function pageAt(address: string, pages: ReadonlyMap<PagePath, Page>): Page | null {
  for (const page of pages.values()) {
    if (page.address === address && isDrawn(page)) return page;
  }
  return null;
}
