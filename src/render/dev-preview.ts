// The live preview: a site that is read again as its files change, and draws the pages it is asked for.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page, PagePath, Route } from "../model.js";
import type { SiteFiles } from "../serve/handler.js";
import { createLive, EVENTS_ADDRESS, type ShownProblem, withLive } from "../serve/live.js";
import { codeFrame } from "../shared/code-frame.js";
import { redirectMatcher } from "../shared/match-redirect.js";
import { leniently, type Problem } from "../shared/problem.js";
import { type OpenedSite, openSite } from "../site/open-site.js";
import { readPage } from "../site/read-pages.js";
import type { SiteOptions } from "../site/site-options.js";
import { weighProblems } from "../site/weigh-problems.js";
import { markdownTwin } from "./agents/markdown-twin.js";
import { browserRoutes } from "./browser-routes.js";
import { codeColours } from "./code-colours.js";
import type { SiteDrawing } from "./draw-site.js";
import { islandRoutes } from "./island-routes.js";
import { articlesIn } from "./kept-article.js";
import { type LiveDrawing, liveDrawing } from "./live-drawing.js";
import { readBrowserFiles } from "./read-assets.js";
import type { RenderSettings } from "./render-settings.js";
import { isDrawn } from "./rendered-page.js";
import { createRenderer } from "./renderer.js";
import { siteRoutes } from "./routes.js";
import { indexRoutes, searchPageRoute } from "./search-routes.js";
import { feedRoutes, siteWideRoutes } from "./site-wide-routes.js";

export interface PreviewSettings {
  readonly root: string;
  readonly options: SiteOptions;
  /** Hears of problems when they are new. */
  readonly tell: (problems: readonly Problem[]) => void;
}

export interface Preview {
  readonly files: SiteFiles;
  /** Answers what is not a file of the site (the stream of events); null for all else. */
  readonly answer: (request: Request) => Response | null;
  /** Takes in that files changed (relative to the root). */
  readonly change: (files: readonly string[]) => Promise<void>;
}

/** One state of the project: replaced as a whole when more than a page's text changes. */
interface State {
  readonly opened: OpenedSite;
  readonly pages: Map<PagePath, Page>;
  readonly drawing: LiveDrawing;
  readonly routes: ReadonlyMap<string, Route>;
  /** Routes that are known only once every page is drawn (search, feeds): made at the first request for one. */
  readonly late: () => Promise<ReadonlyMap<string, Route>>;
  /** They are made anew at the next request: the text of a page changed. */
  readonly forgetLate: () => void;
  /** The script of an island; null for other names. */
  readonly island: (file: string) => Promise<{ bytes: Uint8Array | string } | null>;
}

/** Opens the preview. A project whose docs.json cannot be read starts with its problems only. */
export async function createPreview(settings: PreviewSettings): Promise<Preview> {
  const live = createLive();
  const found = new Map<string, readonly Problem[]>();
  let state = await open(settings, found);
  settings.tell([...found.values()].flat());

  const show = () => live.send({ kind: "problems", problems: shownProblems(found, settings.root) });
  const noteDrawn = (page: Page, problems: readonly Problem[]) => {
    const key = page.source?.file ?? page.path;
    const before = JSON.stringify(found.get(key) ?? []);
    found.set(key, problems);
    if (JSON.stringify(problems) === before) return;
    settings.tell(problems);
    show();
  };

  const change = async (files: readonly string[]): Promise<void> => {
    const only = state && files.length === 1 && files[0] ? editedPage(files[0], state, settings.root) : null;
    if (only && state) {
      state.pages.set(only.path, only);
      state.forgetLate();
    } else {
      const before = JSON.stringify([...found.values()]);
      const next = await open(settings, found);
      if (next) state = next;
      if (JSON.stringify([...found.values()]) !== before) settings.tell([...found.values()].flat());
    }
    show();
    live.send({ kind: "changed" });
  };

  const script = readBrowserFiles().scripts["live"]?.file ?? "";
  const liveScript = `${settings.options.base}/_docsgen/${script}`;
  const files: SiteFiles = {
    base: settings.options.base,
    immutable: false,
    redirect: (address) => redirectMatcher(state?.opened.site.redirects ?? [])(address),
    find: async (file) => {
      if (state === null)
        return file === "index.html" || file === "404.html" ? { bytes: withLive(EMPTY, liveScript) } : null;
      const page = pageOfFile(file, state);
      if (page) {
        const drawn = await state.drawing.draw(page);
        noteDrawn(page, weighProblems(drawn.problems, page, state.opened.site));
        if (file.endsWith(".md")) return { bytes: markdownTwin(page, drawn.markdown) };
        return { bytes: withLive(drawn.pieces.join(""), liveScript) };
      }
      const route = state.routes.get(file) ?? (isLate(file) ? (await state.late()).get(file) : undefined);
      if (!route && file.startsWith(islandFolder)) return state.island(file);
      if (!route) return null;
      if (route.kind === "copied") return { bytes: readFileSync(route.from) };
      const bytes = await route.make();
      return { bytes: file === "404.html" ? withLive(String(bytes), liveScript) : bytes };
    },
  };
  const answer = (request: Request): Response | null => {
    if (!new URL(request.url).pathname.endsWith(EVENTS_ADDRESS)) return null;
    return live.stream({ kind: "problems", problems: shownProblems(found, settings.root) });
  };
  return { files, answer, change };
}

const EMPTY = "<!doctype html><meta charset=utf-8><title>docs.json</title><body></body>";

async function open(settings: PreviewSettings, found: Map<string, readonly Problem[]>): Promise<State | null> {
  const problems: Problem[] = [];
  const opened = await openSite(settings.root, settings.options, (each) => problems.push(each));
  found.clear();
  found.set("", settings.options.lenient && opened ? leniently(problems) : problems);
  if (opened === null) return null;
  const pages = new Map(opened.site.pages);
  const site = { ...opened.site, pages };
  const { parser, lenient } = settings.options;
  const { cache } = settings.options;
  const articles = articlesIn(cache, pages.keys());
  const render = { site, parser, lenient, cache, articles, hasSearch: true, isDev: true };
  const renderer = await createRenderer(render, codeColours(render.site));
  const drawing = liveDrawing(site, renderer);
  const browser = readBrowserFiles();
  const routes = [
    ...siteRoutes({ site, drawing, draw404: renderer.draw404 }),
    ...browserRoutes(browser, Object.keys(browser.scripts), Object.keys(browser.styles)),
    ...(await siteWideRoutes(render, drawing)),
  ];
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
  return {
    opened,
    pages,
    drawing,
    routes: byFile(routes),
    late: makeLate,
    forgetLate: () => {
      late = null;
    },
    island: (file) => islandScript(render, file),
  };
}

/** An island is bundled alone when a page that holds it asks for it. */
async function islandScript(settings: RenderSettings, file: string): Promise<{ bytes: Uint8Array | string } | null> {
  const routes = await islandRoutes(settings, [file.slice("_docsgen/".length)], () => {});
  const route = routes.find((each) => each.file === file);
  return route?.kind === "made" ? { bytes: await route.make() } : null;
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

/** The page whose text alone changed; null where the change reaches further (front matter, other files). */
function editedPage(file: string, { opened, pages }: State, root: string): Page | null {
  const before = [...pages.values()].find((page) => page.source?.file === file);
  if (!before || opened.site.snippets.includes(file)) return null;
  try {
    const after = readPage(root, file, () => {});
    if (JSON.stringify(after.matter) !== JSON.stringify(before.matter)) return null;
    return { ...before, source: after.source };
  } catch {
    return null; // The file is gone: the site is read anew.
  }
}

function pageOfFile(file: string, { pages }: State): Page | null {
  const match = /^(?:(.*)\/)?index\.html$/.exec(file) ?? /^(.*)\.md$/.exec(file);
  if (!match) return null;
  const address = `/${match[1] ?? ""}`;
  for (const page of pages.values()) {
    if (page.address === address && isDrawn(page)) return page;
  }
  return null;
}

function shownProblems(found: ReadonlyMap<string, readonly Problem[]>, root: string): ShownProblem[] {
  const errors = [...found.values()].flat().filter((each) => each.severity === "error");
  return errors.map((each) => ({ ...each, frame: frameOf(each, root) }));
}

function frameOf({ place }: Problem, root: string): string | null {
  if (!place || place.line === 0) return null;
  try {
    return codeFrame(readFileSync(join(root, place.file), "utf8").split(/\r?\n/), place);
  } catch {
    return null; // The file the problem names is missing.
  }
}
