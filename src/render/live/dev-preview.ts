// The live preview: a site that is read again as its files change, and draws the pages it is asked for.
import { readFileSync } from "node:fs";
import type { Page, Route } from "../../model.js";
import type { Answer, SiteFiles } from "../../serve/handler.js";
import { createLive, EVENTS_ADDRESS, withLive } from "../../serve/live.js";
import { redirectMatcher } from "../../shared/match-redirect.js";
import { distinctProblems, type Problem } from "../../shared/problem.js";
import { readPage } from "../../site/read-pages.js";
import type { Site } from "../../site/site.js";
import { markdownTwin } from "../agents/markdown-twin.js";
import { readBrowserFiles } from "../document/read-assets.js";
import { shippedRoutes } from "../routes/browser-routes.js";
import { problemNews } from "./live-news.js";
import { livePages, partOf } from "./live-pages.js";
import { liveProblems, WHOLE_SITE } from "./live-problems.js";
import { type LiveSettings, type LiveState, liveReader } from "./live-state.js";

export interface PreviewSettings extends LiveSettings {
  /** Called with new problems. */
  readonly tell: (problems: readonly Problem[]) => void;
}

export interface Preview {
  readonly files: SiteFiles;
  /** Answers what is not a file of the site (the event stream); null for everything else. */
  readonly answer: (request: Request) => Response | null;
  /** Reads changed files (relative to the root). Calls run one after another. */
  readonly change: (files: readonly string[]) => Promise<Change>;
}

/** The result of a change. */
export interface Change {
  /** False where docs.json cannot be read and the previous site is still shown. */
  readonly isTakenIn: boolean;
  /** The number of problems before. */
  readonly before: number;
  /** The current problems. */
  readonly problems: readonly Problem[];
}

/** Opens the preview. If docs.json cannot be read, it shows only the problems. */
export async function createPreview(settings: PreviewSettings): Promise<Preview> {
  const { root, options } = settings;
  const found = liveProblems(settings.tell);
  const reader = liveReader(settings);
  const first = await reader.read();
  let state = first.state;
  found.note(WHOLE_SITE, first.problems);

  const shown = (address: string) => state?.pageAt(addressInside(address, options.base)) ?? null;
  const live = createLive(Date.now().toString(36), (address) => problemNews(shown(address), { root, found, state }));
  const pages = livePages({ found, weights: options, stateNow: () => state, show: live.show });
  const readAgain = async () => {
    const reading = reader.read();
    state?.drawing.hold(reading.catch(() => {}));
    const next = await reading;
    if (next.state) state?.drawing.stop();
    state = next.state ?? state;
    found.note(WHOLE_SITE, next.problems);
    return next.state !== null;
  };
  const change = async (files: readonly string[]): Promise<Change> => {
    const before = found.all().length;
    const wasFaulty = found.of(WHOLE_SITE).some(({ place }) => place && files.includes(place.file));
    const edited = state && !wasFaulty ? editedPages(files, state) : null;
    const old = state;
    if (edited) state?.replace(edited);
    const isTakenIn = edited !== null || (await readAgain());
    const reachesLoaded = isTakenIn && !edited && files.some((file) => isLoaded(file, old, state));
    live.advance({ reachesLoaded });
    await new Promise(setImmediate); // The event is on its way before pages are drawn.
    const open = Array.from(live.addresses(), shown).filter((page) => page !== null);
    const parts = new Set([...found.parts(), ...[...(edited ?? []), ...open].map(partOf)]);
    try {
      if (isTakenIn && state) await pages.lookAt(parts, state);
    } finally {
      live.show(); // The lines around a problem may be others, even where the problem is the same.
    }
    return { isTakenIn, before, problems: distinctProblems(found.all()) };
  };

  const browser = readBrowserFiles();
  /** Without a readable docs.json there are no other files. */
  const shipped = new Map(shippedRoutes({ isDev: true }).map((route) => [route.file, route]));
  const liveScript = `${options.base}/_docsgen/${browser.scripts["live"]?.file ?? ""}`;
  const findIn = async (file: string, asked: LiveState | null): Promise<Answer | null> => {
    const revision = live.revision();
    if (asked === null) {
      const route = shipped.get(file);
      if (route) return bytesOf(route);
      return isPage(file) ? { bytes: withLive(EMPTY, liveScript, revision) } : null;
    }
    const ofPage = asked.pageOf(file);
    if (ofPage) {
      const { page, part } = ofPage;
      const drawn = await pages.draw(page, asked);
      if (part === "twin") return { bytes: markdownTwin(page, drawn.markdown) };
      // Retries if the project was reread meanwhile.
      setImmediate(() => pages.followLinks(page, asked).catch(() => {}));
      return { bytes: withLive(drawn.pieces.join(""), liveScript, revision) };
    }
    const made = await asked.routeOf(file);
    const answer = made && (await bytesOf(made));
    return answer && isPage(file) ? { bytes: withLive(String(answer.bytes), liveScript, revision) } : answer;
  };
  const find = async (file: string): Promise<Answer | null> => {
    const asked = state;
    try {
      return await findIn(file, asked);
    } catch (error) {
      if (state === asked) throw error;
      return find(file); // The project was reread meanwhile, and the file may be gone.
    }
  };
  const redirect: SiteFiles["redirect"] = (address) => redirectMatcher(state?.site.redirects ?? [])(address);
  const answer = (request: Request): Response | null => {
    const { pathname, searchParams } = new URL(request.url);
    return pathname.endsWith(EVENTS_ADDRESS) ? live.stream(searchParams.get("page") ?? "/") : null;
  };
  return { files: { base: options.base, immutable: false, redirect, find }, answer, change };
}

const EMPTY = "<!doctype html><meta charset=utf-8><title>docs.json</title><body></body>";

function isPage(file: string): boolean {
  return file === "index.html" || file === "404.html";
}

async function bytesOf(route: Route): Promise<Answer> {
  return { bytes: route.kind === "copied" ? readFileSync(route.from) : await route.make() };
}

/** `/base/guides/start/` as `/guides/start`. */
function addressInside(path: string, base: string): string {
  const inside = path.startsWith(`${base}/`) ? path.slice(base.length) : path;
  const address = inside.replace(/(\/index\.html|\/)$/, "") || "/";
  try {
    return decodeURIComponent(address);
  } catch {
    return address; // A lone percent sign.
  }
}

/**
 * Pictures and scripts of the project. A page shows a changed one only after a reload. A new one reloads the pages that miss
 * it, unless every page has it.
 */
function isLoaded(file: string, old: LiveState | null, now: LiveState | null): boolean {
  if (isServedAsItIs(file, old)) return true;
  return now !== null && isServedAsItIs(file, now) && JSON.stringify(now.site.config).includes(file);
}

function isServedAsItIs(file: string, state: LiveState | null): boolean {
  if (!state) return false;
  const { files, styles, descriptions } = state.site;
  return files.some((each) => each.file === file) && !styles.includes(file) && !descriptions.has(file);
}

/** The pages in which only the text changed; null where a change reaches further (front matter, other files). */
function editedPages(files: readonly string[], { site, drawing }: LiveState): Page[] | null {
  const byFile = new Map(Array.from(site.pages.values(), (page) => [page.source?.file, page]));
  const edited: Page[] = [];
  for (const file of files) {
    const before = site.snippets.includes(file) || drawing.shapesAnother(file) ? null : byFile.get(file);
    const after = before && editedPage(file, before, site);
    if (!after) return null;
    edited.push(after);
  }
  return edited;
}

function editedPage(file: string, before: Page, site: Site): Page | null {
  try {
    const { page, usesClasses, problems } = readPage(site.root, file, site.config.variables);
    const reachesFurther = problems.length > 0 || (usesClasses && !site.usesClasses);
    if (reachesFurther || JSON.stringify(page.matter) !== JSON.stringify(before.matter)) return null;
    return { ...before, source: page.source };
  } catch {
    return null; // The file is gone: the site is reread.
  }
}
