// The live preview: a site that is read again as its files change, and draws the pages it is asked for.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page, Route } from "../model.js";
import type { Answer, SiteFiles } from "../serve/handler.js";
import { createLive, EVENTS_ADDRESS, type ShownProblem, withLive } from "../serve/live.js";
import { codeFrame } from "../shared/code-frame.js";
import { redirectMatcher } from "../shared/match-redirect.js";
import type { Problem } from "../shared/problem.js";
import { readPage } from "../site/read-pages.js";
import type { Site } from "../site/site.js";
import { weighProblems } from "../site/weigh-problems.js";
import { markdownTwin } from "./agents/markdown-twin.js";
import { browserRoutes } from "./browser-routes.js";
import { liveProblems, wholeSite } from "./live-problems.js";
import { type LiveSettings, type LiveState, liveReader } from "./live-state.js";
import { readBrowserFiles } from "./read-assets.js";

export interface PreviewSettings extends LiveSettings {
  /** Hears of problems when they are new. */
  readonly tell: (problems: readonly Problem[]) => void;
}

export interface Preview {
  readonly files: SiteFiles;
  /** Answers what is not a file of the site (the stream of events); null for all else. */
  readonly answer: (request: Request) => Response | null;
  /** Takes in that files changed (relative to the root). One call after the other. */
  readonly change: (files: readonly string[]) => Promise<void>;
}

/** Opens the preview. A project whose docs.json cannot be read starts with its problems only. */
export async function createPreview(settings: PreviewSettings): Promise<Preview> {
  const { root, options } = settings;
  const live = createLive(Date.now().toString(36));
  const found = liveProblems(settings.tell);
  const reader = liveReader(settings);
  const first = await reader.read();
  let state = first.state;
  found.note(wholeSite, first.problems);

  const show = () => live.show(shownProblems(found.all(), root));
  const draw = async (page: Page, { site, drawing }: LiveState) => {
    const drawn = await drawing.draw(page);
    if (found.note(partOf(page), weighProblems(drawn.problems, page, site))) show();
    return drawn;
  };
  const readAgain = async () => {
    const reading = reader.read();
    state?.drawing.hold(reading.catch(() => {}));
    const next = await reading;
    if (next.state) state?.drawing.stop();
    state = next.state ?? state;
    found.note(wholeSite, next.problems);
  };
  /** Says what became of pages that are wrong or were edited, though no browser may show them now. */
  const lookAt = async (parts: ReadonlySet<string>) => {
    const now = state;
    if (!now) return;
    const pages = [...now.site.pages.values()].filter((page) => parts.has(partOf(page)));
    const left = new Set(pages.map(partOf));
    for (const part of parts) if (part !== wholeSite && !left.has(part) && found.note(part, [])) show();
    for (const page of pages) if (state === now) await draw(page, now);
  };
  const change = async (files: readonly string[]): Promise<void> => {
    const wasFaulty = found.of(wholeSite).some(({ place }) => place && files.includes(place.file));
    const edited = state && !wasFaulty ? editedPages(files, state) : null;
    const reachesLoaded = !edited && files.some((file) => isServedAsItIs(file, state));
    if (edited) state?.replace(edited);
    else await readAgain();
    show();
    live.advance({ reachesLoaded });
    await lookAt(new Set([...found.parts(), ...(edited ?? []).map(partOf)]));
  };

  const browser = readBrowserFiles();
  const shipped = browserRoutes(browser, Object.keys(browser.scripts), Object.keys(browser.styles));
  const own = new Map(shipped.map((route) => [route.file, route]));
  const liveScript = `${options.base}/_docsgen/${browser.scripts["live"]?.file ?? ""}`;
  const findIn = async (file: string, asked: LiveState | null): Promise<Answer | null> => {
    const revision = live.revision();
    const route = own.get(file);
    if (route) return bytesOf(route);
    if (asked === null) return isPage(file) ? { bytes: withLive(EMPTY, liveScript, revision) } : null;
    const page = asked.pageOf(file);
    if (page) {
      const drawn = await draw(page, asked);
      if (file.endsWith(".md")) return { bytes: markdownTwin(page, drawn.markdown) };
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
      return find(file); // The project was read anew meanwhile: what was asked for may be gone.
    }
  };
  const redirect: SiteFiles["redirect"] = (address) => redirectMatcher(state?.site.redirects ?? [])(address);
  const answer = (request: Request): Response | null => {
    if (!new URL(request.url).pathname.endsWith(EVENTS_ADDRESS)) return null;
    return live.stream(shownProblems(found.all(), root));
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

/** What problems of a page are kept under. */
function partOf(page: Page): string {
  return page.source?.file ?? page.path;
}

/** Pictures and scripts of the project: a page that has them takes them over only where it is loaded anew. */
function isServedAsItIs(file: string, state: LiveState | null): boolean {
  if (!state) return false;
  const { files, styles, descriptions } = state.site;
  return files.some((each) => each.file === file) && !styles.includes(file) && !descriptions.has(file);
}

/** The pages whose text alone changed; null where a change reaches further (front matter, other files). */
function editedPages(files: readonly string[], { site }: LiveState): Page[] | null {
  const byFile = new Map(Array.from(site.pages.values(), (page) => [page.source?.file, page]));
  const edited: Page[] = [];
  for (const file of files) {
    const before = site.snippets.includes(file) ? null : byFile.get(file);
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
    return null; // The file is gone: the site is read anew.
  }
}

function shownProblems(problems: readonly Problem[], root: string): ShownProblem[] {
  const errors = problems.filter((each) => each.severity === "error");
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
